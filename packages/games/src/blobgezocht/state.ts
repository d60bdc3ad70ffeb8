import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */

/** A run from one hiding place to another: when it begins, in ticks of the play, and how long it takes. */
export interface Been {
  readonly van: number;
  readonly naar: number;
  readonly op: number;
  readonly duur: number;
}

export interface Loper {
  readonly wie: number;
  /** Its hiding place at first. */
  readonly zit: number;
  readonly benen: readonly Been[];
  /** When it was seen, and how far it was on its way then. */
  readonly gezienOp: number | null;
}

export interface Koekoek {
  readonly lopers: readonly Loper[];
  /** How often one can still look round, and when one did last. */
  readonly blikken: number;
  readonly kijkOp: number;
  /** Calm mode: where the arrows are, where nobody is in the boots, and where one looked. */
  readonly mik: number;
  readonly laarzen: number;
  readonly open: readonly number[];
}

/** Plain data only: it is stored, restored and replayed. Who is on the class photo: a face, or an animal below zero. */
export interface ZoekState extends Answering, Spelend {
  readonly foto: readonly number[];
  /** Where the magnifying glass came from (an option; -1 is the hand of the blob), and when it left. */
  readonly loep: { readonly van: number; readonly op: number };
  /** The game of statues after a right word. */
  readonly koekoek: Koekoek;
}

/** Ticks into the reward: somebody jumps out, leaves for the bench, and sits. */
export const SPRING = 14;
export const WEG = 34;
export const ZIT = 58;
