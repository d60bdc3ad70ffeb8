import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Pop, Staande } from './beurtstand.ts';

/** Plain data only: it is stored, restored and replayed. A word is typed, or an answer is shot at. */
export interface SneeuwState extends Answering, Spelend {
  /** The snowman that is built after a right word, and those of the whole round. */
  readonly pop: Pop;
  readonly poppen: readonly Staande[];
}

/** Ticks into the reward: the cannon swells, fires, and the ball lands. */
export const KNAL = 14;
export const RAAK = 38;
export const WIT = 52;
