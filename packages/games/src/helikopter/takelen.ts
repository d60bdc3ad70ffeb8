/**
 * The play after a right word: the water is high, and animals wait on what is still dry. The hook hangs on a cable and swings; who it touches
 * takes hold, up to three in a chain that makes the helicopter slower, and over the farm all let go. In calm mode an animal is chosen and
 * fetched. Only + - * and /, so that it plays the same everywhere.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, holdKant, isAction, kantOf, pickedIndex } from '@spelrijk/game-kit/run';
import type { Zet } from '@spelrijk/game-kit/run';
import { dierPlek, plaatsenOf } from './plaatsen.ts';
import { DIEREN, DROOG, GEEN_REDDING, TONNEN } from './redding.ts';
import type { Dier, Redding } from './redding.ts';
import { WEG } from './state.ts';
import type { HeliState } from './state.ts';

/** The cable begins so far below the middle of the helicopter. */
export const LIER = 44;
const KABEL = { kort: 60, begin: 90, rand: 40, vaart: 7.5 } as const;
/** Its greatest speed, how soon it has that, and how much slower each animal makes it. */
const VAART = { meest: 12, volgt: 0.1, zwaar: 0.32, dichtbij: 90 } as const;
/** How the hook swings: pulled back, slowed down, and left behind when the helicopter speeds up. */
const SLINGER = { terug: 0.02, rem: 0.055, achter: 0.75 } as const;
const RAAK = { x: 54, y: 62 } as const;
export const KETTING = { meest: 3, stap: 58, onder: 44 } as const;
/** Falling on the hay, and what is looked at for a while. */
export const VAL = 26;
const KIJK = 44;
/** Calm mode: ticks of a trip there, back, and how many trips. */
export const REIS = { heen: 44, op: 64, terug: 110, keer: 3 } as const;

const pick = <T>(lijst: readonly T[], lot: number): T | undefined => lijst[Math.floor(lot * lijst.length)];

function open(state: HeliState): HeliState {
  const { droog, lucht } = plaatsenOf(state);
  const ton = Math.floor(chance(state.kans, 400) * droog.length);
  const dieren = droog.map((_, i): Dier => {
    const inTon = i === ton;
    const soort = inTon ? pick(TONNEN, chance(state.kans, 401)) : pick(DIEREN, chance(state.kans, 410 + i));
    const op = inTon ? 'vlot' : pick(DROOG, chance(state.kans, 430 + i));
    return { soort: soort ?? 'schaap', op: op ?? 'vlot', ton: inTon, hangtOp: null, thuisOp: null };
  });
  return { ...state, redding: { ...GEEN_REDDING, dieren, x: lucht.links + 60, kabel: KABEL.begin, over: REIS.keer } };
}

export const isWaiting = ({ hangtOp, thuisOp }: Dier): boolean => hangtOp === null && thuisOp === null;
const isHanging = ({ hangtOp, thuisOp }: Dier): boolean => hangtOp !== null && thuisOp === null;

/** Who hangs on the hook, the first one highest. */
export const listHanging = ({ dieren }: Redding): readonly number[] =>
  dieren.flatMap((dier, i) => (isHanging(dier) ? [i] : [])).sort((a, b) => (dieren[a]?.hangtOp ?? 0) - (dieren[b]?.hangtOp ?? 0));

/** Where the hook is. */
export const haakPlek = (state: HeliState): readonly [x: number, y: number] => {
  const { x, dx, kabel } = state.redding;
  return [x + dx, plaatsenOf(state).lucht.y + LIER + kabel];
};

function actCalmly(state: HeliState, input: GameInput): Zet<HeliState> | null {
  const { redding } = state;
  const wachten = redding.dieren.flatMap((dier, i) => (isWaiting(dier) ? [i] : []));
  if (redding.reis !== null || redding.over === 0 || wachten.length === 0) return null;
  const gekozen = pickedIndex(input, 'dier');
  const wie = gekozen >= 0 ? gekozen : isAction(input) ? redding.mik : -1;
  if (wachten.includes(wie))
    return {
      state: { ...state, redding: { ...redding, mik: wie, reis: { dier: wie, op: state.tick }, over: redding.over - 1 } },
      sounds: ['zwiep'],
    };
  const stap = kantOf(input);
  if (stap === 0) return null;
  const at = wachten.indexOf(redding.mik);
  const mik = wachten[at < 0 ? 0 : (at + stap + wachten.length) % wachten.length] ?? 0;
  return { state: { ...state, redding: { ...redding, mik } }, sounds: ['kies'] };
}

/** Up and down, held as `holdKant` holds left and right. */
function holdLier(input: GameInput, lier: -1 | 0 | 1): -1 | 0 | 1 {
  if (input.soort !== 'richting' || (input.richting !== 'op' && input.richting !== 'neer')) return lier;
  const wil = input.richting === 'op' ? -1 : 1;
  return input.ingedrukt ? wil : wil === lier ? 0 : lier;
}

/** Keys fly and let the hook up and down; it goes to a finger. */
function act(state: HeliState, input: GameInput): Zet<HeliState> | null {
  if (state.rustig) return actCalmly(state, input);
  const { redding } = state;
  if (input.soort === 'wijs') {
    const vinger = input.fase === 'los' ? null : { x: input.x, y: input.y };
    return { state: { ...state, redding: { ...redding, vinger } } };
  }
  if (input.soort !== 'richting') return null;
  const zijwaarts = input.richting === 'links' || input.richting === 'rechts';
  const kant = zijwaarts ? holdKant(input, redding.kant) : redding.kant;
  return { state: { ...state, redding: { ...redding, vinger: null, kant, lier: holdLier(input, redding.lier) } } };
}

/** One tick of flying. */
function fly(state: HeliState): Redding {
  const { redding, tempo } = state;
  const { lucht, water } = plaatsenOf(state);
  const { vinger, kant, lier } = redding;
  const meest = VAART.meest / (1 + listHanging(redding).length * VAART.zwaar);
  const naar = vinger === null ? kant : Math.max(-1, Math.min(1, (vinger.x - redding.x) / VAART.dichtbij));
  const v = redding.v + (naar * meest - redding.v) * VAART.volgt;
  const x = Math.max(lucht.links, Math.min(lucht.rechts, redding.x + v * tempo));
  const dv = redding.dv - SLINGER.terug * redding.dx - SLINGER.rem * redding.dv - SLINGER.achter * (v - redding.v);
  const diepst = water - lucht.y - LIER - KABEL.rand;
  const wil = vinger === null ? redding.kabel + lier * KABEL.vaart : vinger.y - lucht.y - LIER;
  const stap = Math.max(-KABEL.vaart, Math.min(KABEL.vaart, wil - redding.kabel)) * tempo;
  const kabel = Math.max(KABEL.kort, Math.min(diepst, redding.kabel + stap));
  return { ...redding, x, v: x === redding.x ? 0 : v, dv, dx: redding.dx + dv, kabel };
}

/** Who the hook touches takes hold; over the farm everybody lets go. */
function grab(state: HeliState): Zet<HeliState> {
  const [hx, hy] = haakPlek(state);
  const { redding, tick } = state;
  const hangt = listHanging(redding);
  if (hangt.length > 0 && hx < plaatsenOf(state).erf.tot) return bringHome(state, hangt);
  const wie = redding.dieren.findIndex((dier, i) => {
    const [x, y] = dierPlek(state, i);
    return isWaiting(dier) && Math.abs(x - hx) < RAAK.x && Math.abs(y - 30 - hy) < RAAK.y;
  });
  if (wie < 0 || hangt.length >= KETTING.meest) return { state };
  const dieren = redding.dieren.map((dier, i) => (i === wie ? { ...dier, hangtOp: tick } : dier));
  return {
    state: { ...state, redding: { ...redding, dieren } },
    sounds: redding.dieren[wie]?.ton === true ? ['eigen', 'munt'] : ['eigen'],
  };
}

function bringHome(state: HeliState, wie: readonly number[]): Zet<HeliState> {
  const { redding, tick } = state;
  const dieren = redding.dieren.map((dier, i) => (wie.includes(i) ? { ...dier, thuisOp: tick } : dier));
  const gered = [...state.gered, ...wie.flatMap((i) => redding.dieren[i]?.soort ?? [])];
  return { state: { ...state, gered, redding: { ...redding, dieren } }, sounds: ['zwiep'] };
}

function tickCalmly(state: HeliState): Zet<HeliState> {
  const { redding, tick } = state;
  const { reis } = redding;
  if (reis === null) return { state };
  const t = tick - reis.op;
  if (t === REIS.heen)
    return {
      state: {
        ...state,
        redding: { ...redding, dieren: redding.dieren.map((dier, i) => (i === reis.dier ? { ...dier, hangtOp: tick } : dier)) },
      },
      sounds: ['eigen'],
    };
  if (t < REIS.terug) return { state };
  return bringHome({ ...state, redding: { ...redding, reis: null } }, [reis.dier]);
}

/** When it closes, who hangs on the hook comes along. */
function tick(state: HeliState): Zet<HeliState> {
  const { beurt, redding } = state;
  const hangt = listHanging(redding);
  if (beurt?.dichtOp !== null && hangt.length > 0) return bringHome({ ...state, redding: { ...redding, reis: null } }, hangt);
  const plof = redding.dieren.some(({ thuisOp }) => thuisOp !== null && state.tick - thuisOp === VAL);
  const zet = state.rustig ? tickCalmly(state) : grab({ ...state, redding: fly(state) });
  return plof ? { ...zet, sounds: [...(zet.sounds ?? []), 'plop', 'munt'] } : zet;
}

function isAf({ redding, tick: nu, rustig }: HeliState): boolean {
  const { dieren, over, reis } = redding;
  const laatste = Math.max(0, ...dieren.map(({ thuisOp }) => thuisOp ?? 0));
  const klaar = dieren.every(({ thuisOp }) => thuisOp !== null) || (rustig && over === 0 && reis === null);
  return klaar && nu - laatste >= VAL + KIJK;
}

export const takelspel: Beurtspel<HeliState> = { van: WEG + 4, open, act, tick, isAf };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [130, 330], staand: [620, 330] },
  reeks: [
    ['meeuw', 'vliegt', 'Een meeuw vliegt een stukje met je op.'],
    ['ballon', 'drijft', 'Een luchtballon groet je.'],
    ['regen', 'drijft', 'Een regenwolk past precies op jouw dak.'],
    ['koe', 'valt', 'Een koe aan een parachute!'],
    ['vliegtuig', 'vliegt', 'Een zweefvliegtuig maakt geen geluid.'],
    ['ooievaar', 'vliegt', 'Een ooievaar brengt een pakje.'],
    ['vlieger', 'drijft', 'Een vlieger wil een wedstrijd.'],
    ['eenden', 'vliegt', 'Drie eendjes vliegen achter elkaar.'],
    ['boot', 'drijft', 'Een sleepboot blaast op zijn hoorn.'],
    ['bij', 'vliegt', 'Een bij houdt de helikopter voor een vriend.'],
  ],
};
