import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Modder } from './beurtstand.ts';

/** Plain data only: it is stored, restored and replayed. */
export interface KipState extends Answering, Spelend {
  readonly modder: Modder;
  /** The clean animals of the round. */
  readonly dieren: readonly number[];
}

/** Ticks into the reward: three squirts, she is clean, she flies up, she sits on the fence. */
export const STRALEN = [0, 13, 26] as const;
export const SCHOON = 36;
export const VLIEG = 48;
export const ZIT = 66;
