import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */

/** A run of a lump of mud: from where to where, when, and how long it takes. */
export interface Been {
  readonly van: number;
  readonly naar: number;
  readonly op: number;
  readonly duur: number;
}

export interface Bult {
  readonly dier: number;
  /** So many squirts make it clean; so many hit it, and when the last did. */
  readonly nodig: number;
  readonly raak: number;
  readonly raakOp: number;
  /** Its lane, 0 is far. */
  readonly baan: number;
  readonly benen: readonly Been[];
}

export interface Modder {
  readonly bulten: readonly Bult[];
  readonly water: number;
  /** Where is aimed, which way it moves, and the squirt on its way (`y` is null by keys: all lanes). */
  readonly mik: number;
  readonly kant: -1 | 0 | 1;
  readonly straal: { readonly x: number; readonly y: number | null; readonly op: number } | null;
  /** Calm mode: the lump that the arrows are at. */
  readonly keus: number;
}

/** Plain data only: it is stored, restored and replayed. */
export interface KipState extends Answering, Spelend {
  readonly modder: Modder;
  /** The clean animals of the round. */
  readonly dieren: readonly number[];
}

/** Ticks into the reward: three squirts, she is clean, she flies up, she sits on the fence. */
export const STRALEN = [0, 13, 26] as const;
export const SCHOON = 36;
export const VLIEG = 48;
export const ZIT = 66;
