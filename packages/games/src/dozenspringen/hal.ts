/** Where the lift, the row of boxes and the crane are, for both ways to hold the device. */
import { deining, loop01, veer } from '@spelrijk/game-kit/beweging';
import type { Stand } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import type { Richel, Zwaartekracht } from '@spelrijk/game-kit/platform/lijf';
import { OPKOMST } from './state.ts';
import type { DozenState } from './state.ts';

interface Hal {
  /** Height of the lift's floor, and of the tops of the boxes. */
  readonly vloer: number;
  readonly rij: number;
  readonly doos: readonly [w: number, h: number];
  readonly bord: readonly [x: number, y: number, w: number, h: number];
  /** Stage units from the middle of one box to the next. */
  readonly stap: number;
}

const HALLEN: Readonly<Record<Stand, Hal>> = {
  liggend: { vloer: 606, rij: 282, doos: [246, 168], bord: [640, 84, 700, 112], stap: 360 },
  staand: { vloer: 834, rij: 450, doos: [216, 168], bord: [360, 112, 640, 124], stap: 234 },
};
const ZWAARTE = 0.62;
/** How much lower every other box hangs in a row that does not fit. */
const TRAP = 186;

/** Height of the whole building in its drawing, and how far down in it the roof is. */
export const HALHOOGTE: Readonly<Record<Stand, number>> = { liggend: 2100, staand: 2500 };
export const DAK: Readonly<Record<Stand, number>> = { liggend: 570, staand: 810 };

export const halOf = (stand: Stand): Hal => HALLEN[stand];

export const wereldOf = (stand: Stand): Zwaartekracht => ({
  g: ZWAARTE,
  vloer: HALLEN[stand].vloer,
  links: 60,
  rechts: maatOf(stand).w - 60,
});

/** How high a jump goes: over the boxes. */
export const sprongHoogte = (stand: Stand): number => HALLEN[stand].vloer - HALLEN[stand].rij + 54;

/** The middle of each box of a row of `n`, and how much lower than the row it hangs: four do not fit side by side in portrait. */
export function rijPlekken(stand: Stand, n: number): readonly (readonly [x: number, lager: number])[] {
  const { stap } = HALLEN[stand];
  const trap = stand === 'staand' && n === 4;
  const breed = trap ? 160 : n === 2 ? stap * 1.25 : n === 4 ? stap * 0.82 : stap;
  return Array.from({ length: n }, (_, i) => [maatOf(stand).w / 2 + (i - (n - 1) / 2) * breed, trap && i % 2 === 0 ? TRAP : 0]);
}

/** The tops of the boxes as they are now: they float up from below, then sway together. */
export function richels(state: DozenState): readonly Richel[] {
  const { rij, vloer, doos } = HALLEN[state.stand];
  const op = veer(loop01(state.tick, state.sinds, OPKOMST));
  const plekken = rijPlekken(state.stand, state.dozen.length);
  const zwier = state.rustig ? 0 : wieg(state.tick) * (plekken.length === 4 ? 12 : 26);
  return plekken.map(([x, lager]) => ({ x: x + zwier, y: rij + lager + (1 - op) * (vloer + 120 - rij), w: doos[0] + 24 }));
}

/** To and fro without a sine, since what can be landed on must be where it is in every browser. */
function wieg(tick: number): number {
  const fase = (tick % 400) / 400;
  const driehoek = fase < 0.5 ? fase * 4 - 1 : 3 - fase * 4;
  return driehoek * (1.5 - 0.5 * driehoek * driehoek);
}

/** A little up and down, for the eye alone. */
export const dobber = (state: DozenState, i: number): number => (state.rustig ? 0 : deining(state.tick, 150, i * 0.31) * 4);
