/** Where the lift, the row of boxes and the crane are, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { placeInRij, progress01, maatOf, overshoot } from '@spelrijk/game-kit/stage';
import type { Bordplek, Plek } from '@spelrijk/game-kit/stage';
import type { Richel, Zwaartekracht } from './lijf.ts';
import { OPKOMST } from './state.ts';
import type { DozenState } from './state.ts';

interface Hal {
  /** Height of the lift's floor, and of the tops of the boxes. */
  readonly vloer: number;
  readonly rij: number;
  readonly doos: { readonly w: number; readonly h: number };
  readonly bord: Bordplek;
  /** Stage units from the middle of one box to the next. */
  readonly stap: number;
  /** What to do in the play after a right word, and the button to go on. */
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const HALLEN: Readonly<Record<Stand, Hal>> = {
  liggend: {
    vloer: 606,
    rij: 282,
    doos: { w: 246, h: 168 },
    bord: { x: 640, y: 84, w: 700, h: 112 },
    stap: 360,
    beurtbord: [330, 678],
    verder: [1214, 84],
  },
  staand: {
    vloer: 834,
    rij: 450,
    doos: { w: 216, h: 168 },
    bord: { x: 360, y: 112, w: 640, h: 124 },
    stap: 234,
    beurtbord: [360, 914],
    verder: [650, 232],
  },
};
const ZWAARTE = 0.62;
/** How much lower every other box hangs in a row that does not fit, and where the tops are then: who stands below hides no box. */
const TRAP = { rij: 360, lager: 186 } as const;
/** Two boxes hang further apart, four closer together. */
const BREEDTE: Readonly<Record<number, number>> = { 2: 1.25, 4: 0.82 };

/** Height of the whole building in its drawing, and how far down in it the roof is. */
export const HALHOOGTE: Readonly<Record<Stand, number>> = { liggend: 2100, staand: 2500 };
export const DAK: Readonly<Record<Stand, number>> = { liggend: 570, staand: 810 };

/** A height in metres, as it is written: a hundred stage units are one. */
export const inMeters = (hoogte: number): string => (hoogte / 100).toFixed(1).replace('.', ',');

type Gekeerd = Pick<DozenState, 'stand'>;

export const halOf = ({ stand }: Gekeerd): Hal => HALLEN[stand];

export const wereldOf = ({ stand }: Gekeerd): Zwaartekracht => ({
  g: ZWAARTE,
  vloer: HALLEN[stand].vloer,
  links: 60,
  rechts: maatOf(stand).w - 60,
});

/** Four do not fit side by side in portrait. */
const isTrap = ({ stand, opties }: Pick<DozenState, 'stand' | 'opties'>): boolean => stand === 'staand' && opties.length === 4;

/** Height of the tops of the boxes, of the highest ones in two rows. */
export const rijOf = (state: Pick<DozenState, 'stand' | 'opties'>): number => (isTrap(state) ? TRAP.rij : halOf(state).rij);

/** How high a jump goes: over the boxes. */
export const heightOfSprong = (state: Pick<DozenState, 'stand' | 'opties'>): number => halOf(state).vloer - rijOf(state) + 54;

/** The tops of the boxes as they are now: they float up from below, then sway together. */
export function richelsOf(state: DozenState): readonly Richel[] {
  const { vloer, doos, stap } = halOf(state);
  const n = state.opties.length;
  const [rij, trap] = [rijOf(state), isTrap(state)];
  const breed = trap ? 160 : stap * (BREEDTE[n] ?? 1);
  const op = 1 - overshoot(progress01(state.tick, { van: state.sinds, duur: OPKOMST }));
  const midden = maatOf(state.stand).w / 2 + (state.rustig ? 0 : swayOf(state.tick) * (n === 4 ? 12 : 26));
  return state.opties.map((_, i) => ({
    x: midden + placeInRij(i, n, breed),
    y: rij + (trap && i % 2 === 0 ? TRAP.lager : 0) + op * (vloer + 120 - rij),
    w: doos.w + 24,
  }));
}

/** To and fro without a sine, since what can be landed on must be where it is in every browser. */
function swayOf(tick: number): number {
  const fase = (tick % 400) / 400;
  const driehoek = fase < 0.5 ? fase * 4 - 1 : 3 - fase * 4;
  return driehoek * (1.5 - 0.5 * driehoek * driehoek);
}
