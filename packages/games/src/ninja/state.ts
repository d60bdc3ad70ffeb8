import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Pointing } from '@spelrijk/game-kit/run';
import type { Regen } from './beurtstand.ts';

/** Plain data only: it is stored, restored and replayed. */
export interface NinjaState extends Pointing, Spelend {
  /** The clock of the drums: it stands still as long as no child is thinking. */
  readonly klok: number;
  /** Where a finger went down that has not been lifted. */
  readonly veeg: { readonly x: number; readonly y: number } | null;
  /** The play after a right word, and what it left in the bowl: pieces of fruit, and who came out of a coconut. */
  readonly regen: Regen;
  readonly stukken: number;
  readonly eters: readonly number[];
}

/** Ticks into the reward: the blade is there, the ninja is back on its post. */
export const RAAK = 10;
export const TERUG = 46;
