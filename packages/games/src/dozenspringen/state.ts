import type { Choosing } from '@spelrijk/game-kit/run';
import type { Springend } from './springer.ts';

/** The options are on the boxes, left to right; a box is also the ledge to jump to. */
export interface DozenState extends Choosing, Springend {
  /** The box that was landed on; -1 is none yet. */
  readonly geland: number;
  /** Tick of the last landing on the lift: a squash. */
  readonly plofOp: number;
  /** Right answers so far: how high the lift is. */
  readonly hoogte: number;
}

/** Ticks in which a row floats up to its place. */
export const OPKOMST = 36;
/** Reward: tape, stamp, then the lift follows. */
export const STEMPEL = 16;
export const LIFT_VAN = 34;
export const LIFT_DUUR = 46;
/** A wrong box opens, then the child floats down. */
export const OPEN = 14;
export const DALING = 60;
