import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Writing } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */

export interface Kleintje {
  /** Which animal it is, and ticks of its swing. */
  readonly soort: number;
  readonly periode: number;
  /** Sweets that are in it. */
  readonly snoep: number;
  readonly geraaktOp: number | null;
}

export interface Mep {
  readonly kleintjes: readonly Kleintje[];
  readonly slagen: number;
  readonly mik: number;
  /** The last blow: at which, when, and was it one. */
  readonly slag: { readonly i: number; readonly op: number; readonly raak: boolean } | null;
}

/** `letterOp` is the last blow that landed, `misOp` the last that missed. */
export interface PinataState extends Writing, Spelend {
  readonly mep: Mep;
  /** Sweets out of the little ones, in the whole round. */
  readonly gevangen: number;
}

/** Ticks into the reward at which the piñata bursts and at which the sweets have landed. */
export const BARST = 12;
export const LANDING = 46;
