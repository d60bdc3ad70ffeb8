import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import type { Writing } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */
export type Vondst = 'ei' | 'schelp' | 'trommel';

export interface Spoor {
  /** Under which square, and what. */
  readonly schat: number;
  readonly wat: Vondst;
  /** Squares that are open, in the order in which they were dug. */
  readonly open: readonly number[];
  readonly over: number;
  /** Where the arrows are. */
  readonly mik: number;
  /** Tick of the last scoop. */
  readonly schepOp: number;
  /** Tick at which the sand was smooth, and how often that was before in this play. */
  readonly gelegdOp: number;
  readonly keer: number;
}

/** Plain data only: it is stored, restored and replayed. A word is typed, or lies there as a bone and is cut. */
export interface DinoState extends Writing, Cutting, Spelend {
  /** The field of the play after a right word. */
  readonly spoor: Spoor;
  /** What was found in the whole round. */
  readonly vondsten: readonly Vondst[];
}

/** Ticks into the reward at which a bone leaves the ground, and at which it is in its place. */
export const BOT_VAN = 26;
export const BOT_OP = 58;
/** Ticks from part to part of a word that was cut. */
export const DEEL = 12;

/** Bones of the skeleton. */
export const BOTTEN = 8;

/** Bones that stand when so many of the words were right. */
export const bottenFor = (goed: number, woorden: number): number => Math.min(BOTTEN, Math.ceil((goed * BOTTEN) / Math.max(1, woorden)));

/** Words that are behind us and were right. */
export const countGoed = ({ run }: DinoState): number => run.uitslag.filter((u) => (u ?? 0) > 0).length;
