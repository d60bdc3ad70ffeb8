import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Krantenwijk } from './beurtstand.ts';

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
