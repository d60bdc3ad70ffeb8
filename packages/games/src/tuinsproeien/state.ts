import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying } from '@spelrijk/game-kit/run';
import type { Choosing } from '@spelrijk/game-kit/run';

interface Punt {
  readonly x: number;
  readonly y: number;
}

/** A heap of foam: who sits under it, and when it was blown away. */
interface Schuim extends Punt {
  readonly wie: number;
  readonly wegOp: number | null;
}

/** The play after a right word: a duck in a paddling pool, pushed along by the jet. */
export interface Bad {
  readonly eend: Punt & { readonly vx: number; readonly vy: number; readonly kant: -1 | 1 };
  readonly schuim: readonly Schuim[];
  /** Where the jet comes down, and which arrows are held. */
  readonly mik: Punt & { readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1 };
  /** In calm mode: pushes left, and where it glides from and to, since when. */
  readonly over: number;
  readonly glijdt: { readonly van: Punt; readonly naar: Punt; readonly op: number } | null;
}

/** Plants with answers; the one that is watered long enough is the answer. */
export interface TuinState extends Choosing, Spelend {
  /** The plant that the hose points at. */
  readonly mik: number;
  /** Where the jet is on its way to that plant. */
  readonly straal: Punt;
  /** The tap is held open, or it was told to go on until the plant has enough. */
  readonly open: boolean;
  readonly vast: boolean;
  /** Ticks of water that the plant has had. */
  readonly nat: number;
  /** The plant that was given as the answer; -1 is none. */
  readonly gegeven: number;
  readonly bad: Bad;
  /** Who came out of the foam, the whole round. */
  readonly vrienden: readonly number[];
}

/** Ticks of water that a plant needs. */
export const GENOEG = 50;
/** Ticks into the reward at which it flowers, and at which the pool is there. */
export const BLOEIT = 26;
export const NAAR_BAD = 86;
export const SOORTEN = 5;

/** Does water come out of the hose? */
export const flows = ({ run, open, vast }: TuinState): boolean => isPlaying(run) && (open || vast);
