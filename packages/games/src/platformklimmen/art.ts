import type { GameArt } from '@spelrijk/game-kit/contract';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { drawDal, drawTop, drawWand, TOPVOET, WANDDELEN, WANDHOOGTE } from './berg.ts';
import { PALET } from './palet.ts';

/** A hold of light stone, screwed to the wall; `w` is its width. */
function drawGreep(w: number, toon: string): string {
  const b = w - 8;
  const vorm = `M14 20Q${b * 0.3} 2 ${b * 0.55} 8T${b} 26Q${b + 8} 60 ${b - 6} 86Q${b * 0.6} 104 ${b * 0.34} 98T12 84Q-2 52 14 20z`;
  const kleur = toon === 'vast' ? PALET.greepVast : PALET.greep;
  const bout =
    toon === 'vast'
      ? `<g transform="translate(${w - 26} 4)"><path d="M8 0q14 0 14 14v16q0 12-12 12T-2 30" fill="none" stroke="${PALET.staalDiep}" stroke-width="7" stroke-linecap="round"/><path d="M8 0q-10 0-10 12v10" fill="none" stroke="${PALET.staal}" stroke-width="7" stroke-linecap="round"/></g>`
      : '';
  const rand = toon === 'mik' ? `<path d="${vorm}" fill="none" stroke="${KLEUREN.zon}" stroke-width="9"/>` : '';
  return `<path d="${vorm}" transform="translate(3 9)" fill="${PALET.schaduw}" opacity=".35"/><path d="${vorm}" fill="${PALET.greepRand}"/><path d="${vorm}" transform="translate(3 3) scale(${((w - 10) / w).toFixed(3)} .93)" fill="${PALET.greepDiep}"/><path d="${vorm}" transform="translate(3 1) scale(${((w - 12) / w).toFixed(3)} .88)" fill="${kleur}"/><path d="M${w * 0.2} 22Q${w * 0.4} 12 ${w * 0.6} 18" fill="none" stroke="${PALET.greepLicht}" stroke-width="7" stroke-linecap="round"/>${rand}${bout}`;
}

/** A slab of the flight of steps; `l` and `r` are its broken ends. */
function drawTrede(toon: string): string {
  const l = toon.includes('l') ? 'M8 8L2 30L9 56L3 84L10 104' : 'M0 8V104';
  const r = toon.includes('r') ? 'L76 104L82 80L75 58L82 32L76 8' : 'L84 104V8';
  return `<path d="${l}${r}z" fill="${PALET.greepDiep}"/><path d="${l.replace('104', '92')}${r.replaceAll('104', '92')}z" fill="${PALET.greep}"/><path d="M${toon.includes('l') ? 8 : 0} 8H${toon.includes('r') ? 76 : 84}v11H${toon.includes('l') ? 6 : 0}z" fill="${PALET.mos}"/><path d="M18 19q4 8 8 0M50 19q5 10 10 0" fill="${PALET.mos}"/><path d="${l}${r}z" fill="none" stroke="${PALET.greepRand}" stroke-width="3" opacity=".55"/>`;
}

const HAAK = `<path d="M30 40h10v58l-5 14-5-14z" fill="${PALET.staal}"/><path d="M36 40h4v58l-5 14z" fill="${PALET.staalDiep}"/><circle cx="35" cy="34" r="14" fill="none" stroke="${PALET.staalDiep}" stroke-width="9"/><circle cx="35" cy="34" r="14" fill="none" stroke="${PALET.staal}" stroke-width="5"/>`;
const HAMER = `<g transform="rotate(-24 35 10)"><rect x="29" y="-4" width="11" height="58" rx="5" fill="${PALET.hout}"/><rect x="8" y="-22" width="52" height="24" rx="7" fill="${PALET.staalDiep}"/><rect x="8" y="-22" width="52" height="14" rx="7" fill="${PALET.staal}"/></g>`;
const GAT: Readonly<Record<string, string>> = {
  '': `<path d="M35 30v66" stroke="${PALET.greepRand}" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round" opacity=".6"/>`,
  hier: `<g transform="translate(0 24) scale(.9)">${HAMER}</g><path d="M35 92v34" stroke="${KLEUREN.zon}" stroke-width="8" stroke-linecap="round"/>`,
  haak: HAAK,
  tip: `<rect x="15" y="6" width="40" height="122" rx="14" fill="none" stroke="${KLEUREN.zon}" stroke-width="7" stroke-dasharray="14 9"/>`,
};

const drawBloempje = (x: number, y: number, soort: number): string =>
  soort === 0
    ? `<g transform="translate(${x} ${y})"><path d="M0 26V4" stroke="${PALET.blad}" stroke-width="4"/>${[0, 60, 120, 180, 240, 300].map((d) => `<ellipse cy="-11" rx="6" ry="11" fill="${PALET.edelwit}" stroke="${PALET.edelRand}" stroke-width="2" transform="rotate(${d})"/>`).join('')}<circle r="6" fill="${PALET.edelhart}"/></g>`
    : `<g transform="translate(${x} ${y})"><path d="M0 26V6" stroke="${PALET.blad}" stroke-width="4"/>${[0, 72, 144, 216, 288].map((d) => `<circle cy="-9" r="8" fill="${soort === 1 ? PALET.alproos : PALET.gentiaan}" transform="rotate(${d})"/>`).join('')}<circle r="5" fill="${PALET.edelhart}"/></g>`;

const VEER = `<path d="M20 110Q6 60 40 8Q74 40 46 82Q36 98 20 110z" fill="${PALET.veerDiep}"/><path d="M24 100Q14 58 40 16Q64 44 42 78Q34 90 24 100z" fill="${PALET.veer}"/><path d="M14 118Q26 70 42 30" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round"/>`;

/** A goat that stands where no goat can stand. */
function drawGeit(toon: string): string {
  const oog =
    toon === 'blij'
      ? `<path d="M38 52q6-7 12 0M58 52q6-7 12 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>`
      : `<ellipse cx="44" cy="52" rx="7" ry="6" fill="${PALET.goudLicht}"/><rect x="38" y="50" width="12" height="4" rx="2" fill="${KLEUREN.inkt}"/><ellipse cx="66" cy="52" rx="7" ry="6" fill="${PALET.goudLicht}"/><rect x="60" y="50" width="12" height="4" rx="2" fill="${KLEUREN.inkt}"/>`;
  const mond =
    toon === 'me'
      ? `<ellipse cx="55" cy="84" rx="10" ry="11" fill="${KLEUREN.inkt}"/><path d="M47 88q8-6 16 0q-2 8-8 8t-8-8z" fill="${PALET.neus}"/>`
      : `<path d="M46 80q9 8 18 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="4" stroke-linecap="round"/>${toon === '' ? `<path d="M62 82l20 6M74 85l8-4" stroke="${PALET.mosDiep}" stroke-width="4" stroke-linecap="round"/>` : ''}`;
  return `<g><path d="M84 96v44M104 100v40M136 100v40M154 96v44" stroke="${PALET.geitDiep}" stroke-width="13"/><path d="M78 140h12M98 140h12M130 140h12M148 140h12" stroke="${PALET.hoef}" stroke-width="10" stroke-linecap="round"/><path d="M66 70Q110 48 156 64q18 14 8 40q-40 20-86 4z" fill="${PALET.geit}"/><path d="M76 104q46 18 88-2q-2 14-8 12q-44 10-78-2z" fill="${PALET.geitDiep}"/><path d="M160 70q14-12 10-22q-12 4-18 18z" fill="${PALET.geit}"/><path d="M32 34Q22 8 8 14q2 14 22 26zM78 34Q88 8 104 12q0 14-24 28z" fill="${PALET.hoorn}"/><path d="M28 50l-22 4q4 12 24 8zM82 50l22 2q-2 12-24 10z" fill="${PALET.geitDiep}"/><path d="M30 46Q32 28 55 28t25 18q2 26-8 44q-8 12-17 12t-17-12q-10-18-8-44z" fill="${PALET.geit}"/><ellipse cx="55" cy="72" rx="11" ry="7" fill="${PALET.neus}"/>${oog}${mond}<path d="M50 100q4 18 2 24q8-6 10-24z" fill="${PALET.geitDiep}"/></g>`;
}

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  marmot: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M32 112q-6-60 28-60t28 60z" fill="${PALET.hout}"/><circle cx="60" cy="46" r="24" fill="${PALET.hout}"/><circle cx="40" cy="28" r="8" fill="${PALET.houtDiep}"/><circle cx="80" cy="28" r="8" fill="${PALET.houtDiep}"/><ellipse cx="60" cy="56" rx="14" ry="11" fill="${PALET.sneeuw}"/>${drawOgen(60, 42, 10, 6)}<circle cx="60" cy="50" r="5" fill="${PALET.rotsDonker}"/><rect x="56" y="58" width="4" height="8" rx="1" fill="${PALET.wit}"/><rect x="61" y="58" width="4" height="8" rx="1" fill="${PALET.wit}"/><ellipse cx="60" cy="92" rx="16" ry="18" fill="${PALET.nest}"/><path d="M88 40q10-2 12-10M90 48q14 0 20-8" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  steenbok: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M30 72q0-18 24-18h26l8-16 12 8-4 26-12 14H40q-10-4-10-14z" fill="${PALET.geit}"/><path d="M40 84l-6 28M58 86l2 26M76 82l8 28" fill="none" stroke="${PALET.geitDiep}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M88 40Q80 8 54 6M96 42Q96 14 78 2" fill="none" stroke="${PALET.hoorn}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(94, 50, 4, 5)}<circle cx="106" cy="58" r="4" fill="${PALET.neus}"/><path d="M94 68v10" fill="none" stroke="${PALET.geitDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  adelaar: `<path d="M56 62Q30 18 2 30q10 8 8 16 12 4 14 16 14 0 22 12zM64 62Q90 18 118 30q-10 8-8 16-12 4-14 16-14 0-22 12z" fill="${PALET.veerDiep}"/><ellipse cx="60" cy="70" rx="20" ry="28" fill="${PALET.veer}"/><circle cx="60" cy="46" r="17" fill="${PALET.sneeuw}"/>${drawOgen(60, 44, 7, 6)}<path d="M54 52h12l-6 14z" fill="${PALET.goudLicht}"/><path d="M48 94h24l-4 16H52z" fill="${PALET.sneeuw}"/>`,
  regenboog: `<circle cx="34" cy="54" r="22" fill="${PALET.sneeuw}"/><circle cx="62" cy="40" r="30" fill="${PALET.sneeuw}"/><circle cx="92" cy="56" r="20" fill="${PALET.sneeuw}"/><rect x="14" y="54" width="96" height="26" rx="13" fill="${PALET.sneeuw}"/>${drawOgen(62, 50, 13, 8)}${drawLach(62, 66, 10)}<path d="M30 88q-8 4-8 14M62 90q-8 4-8 16M92 88q-8 4-8 14" fill="none" stroke="${PALET.sneeuwSchaduw}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  vos: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M6 84q-2-22 22-22 20 4 20 26-20 16-42-4z" fill="${PALET.edelRand}"/><path d="M6 84q-2-10 6-16 10 6 10 22-10 0-16-6z" fill="${PALET.wit}"/><ellipse cx="58" cy="86" rx="32" ry="20" fill="${PALET.goudDiep}"/><path d="M70 50l2-24 14 14h12l14-14 2 24q2 28-22 28T70 50z" fill="${PALET.goudDiep}"/><path d="M78 60q14 14 28 0l-14 20z" fill="${PALET.wit}"/>${drawOgen(92, 54, 9, 6)}<circle cx="92" cy="74" r="4" fill="${PALET.neus}"/>`,
  rugzak: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><rect x="26" y="34" width="68" height="78" rx="20" fill="${PALET.vlag}"/><path d="M26 60q34 18 68 0V50q0-18-20-18H46q-20 0-20 18z" fill="${PALET.vlagDiep}"/><rect x="54" y="54" width="12" height="20" rx="3" fill="${PALET.goudLicht}"/><rect x="36" y="80" width="48" height="26" rx="8" fill="${PALET.vlagDiep}"/><path d="M48 32q0-18 12-18t12 18" fill="none" stroke="${PALET.vlagDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><rect x="20" y="60" width="8" height="34" rx="4" fill="${PALET.vlagDiep}"/><rect x="92" y="60" width="8" height="34" rx="4" fill="${PALET.vlagDiep}"/>${drawOgen(60, 88, 9, 5)}${drawLach(60, 96, 6)}`,
  vlinder: `<ellipse cx="36" cy="44" rx="26" ry="24" fill="${PALET.gentiaan}" transform="rotate(28 36 44)"/><ellipse cx="84" cy="44" rx="26" ry="24" fill="${PALET.gentiaan}" transform="rotate(-28 84 44)"/><ellipse cx="40" cy="80" rx="19" ry="16" fill="${PALET.alproos}" transform="rotate(-28 40 80)"/><ellipse cx="80" cy="80" rx="19" ry="16" fill="${PALET.alproos}" transform="rotate(28 80 80)"/><circle cx="34" cy="44" r="8" fill="${PALET.wit}"/><circle cx="86" cy="44" r="8" fill="${PALET.wit}"/><rect x="54" y="34" width="12" height="62" rx="6" fill="${PALET.rotsDonker}"/><circle cx="60" cy="30" r="11" fill="${PALET.rotsDonker}"/>${drawOgen(60, 29, 5, 5)}<path d="M56 20q-4-14-14-14M64 20q4-14 14-14" fill="none" stroke="${PALET.rotsDonker}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
  sneeuwpop: `<ellipse cx="60" cy="112" rx="32" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="84" r="28" fill="${PALET.sneeuw}"/><circle cx="60" cy="42" r="22" fill="${PALET.sneeuw}"/><path d="M38 36q2-22 22-22t22 22z" fill="${PALET.helm}"/><rect x="34" y="32" width="52" height="8" rx="4" fill="${PALET.helmDiep}"/>${drawOgen(60, 44, 8, 5)}<path d="M60 50l16 4-16 5z" fill="${PALET.goudDiep}"/>${drawLach(60, 58, 5)}<path d="M34 78Q60 94 86 78" fill="none" stroke="${PALET.touw}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M32 72L14 58M88 72l18-14" fill="none" stroke="${PALET.houtDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>`,
  lawine: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="66" r="44" fill="${PALET.sneeuw}"/><path d="M22 88a44 44 0 0 0 78-4q-40 22-78 4z" fill="${PALET.sneeuwSchaduw}"/>${drawOgen(60, 58, 13, 8)}<ellipse cx="60" cy="80" rx="8" ry="10" fill="${PALET.rotsDonker}"/><path d="M12 22l10 10M60 4v12M108 22L98 32" fill="none" stroke="${PALET.sneeuw}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M86 46l16-8-4 14z" fill="${PALET.den}"/>`,
  edelweiss: `<ellipse cx="60" cy="112" rx="26" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 112V64" fill="none" stroke="${PALET.den}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="44" cy="92" rx="16" ry="7" fill="${PALET.denDiep}" transform="rotate(28 44 92)"/><ellipse cx="78" cy="98" rx="16" ry="7" fill="${PALET.denDiep}" transform="rotate(-28 78 98)"/><ellipse cx="60" cy="22" rx="9" ry="20" fill="${PALET.edelwit}"/><ellipse cx="60" cy="66" rx="9" ry="20" fill="${PALET.edelwit}"/><ellipse cx="38" cy="44" rx="20" ry="9" fill="${PALET.edelwit}"/><ellipse cx="82" cy="44" rx="20" ry="9" fill="${PALET.edelwit}"/><ellipse cx="45" cy="29" rx="9" ry="18" fill="${PALET.edelRand}" transform="rotate(-45 45 29)"/><ellipse cx="75" cy="29" rx="9" ry="18" fill="${PALET.edelRand}" transform="rotate(45 75 29)"/><ellipse cx="45" cy="59" rx="9" ry="18" fill="${PALET.edelRand}" transform="rotate(45 45 59)"/><ellipse cx="75" cy="59" rx="9" ry="18" fill="${PALET.edelRand}" transform="rotate(-45 75 59)"/><circle cx="60" cy="44" r="15" fill="${PALET.edelhart}"/>${drawOgen(60, 42, 6, 5)}${drawLach(60, 49, 5)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  'decor-liggend': { vak: [1280, 720], svg: () => drawDal('liggend') },
  'decor-staand': { vak: [720, 960], svg: () => drawDal('staand') },
  'wand-liggend': { vak: [1280, WANDHOOGTE * WANDDELEN], svg: () => drawWand('liggend') },
  'wand-staand': { vak: [720, WANDHOOGTE * WANDDELEN], svg: () => drawWand('staand') },
  glans: {
    vak: [16, 120],
    svg: () =>
      `<path d="M8 8v104" stroke="${PALET.waterLicht}" stroke-width="7" stroke-linecap="round"/><path d="M8 40v64" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round"/>`,
  },
  top: { vak: [1000, 560 + TOPVOET], svg: () => drawTop(1000, 560) },
  greep: { vak: [112, 108], tonen: ['mik', 'vast'], svg: (toon) => drawGreep(112, toon) },
  'greep-breed': { vak: [210, 108], tonen: ['mik', 'vast'], svg: (toon) => drawGreep(210, toon) },
  gloed: {
    vak: [150, 140],
    svg: () =>
      `<rect x="4" y="4" width="142" height="132" rx="44" fill="${KLEUREN.zon}" opacity=".45"/><rect x="8" y="8" width="134" height="124" rx="40" fill="none" stroke="${KLEUREN.zon}" stroke-width="8" stroke-dasharray="18 11" stroke-linecap="round"/>`,
  },
  label: {
    vak: [84, 84],
    tonen: ['vol', 'nu', 'leeg'],
    svg: (toon) =>
      toon === 'vol'
        ? `<path d="M14 10Q42-2 70 10l10 58q-38 22-76 0z" fill="${PALET.houtDiep}"/><path d="M15 8Q42-3 69 8l9 55q-36 20-72 0z" fill="${PALET.greepLicht}"/><circle cx="42" cy="11" r="5" fill="${PALET.houtDiep}"/>`
        : `<path d="M15 10Q42-2 69 10l9 56q-36 20-72 0z" fill="${PALET.greepLicht}" opacity="${toon === 'nu' ? '.85' : '.3'}"/><path d="M15 10Q42-2 69 10l9 56q-36 20-72 0z" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.greepLicht}" stroke-width="5" stroke-dasharray="12 8"/>`,
  },
  koord: {
    vak: [800, 40],
    svg: () =>
      `<path d="M4 8Q400 40 796 8" fill="none" stroke="${PALET.touwDiep}" stroke-width="12" stroke-linecap="round"/><path d="M4 7Q400 38 796 7" fill="none" stroke="${PALET.touw}" stroke-width="7" stroke-linecap="round" stroke-dasharray="14 6"/>`,
  },
  touw: {
    vak: [14, 400],
    svg: () =>
      `<path d="M7 0v400" stroke="${PALET.touwDiep}" stroke-width="11"/><path d="M7 0v400" stroke="${PALET.touw}" stroke-width="7" stroke-dasharray="16 7"/>`,
  },
  helm: {
    vak: [120, 66],
    svg: () =>
      `<path d="M14 54Q12 4 60 4t46 50z" fill="${PALET.helm}"/><path d="M60 4q48 0 46 50H82Q84 18 60 4z" fill="${PALET.helmDiep}"/><path d="M10 52h100q6 0 6 6t-6 6H10q-6 0-6-6t6-6z" fill="${PALET.helmDiep}"/><rect x="46" y="24" width="28" height="18" rx="8" fill="${PALET.goudLicht}"/><circle cx="60" cy="33" r="6" fill="${PALET.wit}"/>`,
  },
  bel: {
    vak: [120, 120],
    tonen: ['dof'],
    svg: (toon) => {
      const dof = toon === 'dof';
      return `<path d="M60 6v16" stroke="${PALET.houtDiep}" stroke-width="8" stroke-linecap="round"/><path d="M60 16q30 4 30 46 0 20 14 30H16q14-10 14-30 0-42 30-46z" fill="${dof ? PALET.staalDiep : PALET.goudDiep}"/><path d="M58 19q26 4 26 44 0 17 10 26H22q12-10 12-28 0-38 24-42z" fill="${dof ? PALET.staal : KLEUREN.zon}"/><path d="M46 32q-7 12-6 30" fill="none" stroke="${dof ? PALET.wit : PALET.goudLicht}" stroke-width="7" stroke-linecap="round"/><circle cx="60" cy="102" r="11" fill="${dof ? PALET.staalDiep : PALET.goudDiep}"/>`;
    },
  },
  trede: { vak: [84, 112], tonen: ['l', 'r', 'lr'], svg: drawTrede },
  gat: { vak: [70, 132], tonen: ['hier', 'haak', 'tip'], svg: (toon) => GAT[toon] ?? '' },
  barst: {
    vak: [50, 120],
    svg: () =>
      `<path d="M26 4L12 34l18 16-16 24 18 14-10 28" fill="none" stroke="${PALET.wit}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 4L12 34l18 16-16 24 18 14-10 28" fill="none" stroke="${KLEUREN['koraal-diep']}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  gruis: { vak: [22, 20], svg: () => `<path d="M3 10L8 2l9 2 4 9-7 6-9-1z" fill="${PALET.greepDiep}"/>` },
  richel: {
    vak: [220, 90],
    tonen: ['mik'],
    svg: (toon) =>
      `<path d="M6 20Q110 4 214 20Q206 60 160 70Q110 90 58 70Q14 60 6 20z" fill="${PALET.rotsDonker}"/><path d="M10 20Q110 6 210 20Q200 48 156 54Q110 70 62 54Q20 48 10 20z" fill="${PALET.rotsLicht}"/><path d="M6 20Q20 4 44 12Q74 0 104 10Q140-2 168 10Q200 4 214 20Q110 34 6 20z" fill="${PALET.mos}"/><path d="M24 22q8 14 16 1M96 26q9 18 18 0M170 24q8 14 16 0" fill="${PALET.mos}"/>${toon === 'mik' ? `<rect x="3" y="2" width="214" height="84" rx="36" fill="none" stroke="${KLEUREN.zon}" stroke-width="7" stroke-dasharray="18 11" stroke-linecap="round"/>` : ''}`,
  },
  bloemen: {
    vak: [130, 70],
    tonen: ['1', '2', '3'],
    svg: (toon) =>
      Array.from({ length: Number(toon) || 1 }, (_, i) =>
        drawBloempje(65 + (i - ((Number(toon) || 1) - 1) / 2) * 40, 26 + (i % 2) * 8, i),
      ).join(''),
  },
  nest: {
    vak: [90, 54],
    tonen: ['vol'],
    svg: (toon) =>
      `${toon === 'vol' ? `<ellipse cx="34" cy="20" rx="13" ry="15" fill="${PALET.greepLicht}"/><ellipse cx="58" cy="22" rx="13" ry="15" fill="${PALET.luchtMidden}"/>` : ''}<path d="M4 24q41 18 82 0q2 28-41 28T4 24z" fill="${PALET.nestDiep}"/><path d="M8 26q37 16 74 0M12 36q33 12 66 0M24 46q21 6 42 0" fill="none" stroke="${PALET.nest}" stroke-width="5" stroke-linecap="round"/>`,
  },
  veer: { vak: [80, 122], svg: () => VEER },
  krans: {
    vak: [140, 140],
    svg: () =>
      `<circle cx="70" cy="70" r="46" fill="none" stroke="${PALET.blad}" stroke-width="14"/>${[0, 60, 120, 180, 240, 300].map((d, i) => `<g transform="rotate(${d} 70 70) translate(70 24) scale(.8)">${drawBloempje(0, 0, i % 3).replace(/<path[^>]*\/>/, '')}</g>`).join('')}<circle cx="70" cy="70" r="36" fill="${PALET.greepLicht}" opacity=".92"/>`,
  },
  geit: { vak: [180, 148], tonen: ['me', 'blij'], svg: drawGeit },
  stip: {
    vak: [18, 18],
    svg: () => `<circle cx="9" cy="9" r="8" fill="${PALET.schaduw}" opacity=".5"/><circle cx="9" cy="8" r="6" fill="${PALET.goudLicht}"/>`,
  },
  vlag: {
    vak: [110, 150],
    svg: () =>
      `<path d="M10 150V6" stroke="${PALET.houtDiep}" stroke-width="9" stroke-linecap="round"/><path d="M14 10Q50-4 70 14t34 4v52q-22 8-40-8t-50 4z" fill="${PALET.vlag}"/><path d="M14 66q32-20 50-4t40 8v-16q-22 8-40-8t-50 4z" fill="${PALET.vlagDiep}"/>`,
  },
};
