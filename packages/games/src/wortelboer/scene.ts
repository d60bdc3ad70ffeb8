import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  hopUp,
  isGlad,
  maatOf,
  stemmingOf,
  sway,
  ownKey,
  ringOn,
  type Plek,
} from '@spelrijk/game-kit/stage';
import { breedOf, drawOogst, toonOf } from './oogstbeeld.ts';
import { ding, kistOf, plaatsenOf } from './plaatsen.ts';
import { isSplit, KIST, LOS, VAN, type BoerState } from './state.ts';
import { drawWoord, plankTopOf } from './woord.ts';

const HOP = { blob: { periode: 40, hoogte: 18 }, konijn: { periode: 34, hoogte: 22 } } as const;
const BLOB = 120;
/** So much of the blob is seen above the board, from its middle down. */
const OVER_PLANK = 0.4;
/** The hat lies so far above the middle of the blob. */
const HOED = 58;
/** One rabbit at first, and another one for so many carrots. */
const KONIJNEN = { begin: 2, per: 4, meest: 5 } as const;
/** The newest carrots in the hay: how many, in rows of so many. */
const HOOI = { meest: 9, perRij: 3, stap: 46, rij: 40, klein: 0.5 } as const;
const KLUIT = { art: 'kluit', tonen: [''], maat: [18, 18] } as const;
/** Rings of the verdict: their sizes, and how far above a crate. */
const RING = { boer: 180, wortel: 130, boven: 24 } as const;
const GEEN_BED = -1000;

export const scene = (state: BoerState): readonly Item[] =>
  ringOn(state, drawToneel(state), 'schijf', state.run.fase === 'uitleg' ? ownKey(state, 'kist') : '');

function drawToneel(state: BoerState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawHooi(state),
    ...drawKonijnen(state),
    ...drawBoer(state),
    ...drawWoord(state),
    ...drawOogst(state),
    ...drawViering(state),
  ];
}

/** The harvest of the round, where there is room for it; the newest one when it has come down. */
function drawHooi(state: BoerState): Item[] {
  const klaar = state.run.fase === 'klaar';
  if (!klaar && !wasOpen(state) && (state.stand === 'staand' || !isSplit(state))) return [];
  const { w } = maatOf(state.stand);
  const [x, y] = klaar ? [w / 2, plaatsenOf(state).grond - 110] : plaatsenOf(state).hooi;
  const maat = klaar ? 1.7 : 1;
  const onderweg = wasOpen(state) && state.tick - state.oogst.raakOp < 66 ? 1 : 0;
  const wortels = state.hooi
    .slice(0, state.hooi.length - (state.oogst.bedden[state.oogst.laatste] === 'mol' ? 0 : onderweg))
    .slice(-HOOI.meest);
  return [
    ding('hooi', [x, y], { sx: maat, sy: maat }),
    ...wortels.map((wortel, i) => {
      const [k, r] = [i % HOOI.perRij, Math.floor(i / HOOI.perRij)];
      const breed = breedOf(wortel.maat) * HOOI.klein * maat;
      const plek = [x + (k - 1) * HOOI.stap * maat + (r % 2) * 16, y + 34 * maat - r * HOOI.rij * maat] as const;
      return ding('mini', plek, { w: breed, h: breed * 2.2, ...toonOf(wortel), rot: (k - 1) * 24 + (r % 2) * 8 }, i);
    }),
  ];
}

/** Rabbits come for the harvest, and nibble when there is something. */
function drawKonijnen(state: BoerState): Item[] {
  const { konijnen, grond } = plaatsenOf(state);
  const { w } = maatOf(state.stand);
  const klaar = state.run.fase === 'klaar';
  const n = Math.min(KONIJNEN.meest, KONIJNEN.begin + Math.floor(state.hooi.length / KONIJNEN.per));
  return Array.from({ length: n }, (_, i) => {
    const x = klaar ? w / 2 + (i - (n - 1) / 2) * (w / (n + 1)) : konijnen.plek[0] + i * konijnen.stap;
    const y = klaar ? grond + 20 : konijnen.plek[1] - (i % 2) * 14;
    const blij = isGlad(state);
    const hap = blij && (i + Math.floor(state.tick / 40)) % 2 === 0;
    const hop = blij ? hopUp(state, { ...HOP.konijn, verschil: i * 0.21 }) : 0;
    const toon = `${i % 2 === 1 ? 'bruin' : ''}${hap ? ' hap' : ''}`.trim();
    const maat = klaar ? { sx: 1.25, sy: 1.25 } : {};
    return ding(
      'konijn',
      [x, y - hop],
      { ...maat, ...(toon !== '' && { toon }), rot: sway(state, { periode: 130, uitslag: 2, verschil: i * 0.3 }), z: klaar ? 12 : 6 },
      i,
    );
  });
}

/** Where the farmer stands: a board in two rows comes higher, and they look over it. */
function boerPlek(state: BoerState): Plek {
  const [x, y] = plaatsenOf(state).blob;
  return isSplit(state) && !wasOpen(state) && state.run.fase !== 'klaar' ? [x, Math.min(y, plankTopOf(state) - BLOB * OVER_PLANK)] : [x, y];
}

/** The pupil's blob in a straw hat; it leans back when it pulls. */
function drawBoer(state: BoerState): Item[] {
  const { fase } = state.run;
  const { w } = maatOf(state.stand);
  const klaar = fase === 'klaar';
  const t = ticksInFase(state);
  const [bx, by] = boerPlek(state);
  const { laatste, raakOp, bedden } = state.oogst;
  const trekt = wasOpen(state) && laatste >= 0 && bedden[laatste] !== 'mol' ? raakOp : GEEN_BED;
  const ruk = wasOpen(state)
    ? bump(state.tick, { van: trekt, duur: 20 })
    : fase === 'goed'
      ? bump(t, { van: 0, duur: LOS * 2 })
      : fase === 'uitleg'
        ? bump(t, { van: 0, duur: 30 })
        : 0;
  const [x, y] = klaar ? [w / 2, plaatsenOf(state).grond - 232] : [bx, by];
  const hop = klaar || (fase === 'goed' && t > KIST) ? cheer(state, HOP.blob) : ruk * 20;
  const rot = ruk * -16;
  // Who cuts stands behind the board, so that the knife and the letters are before them.
  const [blobZ, hoedZ] = isSplit(state) && !klaar && !wasOpen(state) ? ([1, 2] as const) : ([10, 12] as const);
  return [
    { ...drawBlob({ x, y: y - hop, w: BLOB, stemming: stemmingOf(fase), z: blobZ }), rot },
    ding('hoed', [x - ruk * 12, y - HOED - hop], { rot, z: hoedZ }),
  ];
}

/** Around the farmer who cuts; around the crate that was wrong, or the carrot that sticks out of the right one. */
function ringOf(state: BoerState): { readonly x: number; readonly y: number; readonly maat: number } {
  const i = state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen);
  const [bx, by] = boerPlek(state);
  if (isSplit(state) || i < 0) return { x: bx, y: by, maat: RING.boer };
  const { x, y, w, h } = kistOf(state, i);
  return state.run.fase === 'goed' ? { x, y: y - h / 2 - RING.boven, maat: RING.wortel } : { x, y, maat: Math.max(RING.boer, w) };
}

function drawViering(state: BoerState): Item[] {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const [x, y] = plaatsenOf(state).wortel;
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, ringOf(state))];
    case 'goed': {
      if (wasOpen(state)) return [];
      const van = isSplit(state) ? 4 : KIST;
      const aarde = isSplit(state) ? [] : drawConfetti(state, { ...KLUIT, x, y, leeftijd: t - LOS, duur: 34, aantal: 10, kracht: 7 });
      return t >= van ? [...aarde, drawRightRing(state, { ...ringOf(state), van, weg: VAN - 14, duur: 12 })] : aarde;
    }
    case 'klaar':
      return drawSlotfeest(state, { x: w / 2, y: 200, seed: 13, aantal: 24 });
    default:
      return [];
  }
}
