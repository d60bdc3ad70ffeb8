import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Writing } from '@spelrijk/game-kit/run';
import type { Mep } from './speelstand.ts';

/** `letterOp` is the last blow that landed, `misOp` the last that missed. */
export interface PinataState extends Writing, Spelend {
  readonly mep: Mep;
  /** Sweets out of the little ones, in the whole round. */
  readonly gevangen: number;
}

/** Ticks into the reward at which the piñata bursts and at which the sweets have landed. */
export const BARST = 12;
export const LANDING = 46;
