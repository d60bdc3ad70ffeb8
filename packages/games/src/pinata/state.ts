import type { Writing } from '@spelrijk/game-kit/run';

/** `letterOp` is the last blow that landed, `misOp` the last that missed. */
export type PinataState = Writing;

/** Ticks into the reward at which the piñata bursts and at which the sweets have landed. */
export const BARST = 12;
export const LANDING = 46;
