import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { INSECT, VLEUGELS } from './insecten.ts';
import { PALET } from './palet.ts';
import { drawGroteBloem, drawVoorgrond, drawWei } from './wei.ts';

const HORIZON = { liggend: 236, staand: 270 } as const;

const OOR = `<g transform="translate(54 26)" fill="none" stroke="${PALET.houtDiep}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M4 25h15l19-17v54L19 45H4z" fill="${PALET.houtDiep}"/><path d="M52 22q11 13 0 26M68 12q19 23 0 46"/></g>`;

/** A wooden sign with a leaf and a ladybird's dots at its corners. */
const drawBord = (w: number, h: number, inhoud = ''): string =>
  `<rect y="6" width="${w}" height="${h - 6}" rx="26" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="26" fill="${PALET.houtLicht}"/><rect x="9" y="9" width="${w - 18}" height="${h - 26}" rx="19" fill="${PALET.papier}"/><path d="M${w - 46} 10q30-22 52 6q-32 22-52-6z" fill="${PALET.groen}"/><path d="M${w - 42} 11q22 0 44 5" stroke="${PALET.groenDiep}" stroke-width="4" fill="none"/><path d="M-6 ${h - 14}q22-30 52-6q-26 28-52 6z" fill="${PALET.groen}"/><path d="M0 ${h - 15}q20-6 42-5" stroke="${PALET.groenDiep}" stroke-width="4" fill="none"/>${inhoud}`;

/** The flag that an insect flies with; `mik` is within reach of the net. */
const drawVlag = (toon: string): string =>
  `<path d="M130 12V-20" stroke="${PALET.touw}" stroke-width="5"/><path d="M14 22Q6 8 30 10H230q24-2 16 12v52q8 16-16 14H30q-24 2-16-14z" fill="${toon === 'mik' ? KLEUREN['koraal-diep'] : PALET.papierRand}"/><path d="M20 24Q14 14 32 15H228q18-1 12 9v46q6 11-12 10H32q-18 1-12-10z" fill="${toon === 'mik' ? KLEUREN.zon : PALET.papier}"/>${toon === 'mik' ? `<rect x="28" y="22" width="204" height="51" rx="12" fill="${PALET.papier}"/>` : ''}`;

const NET = `<path d="M58 92L82 206" stroke="${PALET.houtDiep}" stroke-width="11" stroke-linecap="round"/><path d="M58 92L81 204" stroke="${PALET.steel}" stroke-width="7" stroke-linecap="round"/><path d="M6 50Q10 120 46 116T104 42z" fill="${PALET.netwit}" opacity=".75"/><path d="M20 60q20 30 24 54M42 58q10 30 8 54M66 54q0 28-12 56M88 50q-12 28-30 56M14 76q40 12 80-10M24 98q30 8 58-10" stroke="${PALET.netlijn}" stroke-width="3" fill="none"/><ellipse cx="55" cy="46" rx="51" ry="22" fill="none" stroke="${PALET.hoepel}" stroke-width="8" transform="rotate(-5 55 46)"/>`;

/** What the insect is doing, in a bubble: eating, feeling with its feelers, or looking. */
const HOUDING: Readonly<Record<string, string>> = {
  '': `<path d="M30 62q-6-34 34-34q6 36-34 34z" fill="${PALET.groen}"/><path d="M32 62q10-18 26-28" stroke="${PALET.groenDiep}" stroke-width="4" fill="none"/><circle cx="64" cy="52" r="9" fill="${PALET.bel}"/><circle cx="54" cy="62" r="7" fill="${PALET.bel}"/>`,
  voelt: `<path d="M40 68Q36 34 20 28M54 68q4-34 20-40" fill="none" stroke="${PALET.zwart}" stroke-width="7" stroke-linecap="round"/><circle cx="20" cy="27" r="7" fill="${KLEUREN.koraal}"/><circle cx="74" cy="27" r="7" fill="${KLEUREN.koraal}"/>`,
  kijkt: `<circle cx="31" cy="48" r="18" fill="${PALET.wit}" stroke="${PALET.zwart}" stroke-width="5"/><circle cx="65" cy="48" r="18" fill="${PALET.wit}" stroke="${PALET.zwart}" stroke-width="5"/><circle cx="26" cy="50" r="9" fill="${PALET.zwart}"/><circle cx="60" cy="50" r="9" fill="${PALET.zwart}"/>`,
};

const drawBel = (toon: string): string =>
  `<circle cx="48" cy="48" r="47" fill="${toon === 'kijkt' ? KLEUREN.koraal : toon === 'voelt' ? KLEUREN.zon : PALET.belRand}"/><circle cx="48" cy="48" r="41" fill="${PALET.bel}"/><path d="M60 88l20 18 0-26z" fill="${PALET.bel}"/>${HOUDING[toon] ?? ''}`;

const STAP: Readonly<Record<string, string>> = {
  klein: `<path d="M70 62q-4-30 14-34 18 4 12 34z" fill="${PALET.houtDiep}"/>`,
  groot: `<path d="M34 62q-4-34 16-38 20 4 14 38zM88 52q-4-34 16-38 20 4 14 38z" fill="${PALET.houtDiep}"/>`,
  stil: `<path d="M60 70Q20 40 60 12q16-14 26 2 30-8 30 22 14 26-16 34z" fill="${PALET.groen}"/><path d="M64 70q2-26 22-46M88 68q0-18 12-30" stroke="${PALET.groenDiep}" stroke-width="5" fill="none"/>`,
};

const drawHotel = (): string =>
  `<path d="M84 236v30M116 236v30" stroke="${PALET.houtDiep}" stroke-width="14"/><rect x="14" y="62" width="172" height="178" rx="8" fill="${PALET.houtDiep}"/><path d="M100 2L196 70H4z" fill="${PALET.houtDiep}"/><path d="M100 12L182 68H18z" fill="${PALET.hout}"/>${[0, 1, 2].map((r) => [0, 1].map((k) => `<rect x="${24 + k * 80}" y="${72 + r * 56}" width="72" height="48" rx="6" fill="${[PALET.houtLicht, PALET.pad, PALET.papierRand][(r + k) % 3]}"/>`).join('')).join('')}<circle cx="100" cy="46" r="12" fill="${PALET.houtDiep}"/><circle cx="100" cy="46" r="6" fill="${PALET.zwart}"/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  haas: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="48" cy="22" rx="9" ry="26" fill="${PALET.bruin}" transform="rotate(-8 48 22)"/><ellipse cx="72" cy="22" rx="9" ry="26" fill="${PALET.bruin}" transform="rotate(8 72 22)"/><ellipse cx="48" cy="24" rx="4" ry="18" fill="${PALET.bloemblad}" transform="rotate(-8 48 24)"/><path d="M30 112q-4-36 30-36t30 36z" fill="${PALET.bruin}"/><circle cx="60" cy="62" r="25" fill="${PALET.bruin}"/><ellipse cx="60" cy="72" rx="16" ry="12" fill="${PALET.bruinLicht}"/>${drawOgen(60, 58, 10, 7)}<circle cx="60" cy="68" r="4" fill="${PALET.rood}"/>${drawLach(60, 72, 6)}<rect x="55" y="78" width="4" height="7" rx="1" fill="${PALET.wit}"/><rect x="60" y="78" width="4" height="7" rx="1" fill="${PALET.wit}"/>`,
  mol: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M10 112q8-28 50-28t50 28z" fill="${PALET.houtDiep}"/><path d="M34 100q-4-46 26-46t26 46z" fill="${PALET.bruinDiep}"/><ellipse cx="60" cy="76" rx="14" ry="10" fill="${PALET.bloemblad}"/><circle cx="60" cy="70" r="5" fill="${PALET.rood}"/>${drawOgen(60, 62, 9, 5)}<path d="M92 110V60" fill="none" stroke="${PALET.stengel}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="92" cy="44" r="8" fill="${PALET.klaproos}"/><circle cx="104" cy="54" r="8" fill="${PALET.klaproos}"/><circle cx="80" cy="54" r="8" fill="${PALET.klaproos}"/><circle cx="86" cy="66" r="8" fill="${PALET.klaproos}"/><circle cx="99" cy="66" r="8" fill="${PALET.klaproos}"/><circle cx="92" cy="56" r="7" fill="${PALET.bloemgeel}"/>`,
  spin: `<path d="M60 0v40" fill="none" stroke="${PALET.netlijn}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 58L16 46M36 70H10M40 82L18 98M80 58l24-12M84 70h26M80 82l22 16" fill="none" stroke="${PALET.bruinDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="70" r="28" fill="${PALET.bruin}"/><rect x="55" y="74" width="10" height="22" rx="2" fill="${PALET.wit}"/><rect x="48" y="80" width="24" height="8" rx="2" fill="${PALET.wit}"/><circle cx="60" cy="54" r="16" fill="${PALET.bruinDiep}"/>${drawOgen(60, 52, 8, 7)}${drawLach(60, 62, 5)}`,
  ree: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 110l6-42q22-14 44 0l6 42h-9l-6-24H45l-6 24z" fill="${PALET.bruin}"/><circle cx="60" cy="44" r="22" fill="${PALET.bruin}"/><ellipse cx="36" cy="34" rx="14" ry="7" fill="${PALET.bruin}" transform="rotate(24 36 34)"/><ellipse cx="84" cy="34" rx="14" ry="7" fill="${PALET.bruin}" transform="rotate(-24 84 34)"/><ellipse cx="60" cy="54" rx="12" ry="10" fill="${PALET.bruinLicht}"/>${drawOgen(60, 42, 10, 7)}<circle cx="60" cy="50" r="4" fill="${PALET.zwart}"/>${drawLach(60, 54, 5)}<circle cx="46" cy="76" r="4" fill="${PALET.wit}"/><circle cx="60" cy="72" r="4" fill="${PALET.wit}"/><circle cx="74" cy="78" r="4" fill="${PALET.wit}"/>`,
  kikker: `<ellipse cx="60" cy="112" rx="38" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M22 110q-4-44 38-44t38 44z" fill="${PALET.groen}"/><circle cx="42" cy="56" r="15" fill="${PALET.groen}"/><circle cx="78" cy="56" r="15" fill="${PALET.groen}"/>${drawOgen(60, 54, 18, 9)}<ellipse cx="60" cy="84" rx="20" ry="10" fill="${PALET.groenDiep}"/><path d="M58 86q30-10 46-46l6 4Q94 86 64 96z" fill="${PALET.rood}"/><circle cx="108" cy="38" r="7" fill="${PALET.rood}"/><circle cx="34" cy="98" r="5" fill="${PALET.groenDiep}"/><circle cx="88" cy="100" r="5" fill="${PALET.groenDiep}"/>`,
  libel: `<ellipse cx="30" cy="42" rx="30" ry="9" fill="${PALET.bel}" transform="rotate(14 30 42)"/><ellipse cx="90" cy="42" rx="30" ry="9" fill="${PALET.bel}" transform="rotate(-14 90 42)"/><ellipse cx="34" cy="60" rx="26" ry="8" fill="${PALET.bel}" transform="rotate(-10 34 60)"/><ellipse cx="86" cy="60" rx="26" ry="8" fill="${PALET.bel}" transform="rotate(10 86 60)"/><rect x="55" y="40" width="10" height="70" rx="5" fill="${PALET.blauw}"/><path d="M56 62h8M56 76h8M56 90h8" fill="none" stroke="${PALET.blauwDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="30" r="16" fill="${PALET.blauw}"/>${drawOgen(60, 28, 9, 7)}${drawLach(60, 38, 5)}`,
  paddenstoel: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M48 58h24l6 52H42z" fill="${PALET.papier}"/><path d="M12 64q0-54 48-54t48 54q-48 14-96 0z" fill="${PALET.oranje}"/><circle cx="38" cy="38" r="8" fill="${PALET.papier}"/><circle cx="64" cy="26" r="9" fill="${PALET.papier}"/><circle cx="88" cy="46" r="7" fill="${PALET.papier}"/><circle cx="86" cy="98" r="7" fill="${PALET.zwart}"/><circle cx="98" cy="100" r="6" fill="${PALET.zwart}"/><circle cx="75" cy="101" r="6" fill="${PALET.zwart}"/><path d="M86 104v8M98 106v6M75 106v6" fill="none" stroke="${PALET.zwart}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 80, 7, 5)}${drawLach(60, 90, 6)}`,
  vogel: `<ellipse cx="54" cy="64" rx="30" ry="24" fill="${PALET.geel}"/><rect x="50" y="46" width="8" height="40" rx="4" fill="${PALET.zwart}"/><circle cx="78" cy="44" r="19" fill="${PALET.zwart}"/><ellipse cx="82" cy="50" rx="10" ry="8" fill="${PALET.wit}"/><path d="M94 40l16 6-16 6z" fill="${PALET.zwart}"/><path d="M44 56q-30 4-36 30 28 4 44-16z" fill="${PALET.blauwDiep}"/><circle cx="84" cy="38" r="3" fill="${KLEUREN.inkt}"/><path d="M104 52q8 8 2 14t4 12" fill="none" stroke="${PALET.groen}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M48 88v12M60 88v12" fill="none" stroke="${PALET.zwart}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  verrekijker: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="14" y="40" width="36" height="60" rx="12" fill="${PALET.zwart}"/><rect x="70" y="40" width="36" height="60" rx="12" fill="${PALET.zwart}"/><rect x="44" y="50" width="32" height="22" rx="6" fill="${PALET.bruinDiep}"/><ellipse cx="32" cy="98" rx="18" ry="10" fill="${PALET.glas}"/><ellipse cx="88" cy="98" rx="18" ry="10" fill="${PALET.glas}"/><rect x="20" y="30" width="24" height="14" rx="4" fill="${PALET.bruin}"/><rect x="76" y="30" width="24" height="14" rx="4" fill="${PALET.bruin}"/>${drawOgen(60, 60, 9, 6)}<path d="M18 36Q60-10 102 36" fill="none" stroke="${PALET.steel}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  regenworm: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M48 112q-16-40 8-64" fill="none" stroke="${PALET.bloemblad}" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="42" r="19" fill="${PALET.bloemblad}"/><path d="M36 88l24 4M38 72l22 2" fill="none" stroke="${PALET.rood}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(64, 38, 8, 6)}${drawLach(64, 50, 7)}<path d="M10 112q6-20 24-20t26 20zM62 112q2-14 22-14t26 14z" fill="${PALET.houtDiep}"/><path d="M96 30q10 14 0 20-10-6 0-20zM18 26q8 12 0 18-8-6 0-18z" fill="${PALET.bel}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawWei(1280, 720, HORIZON.liggend) },
  'decor-staand': { vak: [720, 960], svg: () => drawWei(720, 960, HORIZON.staand) },
  voor: { vak: [1280, 100], svg: drawVoorgrond },
  ...Object.fromEntries(Object.entries(INSECT).map(([naam, svg]) => [naam, { vak: [140, 110] as const, svg: () => svg }])),
  vleugels: { vak: [120, 100], svg: () => VLEUGELS },
  vlag: { vak: [260, 96], tonen: ['mik'], svg: drawVlag },
  gloed: {
    vak: [300, 130],
    svg: () =>
      `<rect x="4" y="4" width="292" height="122" rx="34" fill="${KLEUREN.zon}" opacity=".5"/><rect x="8" y="8" width="284" height="114" rx="30" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="18 11"/>`,
  },
  net: { vak: [110, 212], svg: () => NET },
  schaduw: { vak: [100, 24], svg: () => `<ellipse cx="50" cy="12" rx="48" ry="11" fill="${KLEUREN.inkt}" opacity=".2"/>` },
  pot: {
    vak: [130, 140],
    svg: () =>
      `<rect x="10" y="22" width="110" height="116" rx="22" fill="${PALET.glas}" opacity=".7"/><rect x="10" y="22" width="110" height="116" rx="22" fill="none" stroke="${PALET.glasRand}" stroke-width="5"/><path d="M26 46v60" stroke="${PALET.wit}" stroke-width="8" stroke-linecap="round"/><rect x="16" y="4" width="98" height="24" rx="9" fill="${PALET.houtLicht}"/><path d="M40 12h6M62 12h6M84 12h6" stroke="${PALET.houtDiep}" stroke-width="5" stroke-linecap="round"/>`,
  },
  hotel: { vak: [200, 268], svg: drawHotel },
  bloem: { vak: [160, 256], svg: drawGroteBloem },
  houding: { vak: [96, 108], tonen: ['voelt', 'kijkt'], svg: drawBel },
  struik: {
    vak: [170, 130],
    svg: () =>
      `<path d="M8 126Q-6 70 40 62Q44 10 86 22q44-20 52 36q38 12 24 68z" fill="${PALET.grasDiep}"/><path d="M16 122Q6 78 46 72Q52 24 86 34q36-14 42 34q32 10 26 54z" fill="${PALET.gras}"/><path d="M50 116q-4-30 10-44M86 118q-4-40 2-70M122 116q4-26-6-42" fill="none" stroke="${PALET.weiLicht}" stroke-width="5" stroke-linecap="round"/>`,
  },
  stap: {
    vak: [170, 98],
    tonen: Object.keys(STAP),
    svg: (toon) =>
      `${drawKnopVlak(170, 98, PALET.papier, PALET.papierRand)}${STAP[toon] ?? ''}<path d="M18 78h134" stroke="${PALET.papierRand}" stroke-width="5" stroke-linecap="round"/>`,
  },
  weetje: {
    vak: [760, 132],
    svg: () =>
      `<rect y="6" width="760" height="126" rx="30" fill="${PALET.belRand}"/><rect width="760" height="126" rx="30" fill="${PALET.papier}"/><rect x="10" y="10" width="740" height="106" rx="22" fill="none" stroke="${KLEUREN.zon}" stroke-width="5"/>`,
  },
  'bord-woord': { vak: [480, 116], svg: () => drawBord(480, 116) },
  'bord-oor': { vak: [200, 116], tonen: ['leeg'], svg: (toon) => drawBord(200, 116, toon === 'leeg' ? '' : OOR) },
  'bord-liggend': { vak: [780, 116], svg: () => drawBord(780, 116) },
  'bord-staand': { vak: [640, 124], svg: () => drawBord(640, 124) },
};
