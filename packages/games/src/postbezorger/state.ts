import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */

/** What a paper can be thrown at. */
export interface Doel {
  readonly soort: 'mat' | 'raam' | 'hond';
  readonly huis: number;
  /** When a paper came down there. */
  readonly raakOp: number | null;
}

/** A paper in the air or on the ground: the target it is going to hit (-1 is none), and where it comes down. */
export interface Worp {
  readonly doel: number;
  readonly hoog: boolean;
  readonly x: number;
  readonly op: number;
}

export interface Krantenwijk {
  readonly doelen: readonly Doel[];
  readonly kranten: number;
  readonly worpen: readonly Worp[];
  /** Calm mode: the target that the arrows are at. */
  readonly mik: number;
}

/** Plain data only: it is stored, restored and replayed. */
export interface PostState extends Answering, Spelend {
  /** The letterbox the bicycle came from (-1 is the beginning of the street), and when it left. */
  readonly rit: { readonly van: number; readonly op: number };
  readonly wijk: Krantenwijk;
  /** What was given in return in this round. */
  readonly bedankjes: readonly number[];
}

/** Ticks into the reward: the parcel falls in, the flag goes up, somebody waves. */
export const VALT = 26;
export const VLAG = 34;
export const ZWAAIT = 46;
