/** What the play after a right word remembers. */
import type { Kant } from '@spelrijk/game-kit/run';

export interface Stuiteraar {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}

export interface Vliegje {
  readonly goud: boolean;
  /** Tick at which it was caught. */
  readonly op: number | null;
}

export interface Vangst {
  /** The first is the pupil's own, the second a friend that the golden firefly let loose. */
  readonly ballen: readonly Stuiteraar[];
  readonly vliegjes: readonly Vliegje[];
  readonly blad: number;
  readonly kant: Kant;
  /** How often it can still be thrown in; in calm mode jumps. */
  readonly over: number;
  /** When the leaf was hit last. */
  readonly tikOp: number;
  /** In calm mode: the place that the arrows are at, and since when it is in the air (`NOOIT` is not). */
  readonly mik: number;
  readonly sprongOp: number;
}
