import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Zee } from './beurtstand.ts';

/** Plain data only: it is stored, restored and replayed. */
export interface VisState extends Answering, Spelend {
  /** Where the fish swims from to what is pointed at, and since when. */
  readonly zwem: { readonly x: number; readonly y: number; readonly op: number };
  readonly zee: Zee;
  /** How much it ate in this round, and what was in shells. */
  readonly groei: number;
  readonly schatten: readonly number[];
}

/** Ticks after the verdict: it is there, bites twice, and has grown. */
export const ER = 18;
export const HAP = 24;
export const HAP2 = 36;
export const OP = 48;
