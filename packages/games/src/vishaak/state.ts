import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Vangend } from './vangst.ts';

/** What the play after a right word remembers. */

export interface Dril {
  /** The bait at which the arrows are. */
  readonly mik: number;
  /** What bit, on which bait, and when; null: a bait is still to be chosen. */
  readonly vis: string | null;
  readonly bijtOp: number;
  /** How far it is: 1 at first, 0 is in. */
  readonly afstand: number;
  /** Of the line, 0 to 1. */
  readonly spanning: number;
  readonly slipOp: number;
  readonly binnenOp: number | null;
  /** In calm mode the fish changes its mind with every deed. */
  readonly slag: number;
}

export interface VisState extends Answering, Vangend, Spelend {
  readonly dril: Dril;
  /** Fish in the bucket. */
  readonly gevangen: number;
}

/** Ticks of hauling up, of the leap after it, and when the fish is in the bucket. */
export const OPHALEN = 34;
export const SPRONG = 26;
export const BINNEN = OPHALEN + SPRONG;
/** A fish that lets go, then what comes up instead. */
export const LOS = 24;
export const VONDST = 44;
