import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Pointing } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */
export interface Streep {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly op: number;
}

/** A fruit that was cut: which one, where, and when. */
export interface Snede {
  readonly vrucht: number;
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

export interface Regen {
  readonly strepen: readonly Streep[];
  readonly gesneden: readonly Snede[];
  /** Where the line of the keys is: its height, and how much it leans; in calm mode the first is the number of the line. */
  readonly hoogte: number;
  readonly helling: number;
}

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
