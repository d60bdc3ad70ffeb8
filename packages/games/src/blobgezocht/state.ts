import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Answering } from '@spelrijk/game-kit/run';
import type { Koekoek } from './beurtstand.ts';

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
