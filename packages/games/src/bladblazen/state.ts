import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Tuin } from './beurtstand.ts';

/** Plain data only: it is stored, restored and replayed. */
export interface BladState extends Answering, Spelend {
  /** For every stone: when the leaves were blown off; null is as long as they lie there. */
  readonly kaal: readonly (number | null)[];
  readonly tuin: Tuin;
  /** Leaves and hedgehogs in the heap, and what was found under leaves, in this round. */
  readonly hoop: number;
  readonly egels: number;
  readonly vondsten: readonly number[];
}

/** Ticks into the reward: a hedgehog looks out from under the stone, sets off, and is in the heap. */
export const KIEK = 10;
export const LOOP = 30;
export const THUIS = 62;
