import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */
export interface Bal {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Pop {
  readonly stapel: readonly Bal[];
  readonly naast: readonly Bal[];
  /** The hat, once it is on. */
  readonly hoed: number | null;
  /** Shots that were given; the last one is the hat. */
  /** Balls that are shot before the hat. */
  readonly ballen: number;
  readonly schoten: number;
  /** The ball in the air: where it comes down, and when it left. */
  readonly lucht: { readonly x: number; readonly op: number } | null;
  /** When something came down last. */
  readonly raakOp: number;
  /** In calm mode: the place that the arrows are at. */
  readonly mik: number;
}

/** A snowman that was finished: its hat, how many balls, and how far it leans. */
interface Staande {
  readonly hoed: number;
  readonly ballen: number;
  readonly scheef: number;
}

/** Plain data only: it is stored, restored and replayed. A word is typed, or an answer is shot at. */
export interface SneeuwState extends Answering, Spelend {
  /** The snowman that is built after a right word, and those of the whole round. */
  readonly pop: Pop;
  readonly poppen: readonly Staande[];
}

/** Ticks into the reward: the cannon swells, fires, and the ball lands. */
export const KNAL = 14;
export const RAAK = 38;
export const WIT = 52;
