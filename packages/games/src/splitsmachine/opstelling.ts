/** Where everything of the machine is, for both stands. */
import type { Stand } from '@spelrijk/game-kit/game';
import type { SplitsState } from './state.ts';

export interface Opstelling {
  readonly midden: number;
  /** Heights of the belts when the word takes one row, two rows, three rows. */
  readonly rijen: readonly (readonly number[])[];
  readonly perRij: number;
  readonly breed: number;
  readonly hendel: readonly [number, number];
  readonly dozen: readonly [number, number, number];
  readonly kar: readonly [number, number];
  readonly blob: readonly [number, number];
  readonly meter: readonly [number, number];
}

const OPSTELLINGEN: Readonly<Record<Stand, Opstelling>> = {
  liggend: {
    midden: 548,
    rijen: [[330]],
    perRij: 99,
    breed: 1010,
    hendel: [1168, 318],
    dozen: [600, 590, 560],
    kar: [172, 596],
    blob: [1120, 596],
    meter: [128, 96],
  },
  staand: {
    midden: 360,
    rijen: [[372], [286, 486], [250, 396, 542]],
    perRij: 7,
    breed: 664,
    hendel: [612, 722],
    dozen: [270, 716, 460],
    kar: [140, 868],
    blob: [420, 866],
    meter: [104, 92],
  },
};

export const opstellingOf = (stand: Stand): Opstelling => OPSTELLINGEN[stand];

/** Height of a block, and how far a knife pushes the parts aside. */
export const BLOK = 124;
const DUW = 20;

export interface Plek {
  readonly x: number;
  readonly y: number;
}

/** How wide one letter is: as wide as fits, so that a gap stays a target for a finger. */
export function letterBreed(state: SplitsState): number {
  const o = opstellingOf(state.stand);
  return Math.min(96, o.breed / Math.max(1, Math.min(o.perRij, state.letters.length)));
}

const rijTal = (state: SplitsState): number => Math.max(1, Math.ceil(state.letters.length / opstellingOf(state.stand).perRij));
const rijLengte = (state: SplitsState): number => Math.ceil(state.letters.length / rijTal(state));
export const rijVan = (state: SplitsState, letter: number): number => Math.floor(letter / Math.max(1, rijLengte(state)));

/** Heights of the belts in use. */
export function banden(state: SplitsState): readonly number[] {
  const { rijen } = opstellingOf(state.stand);
  return rijen[Math.min(rijen.length, rijTal(state)) - 1] ?? [330];
}

/** Centre of letter `i`; knives in its row push what lies behind them to the right and what lies before to the left. */
export function letterPlek(state: SplitsState, i: number): Plek {
  const lengte = rijLengte(state);
  const rij = rijVan(state, i);
  const from = rij * lengte;
  const aantal = Math.min(lengte, state.letters.length - from);
  const messen = state.messen.filter((mes) => mes > from && mes < from + aantal);
  const before = messen.filter((mes) => mes <= i).length;
  const x = opstellingOf(state.stand).midden + (i - from - (aantal - 1) / 2) * letterBreed(state) + (before - messen.length / 2) * DUW;
  return { x, y: banden(state)[rij] ?? 330 };
}

/** Centre of the gap before letter `i`: between its neighbours, or behind the last letter of a row. */
export function sneePlek(state: SplitsState, i: number): Plek {
  const links = letterPlek(state, i - 1);
  const rechts = letterPlek(state, i);
  return rijVan(state, i - 1) === rijVan(state, i)
    ? { x: (links.x + rechts.x) / 2, y: links.y }
    : { x: links.x + letterBreed(state) / 2 + 6, y: links.y };
}

/** Centre and width of box `n` of `aantal`. */
export function doosPlek(stand: Stand, n: number, aantal: number): Plek & { readonly breed: number } {
  const [midden, y, breed] = opstellingOf(stand).dozen;
  const stap = Math.min(200, breed / Math.max(1, aantal));
  return { x: midden + (n - (aantal - 1) / 2) * stap, y, breed: stap - 12 };
}
