import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Pointing } from '@spelrijk/game-kit/run';
import type { Sluip } from './beurtstand.ts';

interface Punt {
  readonly x: number;
  readonly y: number;
}

/** Plain data only: it is stored, restored and replayed. Option `i` flies with insect `i`. */
export interface BeestState extends Pointing, Spelend {
  /** Where the child is, as a place on the stage, and where its keys steer. */
  readonly loper: Punt;
  readonly stuur: Punt;
  /** What it walks to by itself: an insect, or a place in the meadow. */
  readonly naar: number | Punt | null;
  /** How far each insect is in its round. */
  readonly ronden: readonly number[];
  /** When the net came down beside all of them. */
  readonly misOp: number;
  readonly sluip: Sluip;
  /** The insects in the hotel. */
  readonly hotel: readonly number[];
}

/** Ticks into the reward: the net is down; the insect is let go; the play begins. */
export const NET = 10;
export const VAN = 54;
