/**
 * The play after a right word: the rocket hangs over the moon and falls. Gas lifts it, gas at a side pushes it; who comes down softly on a
 * crater meets who lives there. The narrow one has two. Coming down hard is a bounce and nothing more. In calm mode a crater is chosen and
 * the rocket lands by itself.
 */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { isKort } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Beurtspel, Voorvallen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isAction, kantOf, NOOIT, pickedIndex, pijlOf } from '@spelrijk/game-kit/run';
import type { Kant, Zet } from '@spelrijk/game-kit/run';
import { arch, between, easeInOut, maatOf, progress01 } from '@spelrijk/game-kit/stage';
import { basisOf } from './state.ts';
import type { Krater, Lander, RaketState } from './state.ts';

/** Stage units per tick, and per tick each tick. */
const ZWAARTE = 0.052;
const GAS = { op: -2, opzij: 1.7, zijOp: -0.9 } as const;
const REM = 0.988;
const HOOGST = 5.5;
/** Softer than this is a landing; harder is thrown back by so much. */
export const ZACHT = 2.6;
const VEER = 0.46;
/** Half the height of the rocket over the moon. */
const POTEN = 80;
const RAND = 60;
/** The rocket begins so much nearer to the moon, after a word that was only chosen the most. */
const LAGER = { kort: 170, gewoon: 100 } as const;
/** Widths of craters, from narrow to wide. */
export const KRATER_BREED = [118, 168, 220] as const;
/** So many kinds of creatures there are. */
const VRIENDEN = 6;
export const VLUCHT = 70;

export const NO_LANDER: Lander = {
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  kraters: [],
  op: -1,
  gasOp: NOOIT,
  botsOp: NOOIT,
  kant: 0,
  van: [0, 0],
  vluchtOp: NOOIT,
  mik: 1,
};

/** Which crater is narrow, and who lives where, chance says. */
function digKraters(kans: number): readonly Krater[] {
  const eerste = Math.floor(chance(kans, 800) * 3);
  const wie = (n: number): number => Math.floor(chance(kans, 810 + n) * VRIENDEN);
  return [0, 1, 2].map((i) => {
    const maat = (eerste + i) % 3;
    return { maat, wie: maat === 0 ? [wie(i), (wie(i) + 1 + i) % VRIENDEN] : [wie(i)], openOp: null };
  });
}

function open(state: RaketState): RaketState {
  const [x, top] = basisOf(state).maan.begin;
  const y = top + LAGER[isKort(state) ? 'kort' : 'gewoon'];
  return {
    ...state,
    lander: { ...NO_LANDER, x, y, van: [x, y], kraters: digKraters(state.kans), vx: (chance(state.kans, 805) - 0.5) * 2 },
  };
}

/** A burst of gas: up, or to a side and a little up. */
function gas(state: RaketState, kant: Kant): Zet<RaketState> {
  const { lander, tick } = state;
  const vy = Math.max(-HOOGST, lander.vy + (kant === 0 ? GAS.op : GAS.zijOp));
  return { state: { ...state, lander: { ...lander, vx: lander.vx + kant * GAS.opzij, vy, op: -1, gasOp: tick, kant } }, sounds: ['eigen'] };
}

function act(state: RaketState, input: GameInput): Zet<RaketState> | null {
  if (state.rustig) return actCalmly(state, input);
  if (input.soort === 'wijs') {
    if (input.fase !== 'neer') return null;
    const ver = input.x - state.lander.x;
    return gas(state, Math.abs(ver) < RAND ? 0 : ver < 0 ? -1 : 1);
  }
  const kant = kantOf(input);
  return kant !== 0 ? gas(state, kant) : isAction(input) || pijlOf(input) === 'op' ? gas(state, 0) : null;
}

/** In calm mode: on its way to a crater. */
export const isFlying = ({ lander, tick }: RaketState): boolean => tick - lander.vluchtOp < VLUCHT;

function actCalmly(state: RaketState, input: GameInput): Zet<RaketState> | null {
  const { lander, tick } = state;
  if (isFlying(state)) return null;
  const kant = kantOf(input);
  if (kant !== 0) return { state: { ...state, lander: { ...lander, mik: (lander.mik + kant + 3) % 3 } }, sounds: ['kies'] };
  const naar = isAction(input) ? lander.mik : pickedIndex(input, 'krater');
  if (lander.kraters[naar]?.openOp !== null) return null;
  return { state: { ...state, lander: { ...lander, mik: naar, op: naar, van: [lander.x, lander.y], vluchtOp: tick } }, sounds: ['eigen'] };
}

/** Where the rocket stands on a crater. */
const standOn = (state: RaketState, i: number): readonly [number, number] => {
  const [x, y] = basisOf(state).maan.kraters[i] ?? [0, 0];
  return [x, y - POTEN];
};

function tick(state: RaketState): Zet<RaketState> {
  if (state.rustig) return flyCalmly(state);
  const { lander } = state;
  if (lander.op >= 0) return { state };
  const { w } = maatOf(state.stand);
  const vy = Math.min(HOOGST, lander.vy + ZWAARTE);
  const x = lander.x + lander.vx;
  const muur = x < RAND || x > w - RAND;
  const next = {
    ...lander,
    x: Math.min(w - RAND, Math.max(RAND, x)),
    y: Math.max(RAND, lander.y + vy),
    vx: lander.vx * (muur ? -VEER : REM),
    vy: lander.y + vy < RAND ? 0 : vy,
  };
  const i = next.vy <= 0 ? -1 : next.kraters.findIndex((krater, n) => touches(state, next, krater, n));
  if (i >= 0) return touchDown({ ...state, lander: next }, i);
  const grond = basisOf(state).maan.grond - POTEN;
  return next.y < grond ? { state: { ...state, lander: next } } : bounce({ ...state, lander: { ...next, y: grond } });
}

/** Did it come through the rim of this crater just now? */
function touches(state: RaketState, { x, y, vy }: Lander, { maat }: Krater, i: number): boolean {
  const [kx, ky] = standOn(state, i);
  return Math.abs(x - kx) < (KRATER_BREED[maat] ?? 0) / 2 && y >= ky && y - vy <= ky + 8;
}

const bounce = (state: RaketState): Zet<RaketState> => ({
  state: { ...state, lander: { ...state.lander, vy: -Math.max(1, state.lander.vy * VEER), botsOp: state.tick } },
  sounds: ['plop'],
});

function touchDown(state: RaketState, i: number): Zet<RaketState> {
  const { lander } = state;
  const [, y] = standOn(state, i);
  if (lander.vy > ZACHT) return bounce({ ...state, lander: { ...lander, y } });
  return welcome({ ...state, lander: { ...lander, y, vx: 0, vy: 0, op: i, botsOp: state.tick } }, i);
}

/** The lid opens; who lives there comes along. */
function welcome(state: RaketState, i: number): Zet<RaketState> {
  const krater = state.lander.kraters[i];
  if (krater?.openOp !== null) return { state, sounds: ['raak'] };
  const kraters = state.lander.kraters.map((ander, n) => (n === i ? { ...ander, openOp: state.tick } : ander));
  return {
    state: { ...state, vrienden: [...state.vrienden, ...krater.wie], lander: { ...state.lander, kraters } },
    sounds: ['raak', 'munt'],
  };
}

/** In calm mode: in a bow to the crater. */
function flyCalmly(state: RaketState): Zet<RaketState> {
  const { lander } = state;
  if (lander.op < 0 || lander.kraters[lander.op]?.openOp !== null) return { state };
  const t = progress01(state.tick, { van: lander.vluchtOp, duur: VLUCHT });
  const [nx, ny] = standOn(state, lander.op);
  const [x, y] = [between(lander.van[0], nx, easeInOut(t)), between(lander.van[1], ny, easeInOut(t)) - arch(t) * 90];
  const next = { ...state, lander: { ...lander, x, y } };
  return t < 1 ? { state: next } : welcome(next, lander.op);
}

const GEZIEN = 46;
/** All craters were opened, and who lives there was seen. */
const isAf = ({ lander, tick: nu }: RaketState): boolean => lander.kraters.every(({ openOp }) => openOp !== null && nu - openOp > GEZIEN);

/** Over the first crater of this burst, and near it. */
const nadert = ({ lander, stand }: RaketState): boolean =>
  lander.op < 0 && lander.kraters.every(({ openOp }) => openOp === null) && lander.y > maatOf(stand).h * 0.4;

/** Begins when the fuel is in. */
export const maanspel: Beurtspel<RaketState> = { van: 72, open, act, tick, isAf, bezig: nadert };

/** What comes by, and where it stays. */
export const VOORVALLEN: Voorvallen = {
  plek: { liggend: [430, 560], staand: [235, 790] },
  reeks: [
    ['astronaut', 'drijft', 'Een astronaut zweeft zijn hond achterna.'],
    ['hond', 'drijft', 'Een hond in een ruimtepak blaft geluidloos.'],
    ['wezen', 'duikt', 'Een maanmannetje komt kijken.'],
    ['satelliet', 'vliegt', 'Een satelliet stuurt een groetje.'],
    ['komeet', 'vliegt', 'Een komeet knikt in het voorbijgaan.'],
    ['kaas', 'loopt', 'Deze maan is echt van kaas!'],
    ['ufo', 'vliegt', 'Een schotel doet zijn lichten aan.'],
    ['planeet', 'drijft', 'Een kleine planeet draait een rondje om je heen.'],
    ['robot', 'loopt', 'Een maanwagentje zoekt stenen.'],
    ['meteoor', 'valt', 'Een steen uit de ruimte ploft neer.'],
  ],
};
