import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Pointing } from '@spelrijk/game-kit/run';

/** What the play after a right word remembers. */
export interface Sluip {
  /** Which rare insect it is. */
  readonly wie: number;
  /** How far the child is: 0 is where it begins, 1 the last flower. */
  readonly ver: number;
  readonly loopt: boolean;
  /** The flower that the insect sits on; beyond the last one it is gone. */
  readonly bloem: number;
  readonly schrikOp: number;
  readonly gevangenOp: number | null;
  /** Calm mode: how many turns were taken, whether the feelers are up, and when the last turn was. */
  readonly beurten: number;
  readonly voelt: boolean;
  readonly stapOp: number;
  /** Where the last step began. */
  readonly vanaf: number;
}

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
