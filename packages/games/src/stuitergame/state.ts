import type { Schietend } from '@spelrijk/game-kit/mechanics/schieten';
import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Kant } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */

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

/** Plain data only: it is stored, restored and replayed. Toadstools are the targets; the child itself is what flies. */
export interface StuiterState extends Schietend, Spelend {
  /** The play after a right word. */
  readonly vangst: Vangst;
  /** Fireflies of the whole round. */
  readonly lichtjes: number;
}

/** Ticks from the leaf to a toadstool, and back. */
export const VLUCHT = 20;
/** Ticks into the reward at which the play can begin. */
export const FEEST = 62;
