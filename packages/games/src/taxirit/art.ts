import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, traceSter, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawPleinDecor, drawStadDecor } from './decor.ts';
import { PALET } from './palet.ts';

const OOR = `<g fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M-44-11h15l19-17v56l-19-17h-15z" fill="${KLEUREN.zee}"/><path d="M10-15q10 15 0 30M27-26q19 26 0 52"/></g>`;

/** A roof light: yellow, with chequers along both sides. */
const drawDaklicht = (w: number, inhoud = ''): string =>
  `<rect y="8" width="${w}" height="104" rx="32" fill="${PALET.taxiDiep}"/><rect width="${w}" height="104" rx="32" fill="${PALET.taxi}"/>${Array.from({ length: 6 }, (_, i) => `<rect x="${8 + (i % 2) * 10}" y="${22 + i * 10}" width="10" height="10" fill="${PALET.zwart}"/><rect x="${w - 28 + (i % 2) * 10}" y="${22 + i * 10}" width="10" height="10" fill="${PALET.zwart}"/>`).join('')}<rect x="36" y="12" width="${w - 72}" height="80" rx="22" fill="${KLEUREN.papier}"/>${inhoud}`;

/** A yellow taxi from the side, with a face on its front. */
const drawTaxi = (toon: string): string =>
  `<ellipse cx="80" cy="108" rx="72" ry="8" fill="${PALET.zwart}" opacity=".22"/><rect x="62" y="4" width="42" height="18" rx="7" fill="${toon === 'vrij' ? PALET.ledAan : PALET.wit}" stroke="${PALET.zwart}" stroke-width="3"/><path d="M72 13h22" stroke="${PALET.zwart}" stroke-width="4" stroke-dasharray="5 3"/>` +
  `<path d="M34 58q8-34 24-36h46q20 2 34 36l14 6q6 4 6 14v16H6V76q0-14 14-16z" fill="${PALET.taxiDiep}"/><path d="M34 54q8-30 24-32h46q20 2 34 34l14 6q6 4 6 12v10H6V72q0-14 14-16z" fill="${PALET.taxi}"/><path d="M46 54q6-22 16-22h12v22zM82 32h22q12 2 22 22H82z" fill="${PALET.ruit}" opacity=".5" stroke="${PALET.taxiDiep}" stroke-width="3"/>` +
  `<path d="M8 68h146" stroke="${PALET.taxiLicht}" stroke-width="4"/>${Array.from({ length: 12 }, (_, i) => `<rect x="${16 + i * 10}" y="${88 + (i % 2) * 5}" width="10" height="5" fill="${PALET.zwart}"/>`).join('')}<circle cx="148" cy="72" r="7" fill="${PALET.raam}" stroke="${PALET.taxiDiep}" stroke-width="3"/><path d="M140 84q8 5 15 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/><rect x="3" y="72" width="8" height="12" rx="3" fill="${PALET.rood}"/>` +
  [42, 120]
    .map((x) => `<circle cx="${x}" cy="98" r="17" fill="${PALET.band}"/><circle cx="${x}" cy="98" r="8" fill="${PALET.velg}"/>`)
    .join('');

/** A blue direction sign on a post. */
const drawPaal = (): string =>
  `<path d="M58 60V112" stroke="${PALET.asfaltDiep}" stroke-width="8"/><rect x="2" y="8" width="112" height="76" rx="16" fill="${PALET.bordDiep}"/><rect x="2" y="4" width="112" height="76" rx="16" fill="${PALET.bordblauw}"/><rect x="8" y="10" width="100" height="64" rx="11" fill="none" stroke="${PALET.wit}" stroke-width="4"/>`;

const drawKip = (): string =>
  `<ellipse cx="52" cy="98" rx="32" ry="6" fill="${PALET.zwart}" opacity=".2"/><path d="M42 82v14h-8M60 82v14h8" stroke="${PALET.snavel}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M12 46Q4 30 14 26q10 6 14 18 16-6 30 2 4-26 22-24 16 6 14 26-2 40-42 40Q14 86 12 46z" fill="${PALET.kip}"/><path d="M28 54q14-8 28 2-4 18-16 18-12-2-12-20z" fill="${PALET.kipSchaduw}"/><path d="M70 24q-4-14 4-16 4 6 6 6 2-8 8-6 0 8 4 8 8 0 4 10z" fill="${PALET.kam}"/><path d="M94 40l12 5-12 5z" fill="${PALET.snavel}"/><path d="M88 52q6 8 0 14-6-4 0-14z" fill="${PALET.kam}"/><circle cx="84" cy="38" r="4.500" fill="${PALET.zwart}"/><circle cx="85" cy="36.500" r="1.500" fill="${PALET.wit}"/>`;

const STICKERS: readonly string[] = [
  `<path transform="translate(20 21)" d="${traceSter(5, 16, 7)}" fill="${PALET.munt}" stroke="${PALET.muntDiep}" stroke-width="2"/>`,
  `<path d="M20 34Q2 22 6 12q8-8 14 2 6-10 14-2 4 10-14 22z" fill="${PALET.roze}"/>`,
  `<path d="M22 4L8 22h10l-4 14 18-20H21z" fill="${PALET.paars}"/>`,
  `<circle cx="20" cy="20" r="14" fill="${PALET.groen}"/><circle cx="15" cy="17" r="2.500" fill="${PALET.zwart}"/><circle cx="25" cy="17" r="2.500" fill="${PALET.zwart}"/><path d="M13 24q7 7 14 0" stroke="${PALET.zwart}" stroke-width="2.500" fill="none"/>`,
  `<path d="M8 24q-6-6 0-10 6-2 6 4l12-6q0-6 6-4 4 6-2 8 4 6-2 8-6 0-4-6l-10 8q0 4-6-2z" fill="${PALET.kip}" stroke="${PALET.kipSchaduw}" stroke-width="2"/>`,
  `${[0, 72, 144, 216, 288].map((hoek) => `<circle cx="20" cy="9" r="7" fill="${KLEUREN.koraal}" transform="rotate(${hoek} 20 20)"/>`).join('')}<circle cx="20" cy="20" r="6" fill="${PALET.munt}"/>`,
];

const STUK: Readonly<Record<string, string>> = {
  '': `<rect x="2" y="2" width="76" height="66" rx="12" fill="${PALET.ledLicht}"/>`,
  nu: `<rect x="2" y="2" width="76" height="66" rx="12" fill="${PALET.wit}" stroke="${KLEUREN.zon}" stroke-width="6"/>`,
  vol: `<rect x="2" y="2" width="76" height="66" rx="12" fill="${PALET.ledAan}"/>`,
};

const LAMP: Readonly<Record<string, string>> = { '': PALET.pleinDiep, aan: PALET.groen, nu: PALET.taxi, half: PALET.steen };

const randOm = (w: number, h: number, kijk: boolean): string =>
  `<rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="24" fill="${KLEUREN.zon}" opacity=".45"/><rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="24" fill="none" stroke="${kijk ? PALET.amber : KLEUREN.zon}" stroke-width="8"${kijk ? ' stroke-dasharray="16 10"' : ''}/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  eend: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="56" cy="80" rx="36" ry="26" fill="${PALET.wit}"/><circle cx="84" cy="46" r="20" fill="${PALET.wit}"/><path d="M100 44l18 6-16 8z" fill="${PALET.snavel}"/><ellipse cx="48" cy="78" rx="22" ry="14" fill="${PALET.steenLicht}"/><path d="M22 74L6 62l4 26z" fill="${PALET.wit}"/><circle cx="88" cy="42" r="4" fill="${KLEUREN.inkt}"/><ellipse cx="40" cy="108" rx="9" ry="4" fill="${PALET.snavel}"/><ellipse cx="66" cy="108" rx="9" ry="4" fill="${PALET.snavel}"/><circle cx="16" cy="100" r="9" fill="${PALET.led}"/><circle cx="34" cy="104" r="8" fill="${PALET.led}"/>`,
  brandweer: `<ellipse cx="60" cy="112" rx="48" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="8" y="46" width="72" height="48" rx="8" fill="${PALET.rood}"/><path d="M80 56h22q10 4 12 38H80z" fill="${PALET.rood}"/><rect x="86" y="62" width="18" height="16" rx="4" fill="${PALET.ruit}"/><rect x="10" y="76" width="106" height="9" rx="2" fill="${PALET.wit}"/><path d="M10 38h66M10 30h66M20 30v8M36 30v8M52 30v8M68 30v8" fill="none" stroke="${PALET.boomLicht}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="84" y="44" width="14" height="12" rx="5" fill="${PALET.water}"/><circle cx="32" cy="98" r="15" fill="${PALET.band}"/><circle cx="32" cy="98" r="7" fill="${PALET.velg}"/><circle cx="92" cy="98" r="15" fill="${PALET.band}"/><circle cx="92" cy="98" r="7" fill="${PALET.velg}"/>`,
  ballonnen: `<path d="M60 112L34 52M60 112V40M60 112l28-56" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="32" cy="38" rx="20" ry="24" fill="${KLEUREN.koraal}"/><ellipse cx="88" cy="40" rx="20" ry="24" fill="${KLEUREN.zon}"/><ellipse cx="60" cy="28" rx="21" ry="26" fill="${KLEUREN.zee}"/><ellipse cx="52" cy="18" rx="5" ry="9" fill="${PALET.waterLicht}" transform="rotate(20 52 18)"/>${drawOgen(60, 28, 8, 5)}${drawLach(60, 38, 6)}`,
  ijskar: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="16" y="58" width="76" height="44" rx="8" fill="${PALET.gevelRoze}"/><path d="M8 30h92l-8 20H16z" fill="${PALET.wit}"/><path d="M8 30h18l-3 20h-10zM44 30h18v20H46zM80 30h20l-8 20H80z" fill="${PALET.rood}"/><rect x="22" y="48" width="6" height="12" rx="1" fill="${PALET.steenDiep}"/><rect x="82" y="48" width="6" height="12" rx="1" fill="${PALET.steenDiep}"/><path d="M44 66h20l-10 28z" fill="${PALET.amber}"/><circle cx="54" cy="64" r="12" fill="${PALET.wit}"/><circle cx="28" cy="104" r="11" fill="${PALET.band}"/><circle cx="80" cy="104" r="11" fill="${PALET.band}"/><path d="M92 80h20" fill="none" stroke="${PALET.steenDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
  plas: `<circle cx="38" cy="40" r="22" fill="${PALET.bordblauw}" opacity=".9"/><circle cx="64" cy="30" r="28" fill="${PALET.bordblauw}" opacity=".9"/><circle cx="88" cy="42" r="20" fill="${PALET.bordblauw}" opacity=".9"/><rect x="24" y="40" width="80" height="22" rx="11" fill="${PALET.bordblauw}"/><path d="M36 74l-6 14M58 74l-6 20M80 74l-6 14M98 74l-6 18" fill="none" stroke="${PALET.waterLicht}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(62, 38, 12, 7)}${drawLach(62, 50, 8)}<ellipse cx="60" cy="112" rx="40" ry="7" fill="${PALET.water}"/>`,
  hond: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-52 26-52t26 52z" fill="${PALET.amber}"/><circle cx="60" cy="44" r="28" fill="${PALET.amber}"/><path d="M36 30q-20 6-12 38 18-2 22-20zM84 30q20 6 12 38-18-2-22-20z" fill="${PALET.steenDiep}"/>${drawOgen(60, 40, 11, 7)}<ellipse cx="60" cy="54" rx="8" ry="6" fill="${KLEUREN.inkt}"/><path d="M54 62h12v8q-6 8-12 0z" fill="${PALET.roze}"/><circle cx="60" cy="78" r="6" fill="${PALET.led}"/>`,
  circus: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M16 60L60 16l44 44z" fill="${PALET.rood}"/><path d="M60 16l16 44H44z" fill="${PALET.wit}"/><path d="M16 60h88v50H16z" fill="${PALET.wit}"/><path d="M16 60h14v50H16zM46 60h28v50H46zM90 60h14v50H90z" fill="${PALET.rood}"/><path d="M48 110V84q12-20 24 0v26z" fill="${KLEUREN.inkt}"/><path d="M60 16V4" fill="none" stroke="${PALET.steenDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M60 4l22 7-22 7z" fill="${PALET.led}"/>`,
  fietser: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="26" cy="90" r="20" fill="${PALET.band}"/><circle cx="26" cy="90" r="14" fill="${PALET.velg}"/><circle cx="94" cy="90" r="20" fill="${PALET.band}"/><circle cx="94" cy="90" r="14" fill="${PALET.velg}"/><path d="M26 90l22-34h30L94 90M48 56l14 34M62 90l16-34" fill="none" stroke="${PALET.groen}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><rect x="52" y="20" width="34" height="32" rx="6" fill="${PALET.koffer}"/><rect x="52" y="20" width="34" height="12" rx="6" fill="${PALET.munt}"/><circle cx="44" cy="24" r="15" fill="${PALET.bordblauw}"/>${drawOgen(44, 24, 6, 5)}<path d="M44 40l16 12" fill="none" stroke="${PALET.bordblauw}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  maan: `<circle cx="62" cy="56" r="44" fill="${PALET.ledAan}"/><circle cx="46" cy="42" r="8" fill="${PALET.munt}"/><circle cx="82" cy="70" r="10" fill="${PALET.munt}"/><circle cx="78" cy="40" r="6" fill="${PALET.munt}"/>${drawOgen(60, 54, 14, 8)}${drawLach(60, 72, 14)}<path d="M4 112l56-34 56 34z" fill="${PALET.dak}"/><path d="M4 112l56-34 56 34" fill="none" stroke="${PALET.steenDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  mol: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M14 112q10-40 46-40t46 40z" fill="${PALET.asfalt}"/><path d="M20 112q12-30 40-30t40 30z" fill="${PALET.asfaltLicht}"/><circle cx="60" cy="56" r="28" fill="${PALET.steenDiep}"/><ellipse cx="60" cy="64" rx="16" ry="12" fill="${PALET.gevelRoze}"/><circle cx="60" cy="58" r="6" fill="${KLEUREN.koraal}"/>${drawOgen(60, 44, 11, 6)}<path d="M34 36q26-24 52 0l-4 8H38z" fill="${PALET.led}"/><circle cx="60" cy="26" r="6" fill="${PALET.wit}"/>`,
  trouwauto: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 76q2-14 18-16l12-22h40l14 22q18 0 20 16v18H10z" fill="${PALET.wit}"/><path d="M44 44h16v16H34zM66 44h12l10 16H66z" fill="${PALET.ruit}"/><circle cx="32" cy="96" r="13" fill="${PALET.band}"/><circle cx="32" cy="96" r="6" fill="${PALET.velg}"/><circle cx="90" cy="96" r="13" fill="${PALET.band}"/><circle cx="90" cy="96" r="6" fill="${PALET.velg}"/><path d="M60 66c-12-12-20 4 0 16 20-12 12-28 0-16z" fill="${KLEUREN.koraal}"/><path d="M8 92L0 100M10 98l-6 12" fill="none" stroke="${PALET.steen}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="0" cy="104" r="5" fill="${PALET.steenLicht}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawPleinDecor(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => drawPleinDecor(720, 960) },
  'stad-liggend': {
    vak: [1280, 720],
    svg: () => drawStadDecor({ w: 1280, h: 720, kolommen: 5, rijen: 3, eerste: [180, 250], stap: [230, 180] }),
  },
  'stad-staand': {
    vak: [720, 960],
    svg: () => drawStadDecor({ w: 720, h: 960, kolommen: 3, rijen: 5, eerste: [130, 290], stap: [230, 140] }),
  },
  straat: {
    vak: [400, 64],
    svg: () =>
      `<rect width="400" height="64" fill="${PALET.stoep}"/><rect y="6" width="400" height="52" fill="${PALET.asfalt}"/><path d="M0 32h400" stroke="${PALET.lijn}" stroke-width="5" stroke-dasharray="24 20"/>`,
  },
  ring: {
    vak: [692, 356],
    svg: () =>
      `<ellipse cx="346" cy="182" rx="344" ry="174" fill="${PALET.stoepDiep}"/><ellipse cx="346" cy="176" rx="344" ry="174" fill="${PALET.stoep}"/><ellipse cx="346" cy="177" rx="334" ry="165" fill="${PALET.asfalt}"/><ellipse cx="346" cy="177" rx="298" ry="131" fill="none" stroke="${PALET.lijn}" stroke-width="5" stroke-dasharray="26 22"/>`,
  },
  eiland: {
    vak: [508, 172],
    svg: () =>
      `<ellipse cx="254" cy="88" rx="252" ry="84" fill="${PALET.stoepDiep}"/><ellipse cx="254" cy="84" rx="252" ry="84" fill="${PALET.stoep}"/><ellipse cx="254" cy="84" rx="242" ry="76" fill="${PALET.gras}"/><path d="M40 70q60-40 150-44" stroke="${PALET.grasLicht}" stroke-width="7" stroke-linecap="round" fill="none"/>`,
  },
  meter: {
    vak: [488, 116],
    tonen: ['goed'],
    svg: (toon) =>
      `<rect y="6" width="488" height="110" rx="24" fill="${PALET.zwart}" opacity=".3"/><rect width="488" height="110" rx="24" fill="${PALET.led}"/><rect x="5" y="5" width="478" height="100" rx="20" fill="none" stroke="${toon === 'goed' ? KLEUREN.gras : PALET.taxi}" stroke-width="6"/>`,
  },
  stuk: { vak: [80, 70], tonen: ['nu', 'vol'], svg: (toon) => STUK[toon] ?? STUK[''] ?? '' },
  fontein: {
    vak: [150, 150],
    svg: () =>
      `<ellipse cx="75" cy="122" rx="70" ry="22" fill="${PALET.stoepDiep}"/><ellipse cx="75" cy="116" rx="70" ry="22" fill="${PALET.stoep}"/><ellipse cx="75" cy="116" rx="58" ry="16" fill="${PALET.water}"/><rect x="66" y="66" width="18" height="50" rx="6" fill="${PALET.stoepDiep}"/><ellipse cx="75" cy="68" rx="30" ry="10" fill="${PALET.stoep}"/><path d="M75 62Q70 20 40 16 24 34 22 60M75 62Q80 20 110 16q16 18 18 44M75 62V6" stroke="${PALET.waterLicht}" stroke-width="8" fill="none" stroke-linecap="round"/><circle cx="22" cy="76" r="5" fill="${PALET.waterLicht}"/><circle cx="128" cy="78" r="5" fill="${PALET.waterLicht}"/>`,
  },
  paal: { vak: [116, 92], svg: drawPaal },
  wit: {
    vak: [230, 112],
    svg: () =>
      `<path d="M115 80v40" stroke="${PALET.asfaltDiep}" stroke-width="10"/><rect x="3" y="7" width="224" height="98" rx="22" fill="${PALET.bordDiep}"/><rect x="3" y="2" width="224" height="98" rx="22" fill="${PALET.bordblauw}"/><rect x="12" y="11" width="206" height="80" rx="15" fill="${KLEUREN.papier}"/>`,
  },
  gloed: { vak: [276, 152], svg: () => randOm(276, 152, true) },
  rand: { vak: [140, 112], tonen: ['kijk'], svg: (toon) => randOm(140, 112, toon === 'kijk') },
  taxi: { vak: [160, 118], tonen: ['vrij'], svg: drawTaxi },
  sticker: { vak: [40, 40], tonen: STICKERS.map((_, i) => String(i)), svg: (toon) => STICKERS[Number(toon)] ?? STICKERS[0] ?? '' },
  kip: { vak: [104, 104], svg: drawKip },
  munt: {
    vak: [44, 44],
    svg: () =>
      `<circle cx="22" cy="22" r="20" fill="${PALET.muntDiep}"/><circle cx="22" cy="20" r="18" fill="${PALET.munt}"/><path transform="translate(22 21)" d="${traceSter(5, 11, 5)}" fill="${PALET.muntDiep}"/>`,
  },
  koffer: {
    vak: [44, 40],
    svg: () =>
      `<path d="M14 10V4h16v6" stroke="${PALET.kofferDiep}" stroke-width="5" fill="none"/><rect x="2" y="10" width="40" height="28" rx="6" fill="${PALET.koffer}"/><path d="M12 10v28M32 10v28" stroke="${PALET.kofferDiep}" stroke-width="4"/>`,
  },
  hoekje: {
    vak: [96, 96],
    tonen: ['doel'],
    svg: (toon) => `<ellipse cx="48" cy="80" rx="42" ry="14" fill="${toon === 'doel' ? KLEUREN.zon : PALET.wit}" opacity=".75"/>`,
  },
  plas: {
    vak: [100, 56],
    svg: () =>
      `<path d="M6 30q2-22 28-20 22-14 40 2 24 2 22 20-4 20-34 16-26 12-40-2Q4 46 6 30z" fill="${PALET.waterDiep}"/><path d="M10 28q4-18 26-16 20-12 36 2 22 2 20 16-6 16-32 13-24 10-36-2Q8 40 10 28z" fill="${PALET.water}"/><path d="M28 24q10-8 22-4" stroke="${PALET.waterLicht}" stroke-width="5" stroke-linecap="round" fill="none"/>`,
  },
  spat: {
    vak: [120, 84],
    svg: () =>
      `<path d="M4 76q10-36 22-44 4 18 12 22 2-36 20-50 16 12 18 48 8-4 12-24 16 12 26 48-54 14-110 0z" fill="${PALET.waterLicht}" opacity=".9"/>`,
  },
  lampje: {
    vak: [30, 30],
    tonen: ['aan', 'nu', 'half'],
    svg: (toon) =>
      `<circle cx="15" cy="15" r="14" fill="${PALET.wit}"/><circle cx="15" cy="15" r="10" fill="${LAMP[toon] ?? PALET.pleinDiep}"/>`,
  },
  knop: {
    vak: [178, 92],
    tonen: ['stil'],
    svg: (toon) =>
      toon === 'stil'
        ? drawKnopVlak(178, 92, KLEUREN['inkt-zacht'], KLEUREN.inkt)
        : drawKnopVlak(178, 92, KLEUREN['zee-diep'], KLEUREN.inkt),
  },
  'bord-woord': { vak: [420, 112], tonen: ['leeg'], svg: () => drawDaklicht(420) },
  'bord-oor': {
    vak: [190, 112],
    tonen: ['leeg'],
    svg: (toon) => drawDaklicht(190, toon === 'leeg' ? '' : `<g transform="translate(95 52)">${OOR}</g>`),
  },
  'bord-liggend': { vak: [640, 112], svg: () => drawDaklicht(640) },
  'bord-staand': { vak: [640, 112], svg: () => drawDaklicht(640) },
};
