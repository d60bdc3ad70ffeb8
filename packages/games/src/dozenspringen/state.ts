import type { Lijf } from '@spelrijk/game-kit/platform/lijf';
import type { Basis } from '@spelrijk/game-kit/stap';

export interface DozenState extends Basis {
  /** What is on the boxes, left to right. */
  readonly dozen: readonly string[];
  /** Chosen wrong in this opgave. */
  readonly fout: readonly string[];
  readonly lijf: Lijf;
  /** Which arrow is held. */
  readonly loopt: -1 | 0 | 1;
  /** The box that was tapped: the jump goes there by itself. */
  readonly doel: number | null;
  /** The box that was landed on. */
  readonly geland: number | null;
  /** Tick of the last landing on the lift: a squash. */
  readonly plofOp: number;
  /** Right answers so far: how high the lift is. */
  readonly hoogte: number;
}

export const MAX_DOZEN = 4;
/** Ticks in which a row floats up to its place. */
export const OPKOMST = 36;
/** Reward: tape, stamp, then the lift follows. */
export const STEMPEL = 16;
export const LIFT_VAN = 34;
export const LIFT_DUUR = 46;
/** A wrong box opens, then the child floats down. */
export const OPEN = 14;
export const DALING = 60;

export const speelt = (state: DozenState): boolean => state.run.fase === 'spelen';
