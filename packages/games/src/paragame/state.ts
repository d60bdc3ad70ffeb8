import type { Schietend } from '@spelrijk/game-kit/mechanics/schieten';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';

/** What one can land on; `goud` is the very middle of the target. */
export const PLEKKEN = ['roos', 'koe', 'vijver', 'hooi', 'klaver'] as const;
export type Plekje = (typeof PLEKKEN)[number];
export type Lap = Plekje | 'goud';

/** Who falls: where its feet are, and since when the parachute is open. */
interface Valler {
  readonly x: number;
  readonly y: number;
  readonly openOp: number | null;
}

/** The play after a right word: jumps from the plane. */
export interface Sprong {
  readonly over: number;
  readonly valt: Valler | null;
  readonly geland: { readonly x: number; readonly lap: Lap; readonly op: number } | null;
  /** What lies in which column of the meadow. */
  readonly wei: readonly Plekje[];
  /** So many columns to the right one drifts from up there. */
  readonly wind: number;
  /** In calm mode: the column that the arrows are at. */
  readonly mik: number;
  /** Where the plane comes in, as a share of its way over the meadow: before the target, now nearer, now further off. */
  readonly vanaf: number;
}

/** Landing on a cloth with an answer is aiming at it: `mik` is where one hangs over, `schot` the way down. */
export interface ParaState extends Schietend, Spelend {
  /** Where the parachutist hangs. */
  readonly x: number;
  readonly sprong: Sprong;
  /** Patches on the parachute, of the whole round. */
  readonly lappen: readonly Lap[];
}

/** Ticks of the way down to a cloth. */
export const DALING = 52;
/** Ticks into the reward at which the cow bows, and the plane is there. */
export const BUIGT = 24;
export const OPSTIJGEN = 66;
