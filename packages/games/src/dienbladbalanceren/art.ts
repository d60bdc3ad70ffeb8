import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawBarblad, drawTerras } from './decor.ts';
import { PALET } from './palet.ts';

const OOR = `<g fill="none" stroke="${KLEUREN.zee}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M-44-11h15l19-17v56l-19-17h-15z" fill="${KLEUREN.zee}"/><path d="M10-15q10 15 0 30M27-26q19 26 0 52"/></g>`;

/** A slate in a wooden frame, with a card pinned to it. */
const drawLei = (w: number, h: number, inhoud = ''): string =>
  `<rect y="8" width="${w}" height="${h - 8}" rx="18" fill="${PALET.houtDiep}"/><rect width="${w}" height="${h - 8}" rx="18" fill="${PALET.hout}"/><rect x="10" y="9" width="${w - 20}" height="${h - 26}" rx="12" fill="${PALET.lei}"/><rect x="20" y="16" width="${w - 40}" height="${h - 40}" rx="10" fill="${PALET.etiket}"/>${inhoud}`;

/** A paper label for letters. */
const drawEtiket = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y + 3}" width="${w}" height="${h}" rx="12" fill="${PALET.zwart}" opacity=".16"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" fill="${PALET.etiket}"/>`;

const VORMEN: Readonly<Record<'glas' | 'kom' | 'schaal', string>> = {
  glas: `<path d="M62 4l12-14M62 4V30" stroke="${PALET.rietje}" stroke-width="6" stroke-linecap="round" fill="none" transform="translate(0 12)"/><path d="M8 14h82l-10 82H18z" fill="${PALET.glasRand}"/><path d="M12 18h74l-9 74H21z" fill="${PALET.glas}"/><path d="M14 30h70l-8 60H22z" fill="${PALET.limonade}"/><path d="M18 34l6 52" stroke="${PALET.wit}" stroke-width="5" opacity=".7" stroke-linecap="round"/>${drawEtiket(9, 24, 80, 50)}`,
  kom: `<path d="M4 18h140q0 76-50 78H54Q4 94 4 18z" fill="${PALET.komDiep}"/><path d="M8 18h132q-2 66-48 70H56Q10 84 8 18z" fill="${PALET.kom}"/><ellipse cx="74" cy="18" rx="70" ry="13" fill="${PALET.komDiep}"/><ellipse cx="74" cy="17" rx="62" ry="9" fill="${PALET.soep}"/>${drawEtiket(13, 24, 122, 50)}`,
  schaal: `<path d="M4 44h208q-6 52-60 52H64Q10 96 4 44z" fill="${PALET.schaalDiep}"/><path d="M16 22q92-34 184 0l8 24H8z" fill="${PALET.cake}"/><path d="M16 22q92-34 184 0" stroke="${PALET.taart}" stroke-width="14" stroke-linecap="round" fill="none"/><path d="M6 46h204q-8 42-58 42H64Q14 88 6 46z" fill="${PALET.schaal}"/>${drawEtiket(11, 24, 194, 52)}`,
};

/** Dots say how heavy it is. */
const drawStippen = (n: number): string =>
  Array.from({ length: n }, (_, i) => `<circle cx="${60 + (i - (n - 1) / 2) * 18}" cy="116" r="6.500" fill="${PALET.zwart}"/>`).join('');
const BORD = `<ellipse cx="60" cy="108" rx="56" ry="18" fill="${PALET.zilverDiep}"/><ellipse cx="60" cy="103" rx="56" ry="17" fill="${PALET.marmer}"/><rect x="26" y="107" width="68" height="19" rx="9" fill="${PALET.etiket}"/>`;

const GERECHTEN: Readonly<Record<string, string>> = {
  '1': `${BORD}<path d="M34 60h46v24q-2 18-23 18t-23-18z" fill="${PALET.kom}"/><path d="M80 66q18 0 14 14-4 10-16 10" stroke="${PALET.kom}" stroke-width="7" fill="none"/><ellipse cx="57" cy="60" rx="23" ry="7" fill="${PALET.thee}"/><path d="M48 46q-6-8 0-14M62 46q-6-8 0-16" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round" fill="none" opacity=".8"/>${drawStippen(1)}`,
  '2': `${BORD}<path d="M22 60h76v36q-38 16-76 0z" fill="${PALET.cake}"/><path d="M22 76h76" stroke="${PALET.etiket}" stroke-width="7"/><path d="M20 62q0-22 40-22t40 22q0 12-10 8-6 12-14 2-8 14-16 0-8 12-16 0-8 10-16-2-8 2-8-8z" fill="${PALET.taart}"/><circle cx="60" cy="36" r="11" fill="${PALET.kers}"/><path d="M62 26q2-10 12-12" stroke="${PALET.blad}" stroke-width="4" fill="none"/><circle cx="56" cy="33" r="3" fill="${PALET.wit}" opacity=".8"/>${drawStippen(2)}`,
  '3': `${BORD}<path d="M16 48q-12 4-10 18t16 14M104 48q12 4 10 18t-16 14" stroke="${PALET.schaalDiep}" stroke-width="8" fill="none"/><path d="M14 50h92q4 52-46 54Q10 102 14 50z" fill="${PALET.schaal}"/><path d="M24 62q2 28 20 34" stroke="${PALET.wit}" stroke-width="6" opacity=".5" fill="none" stroke-linecap="round"/><path d="M12 50q6-32 48-34 42 2 48 34z" fill="${PALET.schaalDiep}"/><path d="M22 44q8-18 30-21" stroke="${PALET.wit}" stroke-width="5" opacity=".45" fill="none" stroke-linecap="round"/><circle cx="60" cy="13" r="10" fill="${KLEUREN.zon}"/>${drawStippen(3)}`,
  dicht: `${BORD}<path d="M12 98Q10 40 60 36q50 4 48 62z" fill="${PALET.zilverDiep}"/><path d="M16 96Q14 44 60 40q44 4 42 56z" fill="${PALET.zilver}"/><path d="M28 84q0-30 22-36" stroke="${PALET.zilverLicht}" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="60" cy="28" r="10" fill="${PALET.zilverDiep}"/><circle cx="57" cy="25" r="4" fill="${PALET.zilverLicht}"/><path d="M52 70q0-12 10-12t10 10q0 7-9 10v6M63 92v1" stroke="${PALET.zilverRand}" stroke-width="6" fill="none" stroke-linecap="round"/>`,
};

const HAPJES: Readonly<Record<string, string>> = {
  '1': `<path d="M10 16h22v12q-2 10-11 10t-11-10z" fill="${PALET.kom}"/><ellipse cx="21" cy="16" rx="11" ry="4" fill="${PALET.thee}"/>`,
  '2': `<path d="M6 22h32v16H6z" fill="${PALET.cake}"/><path d="M4 24q0-12 18-12t18 12q-4 6-9 0-5 7-9 0-5 7-9 0-5 6-9 0z" fill="${PALET.taart}"/><circle cx="22" cy="10" r="5" fill="${PALET.kers}"/>`,
  '3': `<path d="M4 20h36q0 20-18 20T4 20z" fill="${PALET.schaal}"/><path d="M4 20q4-12 18-12t18 12z" fill="${PALET.schaalDiep}"/><circle cx="22" cy="7" r="4" fill="${KLEUREN.zon}"/>`,
};

/** A cat that sits, seen from the front; `hoop` looks up, `smul` smacks. */
function drawPoes(toon: string): string {
  const ogen =
    toon === 'smul'
      ? `<path d="M42 50q6-8 12 0M74 50q6-8 12 0" stroke="${PALET.zwart}" stroke-width="5" fill="none" stroke-linecap="round"/>`
      : [48, 80]
          .map(
            (x) =>
              `<circle cx="${x}" cy="50" r="9" fill="${PALET.wit}"/><circle cx="${x + (toon === 'hoop' ? -3 : 0)}" cy="${toon === 'hoop' ? 45 : 50}" r="5.500" fill="${PALET.zwart}"/>`,
          )
          .join('');
  const bek =
    toon === 'hoop'
      ? `<ellipse cx="64" cy="72" rx="9" ry="8" fill="${PALET.kers}"/>`
      : `<path d="M54 68q5 7 10 0 5 7 10 0" stroke="${PALET.zwart}" stroke-width="4" fill="none" stroke-linecap="round"/>${toon === 'smul' ? `<path d="M64 71q8 12 12 1z" fill="${PALET.roze}"/>` : ''}`;
  return `<ellipse cx="64" cy="122" rx="46" ry="6" fill="${PALET.zwart}" opacity=".2"/><path d="M98 112q28 2 24-26-2-12-10-8" stroke="${PALET.poesDiep}" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M30 122q-4-48 34-48t34 48z" fill="${PALET.poes}"/><path d="M50 122q0-30 14-30t14 30z" fill="${PALET.etiket}"/><path d="M28 40L26 6l26 18zM100 40l2-34-26 18z" fill="${PALET.poesDiep}"/><path d="M34 30l-2-14 12 9zM94 30l2-14-12 9z" fill="${PALET.roze}"/><ellipse cx="64" cy="52" rx="42" ry="36" fill="${PALET.poes}"/><path d="M64 18v16M50 20l3 13M78 20l-3 13" stroke="${PALET.poesDiep}" stroke-width="6" stroke-linecap="round"/><ellipse cx="64" cy="66" rx="20" ry="14" fill="${PALET.etiket}"/><path d="M58 60h12l-6 7z" fill="${PALET.roze}"/>${ogen}${bek}<path d="M20 58l18 4M20 70l18-2M108 58l-18 4M108 70l-18-2" stroke="${PALET.poesDiep}" stroke-width="3" stroke-linecap="round"/>`;
}

const LAMP: Readonly<Record<string, string>> = { '': PALET.houtDiep, aan: KLEUREN.zon, nu: PALET.wit, half: PALET.zilverDiep };

const randOm = (w: number, h: number, kijk: boolean): string =>
  `<rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="22" fill="${KLEUREN.zon}" opacity=".45"/><rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="22" fill="none" stroke="${kijk ? PALET.amber : KLEUREN.zon}" stroke-width="8"${kijk ? ' stroke-dasharray="16 10"' : ''}/>`;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  duif: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="54" cy="80" rx="34" ry="22" fill="${PALET.poesGrijs}"/><path d="M76 76q12-8 12-26 14 2 14 12 0 26-18 32z" fill="${PALET.poesGrijsDiep}"/><circle cx="90" cy="44" r="15" fill="${PALET.poesGrijs}"/><path d="M102 42l16 6-16 6z" fill="${PALET.amber}"/><circle cx="93" cy="40" r="4" fill="${KLEUREN.inkt}"/><path d="M22 76L2 90l28 2z" fill="${PALET.poesGrijsDiep}"/><path d="M48 100v12M62 100v12" fill="none" stroke="${PALET.roze}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="108" cy="104" r="4" fill="${PALET.cake}"/><circle cx="116" cy="110" r="3" fill="${PALET.cake}"/>`,
  hond: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112q-6-46 26-46t26 46z" fill="${PALET.chocola}"/><circle cx="60" cy="48" r="27" fill="${PALET.chocola}"/><path d="M38 32q-20 6-14 36 18-2 22-20zM82 32q20 6 14 36-18-2-22-20z" fill="${PALET.thee}"/>${drawOgen(60, 44, 10, 7)}<ellipse cx="60" cy="56" rx="8" ry="6" fill="${PALET.zwart}"/><path d="M54 64h12v12q-6 8-12 0z" fill="${PALET.roze}"/>`,
  wesp: `<ellipse cx="50" cy="34" rx="14" ry="24" fill="${PALET.wit}" opacity=".9" transform="rotate(-24 50 34)"/><ellipse cx="74" cy="34" rx="14" ry="24" fill="${PALET.wit}" opacity=".9" transform="rotate(20 74 34)"/><ellipse cx="60" cy="68" rx="36" ry="22" fill="${PALET.amber}"/><path d="M48 48h9v40h-9zM68 47h9v42h-9z" fill="${PALET.zwart}"/><path d="M96 66l20 3-20 7z" fill="${PALET.zwart}"/>${drawOgen(34, 62, 7, 6)}${drawLach(33, 74, 5)}<path d="M28 50L18 38M40 48l-4-14" fill="none" stroke="${PALET.zwart}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  accordeon: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 112q-2-40 30-40t30 40z" fill="${PALET.limonadeDiep}"/><circle cx="60" cy="44" r="25" fill="${PALET.cake}"/><path d="M30 40q0-22 30-22t30 22z" fill="${PALET.lei}"/><rect x="26" y="36" width="68" height="8" rx="4" fill="${PALET.lei}"/>${drawOgen(60, 46, 9, 6)}${drawLach(60, 58, 8)}<rect x="20" y="76" width="18" height="32" rx="4" fill="${PALET.taartDiep}"/><rect x="82" y="76" width="18" height="32" rx="4" fill="${PALET.taartDiep}"/><path d="M38 78l6 28 6-28 6 28 6-28 6 28 6-28 6 28V78z" fill="${PALET.wit}"/><circle cx="28" cy="84" r="2" fill="${PALET.wit}"/><circle cx="28" cy="92" r="2" fill="${PALET.wit}"/><circle cx="92" cy="84" r="2" fill="${PALET.wit}"/><circle cx="92" cy="92" r="2" fill="${PALET.wit}"/>`,
  servet: `<path d="M12 42Q40 14 68 34t44-8q-6 30 0 54-28 20-52 4T12 96q8-26 0-54z" fill="${PALET.wit}"/><path d="M26 46q16-12 34 0M22 84q18-12 38 0" fill="none" stroke="${PALET.lei}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".3"/>${drawOgen(64, 52, 11, 7)}${drawLach(64, 68, 9)}<path d="M4 24q10-6 14 2M2 104q10-6 14 2" fill="none" stroke="${PALET.ruit}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  koekje: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="64" r="42" fill="${PALET.cake}"/><circle cx="60" cy="62" r="40" fill="${PALET.amber}"/><circle cx="40" cy="44" r="6" fill="${PALET.chocola}"/><circle cx="78" cy="42" r="7" fill="${PALET.chocola}"/><circle cx="88" cy="70" r="6" fill="${PALET.chocola}"/><circle cx="36" cy="84" r="6" fill="${PALET.chocola}"/><circle cx="64" cy="92" r="6" fill="${PALET.chocola}"/>${drawOgen(60, 60, 11, 7)}${drawLach(60, 74, 9)}<path d="M92 24q14 6 16 20l-10-2-4 8q-10-12-2-26z" fill="${PALET.wit}" opacity=".01"/>`,
  regen: `<circle cx="34" cy="36" r="18" fill="${PALET.poesGrijs}"/><circle cx="60" cy="26" r="24" fill="${PALET.poesGrijs}"/><circle cx="86" cy="38" r="18" fill="${PALET.poesGrijs}"/><rect x="18" y="36" width="84" height="20" rx="10" fill="${PALET.poesGrijs}"/>${drawOgen(60, 34, 11, 6)}${drawLach(60, 44, 6)}<path d="M34 64l-4 12M54 64l-4 16M74 64l-4 12M92 64l-4 14" fill="none" stroke="${PALET.ruit}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="92" rx="44" ry="10" fill="${PALET.tafel}"/><path d="M60 98v16" fill="none" stroke="${PALET.poot}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  bloem: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M36 70h48l-8 42H44z" fill="${PALET.pot}"/><path d="M60 70V44M50 70L36 52M70 70l14-18" fill="none" stroke="${PALET.bladLicht}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="30" r="12" fill="${PALET.taart}"/><circle cx="46" cy="26" r="10" fill="${PALET.wit}"/><circle cx="74" cy="26" r="10" fill="${PALET.wit}"/><circle cx="52" cy="40" r="10" fill="${PALET.wit}"/><circle cx="68" cy="40" r="10" fill="${PALET.wit}"/><circle cx="60" cy="16" r="10" fill="${PALET.wit}"/><circle cx="60" cy="30" r="10" fill="${PALET.amber}"/><circle cx="32" cy="46" r="12" fill="${PALET.taartDiep}"/><circle cx="88" cy="46" r="12" fill="${PALET.taartDiep}"/>${drawOgen(60, 86, 9, 6)}${drawLach(60, 96, 7)}`,
  ober: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="60" cy="68" rx="34" ry="44" fill="${PALET.zwart}"/><ellipse cx="60" cy="78" rx="24" ry="32" fill="${PALET.wit}"/>${drawOgen(60, 46, 10, 7)}<path d="M52 54h16l-8 10z" fill="${PALET.amber}"/><path d="M54 74l-12-6v12zM66 74l12-6v12z" fill="${PALET.taart}"/><circle cx="60" cy="74" r="4" fill="${PALET.taartDiep}"/><path d="M28 62Q8 72 12 92l18-12zM92 62q14-14 18-30l-20 12z" fill="${PALET.zwart}"/><ellipse cx="108" cy="30" rx="14" ry="5" fill="${PALET.zilver}"/><ellipse cx="46" cy="112" rx="12" ry="5" fill="${PALET.amber}"/><ellipse cx="74" cy="112" rx="12" ry="5" fill="${PALET.amber}"/>`,
  lepel: `<ellipse cx="60" cy="34" rx="24" ry="32" fill="${PALET.zilver}"/><ellipse cx="60" cy="32" rx="17" ry="24" fill="${PALET.zilverLicht}"/><rect x="55" y="62" width="10" height="52" rx="5" fill="${PALET.zilver}"/>${drawOgen(60, 28, 9, 7)}${drawLach(60, 44, 8)}<path d="M92 92l12-8M92 104l14 2M28 92l-12-8M28 104l-14 2" fill="none" stroke="${PALET.zilverRand}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': {
    vak: [1280, 720],
    svg: () => drawTerras({ w: 1280, h: 720, vloer: 268, tafel: { x: 122, y: 268, stap: 148, w: 118 }, ramen: 6 }),
  },
  'decor-staand': {
    vak: [720, 960],
    svg: () => drawTerras({ w: 720, h: 960, vloer: 300, tafel: { x: 56, y: 304, stap: 87, w: 78 }, ramen: 4 }),
  },
  'bar-liggend': { vak: [1280, 132], svg: () => drawBarblad(1280, 132) },
  'bar-staand': { vak: [720, 270], svg: () => drawBarblad(720, 270) },
  'bord-woord': { vak: [440, 116], tonen: ['leeg'], svg: () => drawLei(440, 116) },
  'bord-oor': {
    vak: [190, 116],
    tonen: ['leeg'],
    svg: (toon) => drawLei(190, 116, toon === 'leeg' ? '' : `<g transform="translate(95 54)">${OOR}</g>`),
  },
  'bord-liggend': { vak: [760, 116], svg: () => drawLei(760, 116) },
  'bord-staand': { vak: [660, 128], svg: () => drawLei(660, 128) },
  glas: { vak: [98, 98], svg: () => VORMEN.glas },
  kom: { vak: [148, 98], svg: () => VORMEN.kom },
  schaal: { vak: [216, 98], svg: () => VORMEN.schaal },
  bordje: {
    vak: [270, 104],
    svg: () =>
      `<ellipse cx="135" cy="66" rx="132" ry="36" fill="${PALET.zilverDiep}"/><ellipse cx="135" cy="60" rx="132" ry="35" fill="${PALET.zilver}"/><ellipse cx="135" cy="59" rx="114" ry="26" fill="${PALET.zilverLicht}"/>${drawEtiket(20, 6, 230, 84)}`,
  },
  plateau: {
    vak: [720, 34],
    svg: () =>
      `<path d="M0 6h720q-10 26-60 27H60Q10 32 0 6z" fill="${PALET.zilverRand}"/><path d="M0 4h720q-10 20-60 22H60Q10 24 0 4z" fill="${PALET.zilver}"/><rect width="720" height="10" rx="5" fill="${PALET.zilverLicht}"/><path d="M90 18h240" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" opacity=".8"/>`,
  },
  stang: {
    vak: [14, 120],
    svg: () =>
      `<rect x="2" width="10" height="120" rx="5" fill="${PALET.zilverDiep}"/><rect x="4" width="4" height="120" rx="2" fill="${PALET.zilverLicht}"/>`,
  },
  strik: {
    vak: [60, 34],
    svg: () =>
      `<path d="M30 17L4 4q-4 13 0 26zM30 17L56 4q4 13 0 26z" fill="${PALET.zwart}"/><rect x="23" y="9" width="14" height="16" rx="6" fill="${PALET.luifel}"/>`,
  },
  viltje: {
    vak: [62, 62],
    tonen: ['nu'],
    svg: (toon) =>
      `<ellipse cx="31" cy="46" rx="29" ry="12" fill="${toon === 'nu' ? PALET.amber : PALET.zilverDiep}"/><ellipse cx="31" cy="43" rx="29" ry="12" fill="${toon === 'nu' ? KLEUREN.zon : PALET.etiket}"/><ellipse cx="31" cy="43" rx="19" ry="7" fill="none" stroke="${PALET.zilverDiep}" stroke-width="2.500" stroke-dasharray="5 4"/>`,
  },
  rand: { vak: [140, 116], tonen: ['kijk'], svg: (toon) => randOm(140, 116, toon === 'kijk') },
  gloed: { vak: [310, 140], svg: () => randOm(310, 140, true) },
  gerecht: { vak: [120, 134], tonen: ['1', '2', '3', 'dicht'], svg: (toon) => GERECHTEN[toon] ?? GERECHTEN['1'] ?? '' },
  hapje: { vak: [44, 44], tonen: ['1', '2', '3'], svg: (toon) => HAPJES[toon] ?? HAPJES['1'] ?? '' },
  hier: { vak: [128, 142], svg: () => randOm(128, 142, false) },
  plek: {
    vak: [110, 150],
    tonen: ['hier'],
    svg: (toon) =>
      `<rect x="4" y="4" width="102" height="142" rx="20" fill="${PALET.wit}" opacity="${toon === 'hier' ? '.5' : '.16'}"/><rect x="6" y="6" width="98" height="138" rx="18" fill="none" stroke="${toon === 'hier' ? PALET.amber : PALET.wit}" stroke-width="${toon === 'hier' ? 6 : 4}" stroke-dasharray="14 10"/>`,
  },
  pijl: {
    vak: [44, 44],
    svg: () =>
      `<path d="M14 2h16v18h12L22 42 2 20h12z" fill="${KLEUREN.zon}" stroke="${PALET.amber}" stroke-width="3" stroke-linejoin="round"/>`,
  },
  poes: { vak: [128, 128], tonen: ['hoop', 'smul'], svg: drawPoes },
  hart: {
    vak: [40, 40],
    svg: () =>
      `<path d="M20 36Q2 24 4 12q8-12 16 0 8-12 16 0 2 12-16 24z" fill="${KLEUREN.koraal}"/><path d="M10 14q2-5 6-4" stroke="${PALET.wit}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
  },
  lampje: {
    vak: [30, 30],
    tonen: ['aan', 'nu', 'half'],
    svg: (toon) =>
      `<circle cx="15" cy="15" r="14" fill="${PALET.houtDiep}"/><circle cx="15" cy="15" r="10" fill="${LAMP[toon] ?? PALET.houtDiep}" stroke="${PALET.marmer}" stroke-width="2"/>`,
  },
  knop: {
    vak: [188, 92],
    tonen: ['stil'],
    svg: (toon) =>
      toon === 'stil'
        ? drawKnopVlak(188, 92, KLEUREN['inkt-zacht'], KLEUREN.inkt)
        : drawKnopVlak(188, 92, KLEUREN['zee-diep'], KLEUREN.inkt),
  },
};
