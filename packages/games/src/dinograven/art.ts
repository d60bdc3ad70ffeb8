import type { Drawing, GameArt } from '@spelrijk/game-kit/contract';
import { drawKnopVlak, drawLach, drawOgen } from '@spelrijk/game-kit/stage';
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawVoorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { PALET } from './palet.ts';
import { drawStuk, STUKKEN, drawMuseum } from './stukart.ts';
import { drawBot, drawSteiger, SKELET_VAK } from './skelet.ts';
import { BOTTEN } from './state.ts';
import { drawWoestijn } from './woestijn.ts';

/** A place of the word: sand with a string round it, the one that is dug now, or an open pit with a bone plate in it. */
const drawKuil = (toon: string): string =>
  toon === 'vol'
    ? `<rect x="2" y="2" width="80" height="104" rx="12" fill="${PALET.kuilDiep}"/><rect x="2" y="8" width="80" height="98" rx="12" fill="${PALET.kuil}"/><path d="M13 26Q9 12 24 14q18 5 36 0q15-2 11 12q-4 28 0 56q4 15-11 12q-18-5-36 0q-15 2-11-12q4-28 0-56z" fill="${PALET.botRand}"/><path d="M16 26Q12 15 25 17q17 5 34 0q13-2 9 10q-4 27 0 54q4 12-9 10q-17-5-34 0q-13 2-9-10q4-27 0-55z" fill="${PALET.bot}"/>`
    : `<rect x="2" y="8" width="80" height="98" rx="12" fill="${PALET.zandDiep}"/><rect x="2" y="4" width="80" height="96" rx="12" fill="${PALET.zand}"/><path d="M14 30q12-8 24 0t24 0M18 56q12-8 24 0t24 0M14 82q12-8 24 0t24 0" fill="none" stroke="${PALET.zandDiep}" stroke-width="5" stroke-linecap="round"/><rect x="5" y="7" width="74" height="90" rx="10" fill="none" stroke="${toon === 'nu' ? KLEUREN.zon : PALET.touw}" stroke-width="${toon === 'nu' ? 7 : 4}" stroke-dasharray="${toon === 'nu' ? '16 9' : '6 7'}"/>`;

/** A piece of a long bone; `l` and `r` are its knobbly ends. */
function drawBlok(toon: string): string {
  const l = toon.includes('l');
  const r = toon.includes('r');
  const vorm = `${l ? 'M20 18Q4-2-2 20Q-14 30 2 52Q-14 74-2 84Q4 106 20 86' : 'M-1 18V86'}${r ? 'L64 86Q80 106 86 84Q98 74 82 52Q98 30 86 20Q80-2 64 18z' : 'L85 86V18z'}`;
  const rand = `${l ? 'M20 18Q4-2-2 20Q-14 30 2 52Q-14 74-2 84Q4 106 20 86' : 'M-1 86'}${r ? 'L64 86Q80 106 86 84Q98 74 82 52Q98 30 86 20Q80-2 64 18' : 'L85 86M85 18'}${l ? 'L20 18' : 'L-1 18'}`;
  return `<g transform="translate(14 0)"><path d="${vorm}" fill="${PALET.bot}"/><path d="M${l ? 16 : -1} 76H${r ? 68 : 85}v10H${l ? 20 : -1}z" fill="${PALET.botSchaduw}"/><path d="${rand}" fill="none" stroke="${PALET.botRand}" stroke-width="5" stroke-linejoin="round"/></g>`;
}

const BEITEL = `<path d="M24 0h22v58l-6 6h-10l-6-6z" fill="${PALET.plank}"/><path d="M24 0h8v60l-8-6z" fill="${PALET.plankLicht}"/><rect x="20" y="0" width="30" height="12" rx="5" fill="${PALET.plankDiep}"/><path d="M29 64h12l4 40H25z" fill="${PALET.staal}"/><path d="M25 104h20l-10 18z" fill="${PALET.staalDiep}"/>`;

/** Where a cut can be made: the string, the chisel that stands ready, or one that is shown to copy. */
const GAT: Readonly<Record<string, string>> = {
  '': `<path d="M35 34v66" stroke="${PALET.botRand}" stroke-width="4" stroke-dasharray="3 9" stroke-linecap="round" opacity=".55"/>`,
  hier: `<g transform="translate(0 -14)">${BEITEL}</g>`,
  tip: `<rect x="15" y="6" width="40" height="122" rx="14" fill="none" stroke="${KLEUREN.zon}" stroke-width="7" stroke-dasharray="14 9"/>`,
};

const MOL = `<path d="M10 118Q6 30 70 30T130 118z" fill="${PALET.mol}"/><path d="M26 118Q24 52 68 50Q60 84 66 118z" fill="${PALET.molLicht}" opacity=".5"/><ellipse cx="70" cy="82" rx="34" ry="22" fill="${PALET.molLicht}"/><ellipse cx="70" cy="72" rx="13" ry="9" fill="${PALET.molneus}"/><circle cx="44" cy="60" r="5" fill="${PALET.wit}"/><circle cx="96" cy="60" r="5" fill="${PALET.wit}"/><path d="M58 92q12 9 24 0" fill="none" stroke="${PALET.bord}" stroke-width="4" stroke-linecap="round"/><path d="M20 76q-18-14-12-34l10 8 4-12 8 12 8-6q4 20-6 34z" fill="${PALET.molneus}"/><path d="M120 92q18-8 16-28l-10 8-6-10-6 12-9-5q-2 18 7 24z" fill="${PALET.molneus}"/><path d="M32 40Q36 6 70 4t38 36q-38-12-76 0z" fill="${KLEUREN.zon}"/><path d="M26 42q44-16 88 0l-2 8q-42-14-84 0z" fill="${PALET.helmDiep}"/><circle cx="70" cy="20" r="9" fill="${PALET.zonnelicht}" stroke="${PALET.helmDiep}" stroke-width="4"/>`;

const HOOP = `<path d="M0 130Q20 96 70 98T140 130z" fill="${PALET.zandDiep}"/><path d="M8 130Q30 106 70 107T130 130z" fill="${PALET.zand}"/>`;

const VONDST: Readonly<Record<string, string>> = {
  ei: `<ellipse cx="50" cy="88" rx="34" ry="8" fill="${PALET.kuil}" opacity=".25"/><path d="M50 8Q84 34 84 62T50 92T16 62T50 8z" fill="${PALET.eiSchaduw}"/><path d="M48 12Q78 36 78 60T48 86T19 60T48 12z" fill="${PALET.ei}"/><circle cx="40" cy="42" r="7" fill="${PALET.eivlek}"/><circle cx="62" cy="56" r="9" fill="${PALET.eivlek}"/><circle cx="38" cy="68" r="6" fill="${PALET.eivlek}"/><path d="M34 32q4-10 12-14" fill="none" stroke="${PALET.wit}" stroke-width="5" stroke-linecap="round"/>`,
  schelp: `<circle cx="50" cy="52" r="40" fill="${PALET.schelpDiep}"/><circle cx="49" cy="50" r="36" fill="${PALET.schelp}"/><path d="M52 50a8 8 0 1 0-10 9a18 18 0 1 0 2-34a28 28 0 0 1 12 54" fill="none" stroke="${PALET.schelpDiep}" stroke-width="6" stroke-linecap="round"/><path d="M22 40l12 6M28 70l10-7M70 24l-7 10M82 54l-13-1" stroke="${PALET.schelpDiep}" stroke-width="4" stroke-linecap="round"/>`,
  trommel: `<rect x="10" y="34" width="80" height="54" rx="12" fill="${PALET.trommelDiep}"/><rect x="10" y="30" width="80" height="50" rx="12" fill="${PALET.trommel}"/><path d="M10 52h80" stroke="${PALET.trommelDiep}" stroke-width="5"/><rect x="40" y="44" width="20" height="18" rx="5" fill="${KLEUREN.zon}"/><path d="M34 30v-8q0-8 8-8h16q8 0 8 8v8" fill="none" stroke="${PALET.trommelDiep}" stroke-width="7"/><path d="M20 40q14-6 26-4" fill="none" stroke="${PALET.wit}" stroke-width="4" stroke-linecap="round" opacity=".7"/><circle cx="24" cy="70" r="4" fill="${PALET.cactus}"/><circle cx="76" cy="66" r="5" fill="${PALET.cactus}"/>`,
  dino: `<path d="M26 86Q20 58 34 44Q24 20 46 12q22-6 28 12q4 14-8 22q14 12 14 40z" fill="${PALET.dinoDiep}"/><path d="M30 86Q26 58 38 46Q28 22 47 16q18-4 23 10q2 12-10 20q12 12 12 40z" fill="${PALET.dino}"/><path d="M40 86q-4-22 8-32q14 8 12 32z" fill="${PALET.dinoBuik}"/><circle cx="46" cy="27" r="6" fill="${PALET.wit}"/><circle cx="62" cy="27" r="6" fill="${PALET.wit}"/><circle cx="46" cy="28" r="3" fill="${KLEUREN.inkt}"/><circle cx="62" cy="28" r="3" fill="${KLEUREN.inkt}"/><path d="M46 39q8 6 16 0" fill="none" stroke="${KLEUREN.inkt}" stroke-width="3.500" stroke-linecap="round"/><path d="M52 4q8-8 14 2-6 2-8 8zM40 8q2-10 12-6l-2 9z" fill="${KLEUREN.zon}"/><path d="M14 92Q16 70 26 76l6 8 8-9 9 9 9-9 9 9 7-9q8 0 12 17z" fill="${PALET.ei}" stroke="${PALET.eiSchaduw}" stroke-width="4" stroke-linejoin="round"/>`,
};

const drawPrent = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-10 0Q-8-9 2-7L22-14Q26-12 22-8L8-2L26-1Q30 2 26 4L8 4L21 11Q24 15 19 16L0 8Q-9 8-10 0z" fill="${PALET.pootDiep}"/></g>`;

/** Bone `i` as a drawing of the size of the whole animal. */
const makeBot = (i: number): Drawing => ({
  vak: SKELET_VAK,
  ...(i === BOTTEN - 1 && { tonen: ['leeft'] }),
  svg: (toon) => drawBot(i, toon),
});

/** What comes by, one in a round. */
const VOORVAL: Readonly<Record<string, string>> = {
  hagedis: `<ellipse cx="60" cy="112" rx="46" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M20 92Q-4 84 8 60" fill="none" stroke="${PALET.cactus}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><ellipse cx="54" cy="86" rx="36" ry="17" fill="${PALET.cactus}"/><circle cx="90" cy="72" r="18" fill="${PALET.cactus}"/>${drawOgen(92, 66, 7, 6)}<path d="M96 82q8 0 10-6" fill="none" stroke="${PALET.molneus}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 98l-8 12M74 98l8 12M40 74L30 64M70 74l6-10" fill="none" stroke="${PALET.cactusDiep}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="40" cy="82" r="5" fill="${PALET.cactusDiep}"/><circle cx="56" cy="80" r="5" fill="${PALET.cactusDiep}"/><circle cx="72" cy="86" r="5" fill="${PALET.cactusDiep}"/>`,
  ei: `<ellipse cx="60" cy="112" rx="34" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M60 8q36 24 36 66-4 36-36 36T24 74Q24 32 60 8z" fill="${PALET.ei}"/><path d="M24 66l12-10 10 12 12-12 10 12 12-12 16 12q0 12-4 20l-12-8-10 8-10-8-10 8-10-8-10 6q-6-8-6-20z" fill="${PALET.kuilDiep}"/><circle cx="60" cy="72" r="14" fill="${PALET.dino}"/>${drawOgen(60, 70, 7, 6)}<circle cx="44" cy="34" r="6" fill="${PALET.eivlek}"/><circle cx="74" cy="40" r="7" fill="${PALET.eivlek}"/><circle cx="46" cy="98" r="5" fill="${PALET.eivlek}"/><circle cx="78" cy="98" r="5" fill="${PALET.eivlek}"/>`,
  schorpioen: `<ellipse cx="60" cy="112" rx="40" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><ellipse cx="56" cy="88" rx="30" ry="16" fill="${PALET.rots}"/><path d="M84 84q26-6 20-34T84 22" fill="none" stroke="${PALET.rots}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M88 28L70 18l8-8 12 6z" fill="${PALET.rotsDiep}"/><path d="M34 80L14 66M36 92L12 96" fill="none" stroke="${PALET.rots}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="60" r="10" fill="${PALET.rots}"/><circle cx="8" cy="98" r="9" fill="${PALET.rots}"/><path d="M46 100l-6 12M60 102v10M74 100l6 12" fill="none" stroke="${PALET.rotsDiep}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(44, 82, 7, 6)}${drawLach(44, 93, 7)}`,
  kameel: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M18 82q0-20 16-24 6-28 16-4 8-28 20 4 6-2 10-26 4-22 18-20 16 6 14 16l-10 6q-2 44-20 48H26q-8-2-8-8z" fill="${PALET.zandDiep}"/><rect x="24" y="84" width="9" height="28" rx="4" fill="${PALET.zandDiep}"/><rect x="62" y="84" width="9" height="28" rx="4" fill="${PALET.zandDiep}"/><circle cx="92" cy="30" r="3" fill="${KLEUREN.inkt}"/><path d="M98 38h6" fill="none" stroke="${PALET.molneus}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="34" y="64" width="28" height="14" rx="4" fill="${PALET.vlag}"/><rect x="30" y="70" width="12" height="18" rx="4" fill="${PALET.staal}"/><rect x="54" y="70" width="12" height="18" rx="4" fill="${PALET.staal}"/>`,
  grot: `<ellipse cx="60" cy="112" rx="44" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M18 108q-6-50 20-64 40-20 60 12 18 26 6 52z" fill="${PALET.steentje}"/><path d="M30 104q-2-36 16-46 28-14 40 8 12 20 4 38z" fill="${PALET.kuilDiep}"/><circle cx="60" cy="84" r="16" fill="${PALET.gloed}"/><path d="M60 60v-8M40 70l-6-6M80 70l6-6" fill="none" stroke="${PALET.gloed}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 82, 7, 5)}${drawLach(60, 90, 6)}`,
  trilobiet: `<ellipse cx="60" cy="112" rx="42" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M12 106q-6-40 14-66 34-26 70 0 20 28 12 66z" fill="${PALET.laagDrie}"/><ellipse cx="60" cy="72" rx="28" ry="36" fill="${PALET.plankLicht}"/><path d="M60 40v64M34 62h52M34 74h52M36 86h48M40 98h40" fill="none" stroke="${PALET.plankDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M34 56q4-22 26-22t26 22q-26 12-52 0z" fill="${PALET.plank}"/>${drawOgen(60, 48, 12, 5)}`,
  gier: `<path d="M54 60Q26 10 4 24q10 8 8 16 12 2 14 14 12 2 16 14zM66 60Q94 10 116 24q-10 8-8 16-12 2-14 14-12 2-16 14z" fill="${PALET.rotsDiep}"/><ellipse cx="60" cy="72" rx="22" ry="28" fill="${PALET.rotsDiep}"/><path d="M42 54q18-12 36 0l-4 8H46z" fill="${PALET.wit}"/><circle cx="60" cy="42" r="15" fill="${PALET.molneus}"/>${drawOgen(60, 38, 7, 5)}<path d="M56 46h8l-4 12z" fill="${PALET.vlag}"/>`,
  takkenbol: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><circle cx="60" cy="70" r="40" fill="${PALET.plank}"/><path d="M26 56q40-30 70 4M24 78q36 30 72-4M40 36q-20 40 14 72M80 36q20 40-14 72M30 66q30 14 60 0" fill="none" stroke="${PALET.plankDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 64, 12, 8)}${drawLach(60, 82, 9)}<path d="M6 60h10M2 76h12" fill="none" stroke="${PALET.zandDiep}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  pot: `<ellipse cx="60" cy="112" rx="36" ry="6" fill="${KLEUREN.inkt}" opacity=".14"/><path d="M44 20h32l-4 18q28 12 22 48-6 26-34 26T26 86q-6-36 22-48z" fill="${PALET.molneus}"/><path d="M30 66h60l4 14H26z" fill="${PALET.zandLicht}"/><path d="M34 76l6-8 8 8 8-8 8 8 8-8 8 8" fill="none" stroke="${PALET.rotsDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><rect x="40" y="14" width="40" height="9" rx="4" fill="${PALET.tentDiep}"/><path d="M38 44q-16 2-16 18M82 44q16 2 16 18" fill="none" stroke="${PALET.molneus}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 54, 9, 5)}<ellipse cx="60" cy="94" rx="6" ry="8" fill="${PALET.rotsDiep}"/>`,
  amber: `<path d="M60 8q40 20 38 58-6 40-38 46Q26 106 22 66 20 28 60 8z" fill="${PALET.gloed}"/><path d="M44 30q-14 18-10 40l8-2q-2-20 8-34z" fill="${PALET.wit}" opacity=".5"/><ellipse cx="60" cy="62" rx="7" ry="16" fill="${PALET.kuilDiep}"/><circle cx="60" cy="44" r="7" fill="${PALET.kuilDiep}"/><ellipse cx="46" cy="56" rx="13" ry="5" fill="${PALET.plankLicht}" transform="rotate(24 46 56)"/><ellipse cx="74" cy="56" rx="13" ry="5" fill="${PALET.plankLicht}" transform="rotate(-24 74 56)"/><path d="M56 70L46 84M64 70l10 14M60 76v14" fill="none" stroke="${PALET.kuilDiep}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>${drawOgen(60, 43, 3, 3)}`,
};

export const art: GameArt = {
  voorval: drawVoorvallen(VOORVAL),
  stuk: { vak: [180, 150], tonen: STUKKEN, svg: drawStuk },
  museum: { vak: [1280, 720], svg: drawMuseum },
  'decor-liggend': {
    vak: [1280, 720],
    svg: () =>
      drawWoestijn({
        w: 1280,
        h: 720,
        grond: 446,
        bergen: [
          [30, 240, 170],
          [420, 300, 128],
        ],
        tent: [330, 0.82],
      }),
  },
  'decor-staand': {
    vak: [720, 960],
    svg: () =>
      drawWoestijn({
        w: 720,
        h: 960,
        grond: 556,
        bergen: [
          [-60, 250, 210],
          [470, 290, 260],
        ],
        tent: [110, 0.7],
      }),
  },
  steiger: { vak: SKELET_VAK, svg: drawSteiger },
  ...Object.fromEntries(Array.from({ length: BOTTEN }, (_, i) => [`bot-${i}`, makeBot(i)])),
  kuil: { vak: [84, 108], tonen: ['vol', 'nu', 'leeg'], svg: drawKuil },
  blok: { vak: [112, 106], tonen: ['l', 'r', 'lr'], svg: drawBlok },
  gat: { vak: [70, 132], tonen: ['hier', 'tip'], svg: (toon) => GAT[toon] ?? '' },
  barst: {
    vak: [50, 120],
    svg: () =>
      `<path d="M26 4L12 34l18 16-16 24 18 14-10 28" fill="none" stroke="${PALET.wit}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><path d="M26 4L12 34l18 16-16 24 18 14-10 28" fill="none" stroke="${KLEUREN['koraal-diep']}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  schep: {
    vak: [60, 170],
    svg: () =>
      `<rect x="25" y="16" width="11" height="96" rx="5" fill="${PALET.plank}"/><path d="M16 8h28q5 0 5 6t-5 6H16q-5 0-5-6t5-6z" fill="${PALET.plankDiep}"/><path d="M10 104h40v30q0 22-20 36q-20-14-20-36z" fill="${PALET.staalDiep}"/><path d="M13 104h32v28q0 18-16 30q-16-12-16-30z" fill="${PALET.staal}"/>`,
  },
  helm: {
    vak: [150, 80],
    svg: () =>
      `<path d="M24 56Q26 4 75 4t51 52z" fill="${PALET.helm}"/><path d="M75 4q44 2 51 52h-30Q100 18 75 4z" fill="${PALET.helmDiep}"/><path d="M22 46q53-12 106 0l2 14q-55-12-110 0z" fill="${PALET.helmband}"/><path d="M4 70Q10 54 24 54q51-10 102 0q14 0 20 16q-71-16-142 0z" fill="${PALET.helm}"/><path d="M4 70q71-16 142 0l-2-6q-69-12-138 0z" fill="${PALET.helmDiep}"/><circle cx="75" cy="7" r="6" fill="${PALET.helmDiep}"/>`,
  },
  korrel: {
    vak: [20, 20],
    svg: () => `<path d="M4 10Q4 3 11 3t6 8-8 7-5-8z" fill="${PALET.zandDiep}"/><circle cx="9" cy="9" r="4" fill="${PALET.zandLicht}"/>`,
  },
  stuif: {
    vak: [520, 90],
    svg: () =>
      `<path d="M0 90Q20 40 80 48q30-40 90-20q40-40 100-10q60-30 100 10q50-16 80 20q50 0 70 42z" fill="${PALET.zand}"/><path d="M20 90Q50 60 100 66q40-28 90-8q50-26 90 0q60-20 100 10q50-8 80 22z" fill="${PALET.zandLicht}"/>`,
  },
  mol: {
    vak: [140, 134],
    tonen: ['ei', 'schelp', 'trommel'],
    svg: (toon) => `${MOL}${toon === '' ? '' : `<g transform="translate(80 56) scale(.6)">${VONDST[toon] ?? ''}</g>`}${HOOP}`,
  },
  zand: {
    vak: [140, 92],
    tonen: ['mik'],
    svg: (toon) =>
      `<rect x="3" y="8" width="134" height="84" rx="16" fill="${PALET.zandDiep}"/><rect x="3" y="3" width="134" height="80" rx="16" fill="${PALET.zand}" stroke="${PALET.zandDiep}" stroke-width="3"/><path d="M22 26q14-9 28 0t28 0M52 54q14-9 28 0t28 0" fill="none" stroke="${PALET.zandDiep}" stroke-width="5" stroke-linecap="round"/><path d="M20 12h60" stroke="${PALET.zandLicht}" stroke-width="6" stroke-linecap="round"/>${toon === 'mik' ? `<rect x="6" y="6" width="128" height="76" rx="14" fill="none" stroke="${KLEUREN.zee}" stroke-width="8"/><rect x="6" y="6" width="128" height="76" rx="14" fill="none" stroke="${KLEUREN.zon}" stroke-width="4"/>` : ''}`,
  },
  gegraven: {
    vak: [140, 92],
    svg: () =>
      `<rect x="3" y="3" width="134" height="87" rx="16" fill="${PALET.kuilDiep}"/><rect x="3" y="11" width="134" height="79" rx="16" fill="${PALET.laagTwee}"/><rect x="12" y="20" width="116" height="64" rx="12" fill="${PALET.laagEen}"/>`,
  },
  spoor: {
    vak: [112, 64],
    svg: () =>
      `${drawPrent(14, 18)}${drawPrent(44, 44)}<path d="M84 14l18 18-18 18" fill="none" stroke="${PALET.zonnelicht}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/><path d="M84 14l18 18-18 18" fill="none" stroke="${PALET.vlag}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`,
  },
  vondst: { vak: [100, 100], tonen: ['ei', 'schelp', 'trommel', 'dino'], svg: (toon) => VONDST[toon] ?? VONDST['ei'] ?? '' },
  knop: { vak: [190, 98], svg: () => drawKnopVlak(190, 98, KLEUREN.zee, PALET.zeeDonker) },
};
