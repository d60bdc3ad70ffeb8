import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. Places are shares of the stage, so that a turned device keeps the sea. */
export interface Hapje {
  readonly soort: 'garnaal' | 'goud' | 'schelp';
  readonly x: number;
  readonly y: number;
  /** When it was eaten, or the shell opened. */
  readonly opOp: number | null;
}

export interface Zee {
  readonly hapjes: readonly Hapje[];
  /** The fish: where it is, which way it looks, and where a finger wants it. */
  readonly x: number;
  readonly y: number;
  readonly kant: -1 | 1;
  readonly doel: { readonly x: number; readonly y: number } | null;
  /** Arrows that are held. */
  readonly opzij: -1 | 0 | 1;
  readonly omhoog: -1 | 0 | 1;
  /** When it swam into the big fish, and when it ate last. */
  readonly botsOp: number;
  readonly hapOp: number;
  /** Calm mode: what the arrows are at, what it swims to, and since when. */
  readonly mik: number;
  readonly naar: number;
  readonly naarOp: number;
  readonly over: number;
  /** What is in the shell. */
  readonly schat: number;
}

/** Plain data only: it is stored, restored and replayed. */
export interface VisState extends Answering, Spelend {
  /** Where the fish swims from to what is pointed at, and since when. */
  readonly zwem: { readonly x: number; readonly y: number; readonly op: number };
  readonly zee: Zee;
  /** How much it ate in this round, and what was in shells. */
  readonly groei: number;
  readonly schatten: readonly number[];
}

/** Ticks after the verdict: it is there, bites twice, and has grown. */
export const ER = 18;
export const HAP = 24;
export const HAP2 = 36;
export const OP = 48;
