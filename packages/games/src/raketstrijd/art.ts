import type { GameArt } from '@spelrijk/game-kit/contract';
import { drawGloed, drawKnopVlak, traceSter, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { drawDaken, drawDek, drawLucht } from './stad.ts';

const STEEN = [
  { kleur: PALET.steenA, diep: PALET.steenADiep, licht: PALET.steenALicht },
  { kleur: PALET.steenB, diep: PALET.steenBDiep, licht: PALET.steenBLicht },
  { kleur: PALET.steenC, diep: PALET.steenCDiep, licht: PALET.steenCLicht },
] as const;

/** A lump of rock about 200 across: lit from the upper left, with craters and a glowing lower edge. */
function drawSteen(soort: number): string {
  const { kleur, diep, licht } = STEEN[soort] ?? STEEN[0];
  const vorm = [
    'M34 84Q20 40 62 26q30-24 66-10q42 2 54 40q24 30 8 66q-2 42-44 50q-34 24-70 8q-44-2-54-42Q4 116 34 84z',
    'M30 70q0-40 44-48q36-20 70 4q44 8 44 50q16 38-12 66q-14 38-56 36q-40 20-70-10q-40-14-36-54q-8-26 16-44z',
    'M44 44q26-34 66-26q44-8 62 30q30 26 16 66q2 44-40 54q-30 28-68 12q-46 2-54-42q-18-32 2-62q2-20 16-32z',
  ][soort];
  return (
    `<path d="${vorm}" fill="${diep}"/><path d="${vorm}" transform="translate(3 -2) scale(.95)" fill="${kleur}"/>` +
    `<path d="M46 74q10-38 54-46" fill="none" stroke="${licht}" stroke-width="12" stroke-linecap="round"/>` +
    `<ellipse cx="150" cy="52" rx="15" ry="12" fill="${diep}"/><ellipse cx="152" cy="55" rx="12" ry="9" fill="${licht}" opacity=".5"/><ellipse cx="46" cy="130" rx="12" ry="10" fill="${diep}"/><ellipse cx="168" cy="126" rx="9" ry="8" fill="${diep}"/>` +
    `<path d="M56 168q44 26 92-6" fill="none" stroke="${PALET.gloei}" stroke-width="9" stroke-linecap="round" opacity=".85"/>`
  );
}

const OGEN = `<circle cx="74" cy="88" r="22" fill="${PALET.wit}"/><circle cx="126" cy="88" r="22" fill="${PALET.wit}"/>`;
const drawPupillen = (dx: number, dy: number, r = 10): string =>
  `<circle cx="${74 + dx}" cy="${88 + dy}" r="${r}" fill="${KLEUREN.inkt}"/><circle cx="${126 + dx}" cy="${88 + dy}" r="${r}" fill="${KLEUREN.inkt}"/><circle cx="${71 + dx}" cy="${84 + dy}" r="3.500" fill="${PALET.wit}"/><circle cx="${123 + dx}" cy="${84 + dy}" r="3.500" fill="${PALET.wit}"/>`;
const WENKBRAUW = `<path d="M50 58l38 14M150 58l-38 14" stroke="${PALET.mond}" stroke-width="10" stroke-linecap="round"/>`;

/** Grim at first, curious about every letter, startled by the rocket, yawning when nothing comes. */
const GEZICHT: Readonly<Record<string, string>> = {
  '': `${OGEN}${drawPupillen(0, 6)}${WENKBRAUW}<path d="M78 132q22-14 44 0" fill="none" stroke="${PALET.mond}" stroke-width="8" stroke-linecap="round"/>`,
  kijkt: `${OGEN}${drawPupillen(0, 11)}<path d="M52 60q18-12 34-4M148 60q-18-12-34-4" fill="none" stroke="${PALET.mond}" stroke-width="8" stroke-linecap="round"/><ellipse cx="100" cy="132" rx="9" ry="8" fill="${PALET.mond}"/>`,
  schrikt: `<circle cx="72" cy="86" r="27" fill="${PALET.wit}"/><circle cx="128" cy="86" r="27" fill="${PALET.wit}"/>${drawPupillen(0, 10, 7)}<path d="M46 48q16-14 32-8M154 48q-16-14-32-8" fill="none" stroke="${PALET.mond}" stroke-width="8" stroke-linecap="round"/><ellipse cx="100" cy="140" rx="17" ry="20" fill="${PALET.mond}"/><path d="M88 150q12-10 24 0q-4 10-12 10t-12-10z" fill="${PALET.tong}"/>`,
  gaapt: `<path d="M54 90q20 14 40 0M106 90q20 14 40 0" fill="none" stroke="${PALET.mond}" stroke-width="8" stroke-linecap="round"/><ellipse cx="100" cy="138" rx="24" ry="26" fill="${PALET.mond}"/><path d="M82 150q18-14 36 0q-6 14-18 14t-18-14z" fill="${PALET.tong}"/><path d="M160 66q10 8 4 18q-12-4-4-18z" fill="${PALET.glas}"/>`,
};

const VLAMMEN = `<path d="M60 0Q20 90 34 150q-22-14-26-40Q0 190 60 236q60-46 52-126-4 26-26 40Q100 90 60 0z" fill="${PALET.vlamRood}" opacity=".75"/><path d="M60 50q-24 60-14 108-14-8-18-24-2 60 32 84 34-24 32-84-4 16-18 24 10-48-14-108z" fill="${PALET.vlam}" opacity=".85"/><path d="M60 120q-12 30-8 58 2 22 8 30 6-8 8-30 4-28-8-58z" fill="${PALET.vlamWit}"/>`;

const drawSegment = (toon: string): string =>
  toon === 'vol'
    ? `<rect y="4" width="84" height="96" fill="${PALET.romp}"/><rect y="4" width="84" height="14" fill="${PALET.wit}"/><rect y="80" width="84" height="20" fill="${PALET.rompSchaduw}"/><path d="M1 4v96M83 4v96" stroke="${PALET.rompRand}" stroke-width="2.500" opacity=".55"/><rect y="2" width="84" height="5" fill="${PALET.rood}"/><rect y="97" width="84" height="5" fill="${PALET.roodDiep}"/><circle cx="8" cy="14" r="2.500" fill="${PALET.rompRand}"/><circle cx="76" cy="14" r="2.500" fill="${PALET.rompRand}"/><circle cx="8" cy="90" r="2.500" fill="${PALET.rompRand}"/><circle cx="76" cy="90" r="2.500" fill="${PALET.rompRand}"/>`
    : `<rect x="4" y="6" width="76" height="92" rx="10" fill="${KLEUREN.papier}" opacity="${toon === 'nu' ? '.92' : '.3'}"/><rect x="4" y="6" width="76" height="92" rx="10" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.romp}" stroke-width="6" stroke-dasharray="14 9"/>`;

const NEUS = `<path d="M0 2Q74 8 110 52Q74 98 0 102z" fill="${PALET.rood}"/><path d="M0 82Q60 78 104 60Q74 96 0 102z" fill="${PALET.roodDiep}"/><path d="M8 14q44 4 70 24" fill="none" stroke="${PALET.roodLicht}" stroke-width="8" stroke-linecap="round"/><circle cx="34" cy="50" r="19" fill="${PALET.rompRand}"/><circle cx="34" cy="50" r="14" fill="${PALET.glas}"/><path d="M26 46q4-8 12-8" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round"/>`;
const STAART = `<path d="M110 14L42-2Q24 6 36 34L110 40zM110 90L42 106Q24 98 36 70L110 64z" fill="${PALET.rood}"/><path d="M110 90L42 106Q30 100 32 88z" fill="${PALET.roodDiep}"/><path d="M110 2H66q-14 20-14 50t14 50h44z" fill="${PALET.romp}"/><path d="M110 80H56q4 14 10 22h44z" fill="${PALET.rompSchaduw}"/><rect x="66" y="2" width="44" height="5" fill="${PALET.rood}"/><rect x="64" y="97" width="46" height="5" fill="${PALET.roodDiep}"/><path d="M54 34l-26-8q-8 26 0 52l26-8z" fill="${PALET.railsDiep}"/><path d="M54 34l-14-4q-4 20 0 44l14-4z" fill="${PALET.rails}"/>`;

/** The whole rocket in flight, nose to the right; a word stands on it. */
const RAKET = `<g transform="translate(0 26) scale(.9)"><path d="M66 52Q22 34 0 52q22 18 66 0z" fill="${PALET.vlamWit}"/></g><g transform="translate(16 8)">${STAART}</g><rect x="124" y="10" width="272" height="100" fill="${PALET.romp}"/><rect x="124" y="88" width="272" height="22" fill="${PALET.rompSchaduw}"/><rect x="124" y="10" width="272" height="5" fill="${PALET.rood}"/><rect x="124" y="105" width="272" height="5" fill="${PALET.roodDiep}"/><g transform="translate(394 8)">${NEUS}</g>`;

/** The star that a meteor becomes: it is glad to be rid of its frown. */
const STER = `<circle cx="60" cy="60" r="58" fill="${PALET.goudlicht}" opacity=".22"/><path transform="translate(60 62)" d="${traceSter(5, 52, 27)}" fill="${KLEUREN.zon}" stroke="${PALET.goudrand}" stroke-width="5" stroke-linejoin="round"/><path d="M42 44l14-26 6 20z" fill="${PALET.goudlicht}"/><circle cx="48" cy="60" r="5" fill="${KLEUREN.inkt}"/><circle cx="73" cy="60" r="5" fill="${KLEUREN.inkt}"/><path d="M48 72q12 11 25 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4.500" stroke-linecap="round"/><circle cx="39" cy="70" r="5" fill="${PALET.roodLicht}" opacity=".6"/><circle cx="82" cy="70" r="5" fill="${PALET.roodLicht}" opacity=".6"/>`;

const GAST = [
  { kleur: PALET.gastgroen, diep: PALET.gastgroenDiep, oog: 3 },
  { kleur: PALET.gastroze, diep: PALET.gastrozeDiep, oog: 1 },
  { kleur: PALET.gastblauw, diep: PALET.gastblauwDiep, oog: 2 },
] as const;

/** A traveller: one, two or three eyes on stalks, and a suitcase. */
function drawGast(soort: number): string {
  const { kleur, diep, oog } = GAST[soort] ?? GAST[0];
  const ogen = Array.from({ length: oog }, (_, i) => {
    const x = 40 + (i - (oog - 1) / 2) * 24;
    return `<path d="M${40 + (x - 40) * 0.5} 40L${x} 16" stroke="${diep}" stroke-width="6"/><circle cx="${x}" cy="14" r="12" fill="${PALET.wit}" stroke="${diep}" stroke-width="3"/><circle cx="${x + 1}" cy="15" r="5" fill="${KLEUREN.inkt}"/>`;
  }).join('');
  return `<path d="M14 94q-6-64 26-64t26 64z" fill="${diep}"/><path d="M18 92q-4-58 22-58t22 58z" fill="${kleur}"/>${ogen}<path d="M30 58q10 12 20 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/><path d="M62 62q12-2 12-18" fill="none" stroke="${diep}" stroke-width="7" stroke-linecap="round"/><rect x="2" y="68" width="24" height="20" rx="4" fill="${PALET.muurZand}"/><path d="M8 68v-6h12v6" fill="none" stroke="${PALET.muurZandDiep}" stroke-width="4"/>`;
}

const BROK = [0, 1, 2].map((soort) => {
  const { kleur, diep, licht } = STEEN[soort] ?? STEEN[0];
  return `<path d="M14 40Q10 16 34 10q24-10 40 10q20 12 12 36q-4 26-30 28Q28 92 16 66Q4 54 14 40z" fill="${diep}"/><path d="M20 40q-2-20 18-24q20-8 32 10q14 12 8 30q-6 18-26 20q-20 4-28-16q-6-10-4-20z" fill="${kleur}"/><path d="M28 34q4-12 18-14" fill="none" stroke="${licht}" stroke-width="6" stroke-linecap="round"/><circle cx="64" cy="42" r="6" fill="${diep}"/><circle cx="38" cy="60" r="5" fill="${diep}"/>`;
});
/** A lump with a porthole: somebody looks out. */
const BROKGAST = `${BROK[2]}<circle cx="48" cy="48" r="25" fill="${PALET.rompRand}"/><circle cx="48" cy="48" r="19" fill="${PALET.glas}"/><circle cx="48" cy="54" r="12" fill="${PALET.gastgroen}"/><circle cx="43" cy="46" r="6" fill="${PALET.wit}"/><circle cx="54" cy="46" r="6" fill="${PALET.wit}"/><circle cx="43" cy="47" r="2.500" fill="${KLEUREN.inkt}"/><circle cx="54" cy="47" r="2.500" fill="${KLEUREN.inkt}"/><path d="M36 38q6-8 14-8" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round"/>`;

const HUIZEN = {
  liggend: [
    [-14, 130, 150],
    [112, 108, 214],
    [216, 74, 130],
    [286, 128, 166],
    [410, 96, 96],
    [502, 128, 118],
    [626, 84, 108],
    [706, 132, 96],
    [834, 90, 178],
    [920, 112, 146],
    [1028, 96, 228],
    [1120, 78, 130],
    [1194, 110, 170],
  ],
  staand: [
    [-14, 96, 150],
    [80, 110, 206],
    [186, 90, 140],
    [272, 96, 110],
    [364, 88, 120],
    [448, 74, 188],
    [518, 100, 220],
    [614, 118, 150],
  ],
} as const;

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  kat: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M32 112q-6-46 28-46t28 46z" fill="${PALET.steenA}"/><path d="M36 48L30 16l20 14h20l20-14-6 32q0 26-24 26T36 48z" fill="${PALET.steenA}"/><path d="M44 44q6-6 12 0M64 44q6-6 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="60" rx="8" ry="9" fill="${PALET.mond}"/><path d="M88 100q22-2 18-26" fill="none" stroke="${PALET.steenA}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M98 30V14l12-4" fill="none" stroke="${PALET.goudlicht}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><circle cx="95" cy="31" r="5" fill="${PALET.goudlicht}"/>`,
  uil: `<ellipse cx="60" cy="112" rx="24" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M24 104h72M60 104v12" fill="none" stroke="${PALET.rails}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="60" cy="66" rx="32" ry="40" fill="${PALET.dek}"/><ellipse cx="60" cy="78" rx="20" ry="24" fill="${PALET.muurZand}"/><path d="M34 40L28 16l20 14zM86 40l6-24-20 14z" fill="${PALET.dek}"/><circle cx="46" cy="48" r="15" fill="${PALET.sterwit}"/><circle cx="74" cy="48" r="15" fill="${PALET.sterwit}"/><circle cx="47" cy="48" r="7" fill="${KLEUREN.inkt}"/><circle cx="73" cy="48" r="7" fill="${KLEUREN.inkt}"/><path d="M54 58h12l-6 10z" fill="${PALET.goudrand}"/>`,
  ster: `<ellipse cx="60" cy="112" rx="30" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="34" y="78" width="52" height="34" rx="3" fill="${PALET.rood}"/><rect x="28" y="72" width="64" height="12" rx="3" fill="${PALET.roodLicht}"/><path d="M60 6l12 24 27 4-19 19 4 27-24-12-24 12 4-27-19-19 27-4z" fill="${PALET.goudlicht}"/>${drawOgen(60, 40, 9, 6)}${drawLach(60, 54, 8)}`,
  satelliet: `<path d="M112 26Q70 14 34 54l30 30Q106 54 112 26z" fill="${PALET.romp}"/><path d="M112 26q-16-6-30-2l24 24q8-10 6-22z" fill="${PALET.rood}"/><circle cx="74" cy="54" r="11" fill="${PALET.glas}"/>${drawOgen(74, 54, 4, 3)}<path d="M38 50L10 56l16 14zM66 80l-4 28-16-16z" fill="${PALET.rood}"/><path d="M34 66L10 110l42-24z" fill="${PALET.vlam}"/><rect x="12" y="16" width="40" height="26" rx="3" fill="${PALET.wit}"/><path d="M12 16l20 14 20-14" fill="none" stroke="${PALET.rompRand}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  wolk: `<circle cx="36" cy="70" r="22" fill="${PALET.lichtDiep}"/><circle cx="62" cy="58" r="28" fill="${PALET.lichtDiep}"/><circle cx="90" cy="72" r="18" fill="${PALET.lichtDiep}"/><rect x="18" y="70" width="88" height="24" rx="12" fill="${PALET.lichtDiep}"/><path d="M36 46Q50 6 96 18q-20 2-14 30z" fill="${PALET.muts}"/><circle cx="100" cy="20" r="8" fill="${PALET.wit}"/><rect x="30" y="42" width="58" height="10" rx="5" fill="${PALET.wit}"/><path d="M48 72q6 6 12 0M68 72q6 6 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawLach(64, 82, 6)}`,
  vuurwerk: `<path d="M60 52V12M60 52l28-28M60 52h40M60 52l28 28M60 52v40M60 52L32 80M60 52H20M60 52L32 24" fill="none" stroke="${PALET.goudlicht}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="60" cy="12" r="6" fill="${PALET.gastroze}"/><circle cx="90" cy="22" r="6" fill="${PALET.gastgroen}"/><circle cx="102" cy="52" r="6" fill="${PALET.gastblauw}"/><circle cx="90" cy="82" r="6" fill="${PALET.gastroze}"/><circle cx="60" cy="94" r="6" fill="${PALET.gastgroen}"/><circle cx="30" cy="82" r="6" fill="${PALET.gastblauw}"/><circle cx="18" cy="52" r="6" fill="${PALET.gastroze}"/><circle cx="30" cy="22" r="6" fill="${PALET.gastgroen}"/><circle cx="60" cy="52" r="15" fill="${PALET.goudrand}"/>${drawOgen(60, 50, 6, 5)}${drawLach(60, 57, 5)}`,
  bewoner: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M34 112V86q26-18 52 0v26z" fill="${PALET.gastroze}"/><circle cx="60" cy="58" r="24" fill="${PALET.licht}"/><path d="M36 56q0-28 24-28t24 28q-10-14-24-14T36 56z" fill="${PALET.steenCDiep}"/>${drawOgen(60, 58, 8, 6)}${drawLach(60, 68, 8)}<path d="M86 96l18-34" fill="none" stroke="${PALET.stadVoor}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="104" cy="52" rx="16" ry="7" fill="${PALET.railsDiep}"/><ellipse cx="102" cy="30" rx="14" ry="5" fill="${PALET.goudrand}" transform="rotate(-12 102 30)"/><circle cx="60" cy="26" r="9" fill="${PALET.steenCDiep}"/>`,
  vleermuis: `<path d="M60 62Q36 24 4 40q14 10 10 30 16-10 24 6 12-6 22 10 10-16 22-10 8-16 24-6-4-20 10-30-32-16-56 22z" fill="${PALET.steenB}"/><circle cx="60" cy="54" r="20" fill="${PALET.steenB}"/><path d="M46 42l-2-20 14 14zM74 42l2-20-14 14z" fill="${PALET.steenBLicht}"/>${drawOgen(60, 52, 8, 6)}${drawLach(60, 62, 7)}<path d="M54 64l3 6 3-6z" fill="${PALET.wit}"/>`,
  trein: `<ellipse cx="60" cy="112" rx="50" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="6" y="50" width="108" height="46" rx="12" fill="${PALET.railsDiep}"/><rect x="14" y="60" width="18" height="16" rx="3" fill="${PALET.raam}"/><rect x="38" y="60" width="18" height="16" rx="3" fill="${PALET.raam}"/><rect x="62" y="60" width="18" height="16" rx="3" fill="${PALET.raam}"/><path d="M88 60h12q10 0 12 16H88z" fill="${PALET.glas}"/><rect x="6" y="82" width="108" height="6" rx="0" fill="${PALET.goudrand}"/><circle cx="28" cy="100" r="9" fill="${PALET.stadVer}"/><circle cx="56" cy="100" r="9" fill="${PALET.stadVer}"/><circle cx="90" cy="100" r="9" fill="${PALET.stadVer}"/>${drawOgen(98, 68, 5, 4)}<path d="M112 78l8 4v-12z" fill="${PALET.goudlicht}"/>`,
  poolvos: `<path d="M16 96Q10 50 30 18" fill="none" stroke="${PALET.zeegroen}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><path d="M40 100Q30 60 52 24" fill="none" stroke="${PALET.dageraad}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><path d="M66 98Q58 60 78 20" fill="none" stroke="${PALET.zeegroen}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/><path d="M92 96Q86 60 104 26" fill="none" stroke="${PALET.lichtDiep}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(54, 66, 12, 7)}${drawLach(54, 80, 9)}<circle cx="20" cy="14" r="3" fill="${PALET.sterwit}"/><circle cx="96" cy="10" r="3" fill="${PALET.sterwit}"/>`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawLucht(1280, 720, 440) },
  'decor-staand': { vak: [720, 960], svg: () => drawLucht(720, 960, 590) },
  'daken-liggend': { vak: [1280, 280], svg: () => drawDaken(1280, 280, HUIZEN.liggend) },
  'daken-staand': { vak: [720, 280], svg: () => drawDaken(720, 280, HUIZEN.staand) },
  'dek-liggend': { vak: [1280, 160], svg: () => drawDek(1280, 160, 60) },
  'dek-staand': { vak: [720, 250], svg: () => drawDek(720, 250, 76) },
  meteoor: { vak: [208, 208], tonen: ['1', '2'], svg: (toon) => drawSteen(Number(toon)) },
  gezicht: { vak: [200, 200], tonen: ['kijkt', 'schrikt', 'gaapt'], svg: (toon) => GEZICHT[toon] ?? GEZICHT[''] ?? '' },
  sliert: { vak: [120, 240], svg: () => VLAMMEN },
  segment: { vak: [84, 104], tonen: ['vol', 'nu', 'leeg'], svg: drawSegment },
  neus: { vak: [112, 104], svg: () => NEUS },
  staart: { vak: [112, 104], svg: () => STAART },
  vlam: {
    vak: [120, 80],
    svg: () =>
      `<path d="M120 16Q70-6 0 40Q70 86 120 64z" fill="${PALET.vlamRood}"/><path d="M120 22Q78 10 34 40Q78 70 120 58z" fill="${PALET.vlam}"/><path d="M120 30Q90 26 66 40Q90 54 120 50z" fill="${PALET.vlamWit}"/>`,
  },
  raket: { vak: [510, 120], svg: () => RAKET },
  paraplu: {
    vak: [300, 150],
    svg: () =>
      `<path d="M150 60V146q0 12 14 12" fill="none" stroke="${PALET.rails}" stroke-width="10" stroke-linecap="round"/><path d="M10 96Q20 8 150 4q130 4 140 92q-24-22-47 0q-23-22-46 0q-23-24-47 0q-24-24-47 0q-23-22-46 0q-23-22-47 0z" fill="${KLEUREN.druif}"/><path d="M57 96Q70 30 150 4Q116 34 103 96q-23-22-46 0zM197 96Q186 34 150 4q78 26 93 92q-23-22-46 0z" fill="${PALET.parapluLicht}"/><circle cx="150" cy="6" r="7" fill="${KLEUREN.zon}"/>`,
  },
  ster: { vak: [120, 120], svg: () => STER },
  licht: {
    vak: [20, 20],
    svg: () =>
      `<circle cx="10" cy="10" r="9" fill="${PALET.goudlicht}" opacity=".3"/><path transform="translate(10 10)" d="${traceSter(4, 9, 3)}" fill="${PALET.sterwit}"/>`,
  },
  brok: {
    vak: [96, 96],
    tonen: ['1', '2', 'gast'],
    svg: (toon) => (toon === 'gast' ? BROKGAST : (BROK[Number(toon)] ?? '')),
  },
  knal: {
    vak: [200, 200],
    svg: () =>
      `<defs>${drawGloed('rs-knal', { offset: 0, kleur: PALET.vlamWit, alpha: 0.95 }, { offset: 0.5, kleur: PALET.vlam, alpha: 0.7 }, { offset: 1, kleur: PALET.rood, alpha: 0.15 })}</defs><circle cx="100" cy="100" r="96" fill="url(#rs-knal)"/><path transform="translate(100 100)" d="${traceSter(12, 98, 70)}" fill="none" stroke="${PALET.knal}" stroke-width="5" stroke-linejoin="round"/><path transform="translate(100 100)" d="${traceSter(8, 60, 26)}" fill="${PALET.vlamWit}" opacity=".8"/>`,
  },
  vizier: {
    vak: [110, 110],
    svg: () =>
      `<g fill="none" stroke-linecap="round"><circle cx="55" cy="55" r="38" stroke="${PALET.nacht}" stroke-width="10" opacity=".5"/><circle cx="55" cy="55" r="38" stroke="${KLEUREN.zon}" stroke-width="6"/><path d="M55 4v24M55 82v24M4 55h24M82 55h24" stroke="${PALET.nacht}" stroke-width="10" opacity=".5"/><path d="M55 4v24M55 82v24M4 55h24M82 55h24" stroke="${KLEUREN.zon}" stroke-width="6"/></g><circle cx="55" cy="55" r="5" fill="${KLEUREN.zon}"/>`,
  },
  pijl: {
    vak: [34, 90],
    svg: () =>
      `<path d="M17 0q14 14 14 30H3Q3 14 17 0z" fill="${KLEUREN.zon}"/><rect x="6" y="28" width="22" height="34" fill="${KLEUREN.koraal}"/><path d="M6 38h22v9H6z" fill="${PALET.romp}"/><path d="M17 62v28" stroke="${PALET.muurZand}" stroke-width="5" stroke-linecap="round"/><path d="M8 62q9 26 18 0z" fill="${PALET.vlam}"/>`,
  },
  doos: {
    vak: [130, 66],
    tonen: ['0', '1', '2', '3'],
    svg: (toon) =>
      `<rect x="4" y="30" width="122" height="36" rx="8" fill="${PALET.muurZandDiep}"/><rect x="4" y="28" width="122" height="30" rx="8" fill="${PALET.muurZand}"/>${Array.from({ length: Number(toon) }, (_, i) => `<path transform="translate(${30 + i * 36} 0)" d="M0 30V14q0-8 0-12q9 4 9 12v16h-18V14Q-9 6 0 2z" fill="${KLEUREN.koraal}"/>`).join('')}`,
  },
  gast: { vak: [80, 96], tonen: ['1', '2'], svg: (toon) => drawGast(Number(toon)) },
  scherm: {
    vak: [130, 90],
    svg: () =>
      `<path d="M6 48q6-44 59-46q53 2 59 46q-12-10-24 0q-12-10-23 0q-12-10-24 0q-11-10-23 0q-12-10-24 0z" fill="${KLEUREN.papier}"/><path d="M30 48Q34 12 65 2Q54 16 53 48q-11-10-23 0zM77 48Q76 16 65 2q31 10 35 46q-12-10-23 0z" fill="${PALET.roodLicht}"/><path d="M8 48l54 42M122 48L68 90M53 48l10 42M77 48L67 90" stroke="${PALET.romp}" stroke-width="2.500"/>`,
  },
  knop: { vak: [200, 100], svg: () => drawKnopVlak(200, 100, KLEUREN['koraal-diep'], PALET.roodDiep) },
};
