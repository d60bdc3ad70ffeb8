import type { Answering } from '@spelrijk/game-kit/run';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Dril } from './speelstand.ts';
import type { Vangend } from './vangst.ts';

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
