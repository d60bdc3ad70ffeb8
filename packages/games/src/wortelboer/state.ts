import type { Spelend } from '@spelrijk/game-kit/mechanics/speelbeurt';
import type { Cutting } from '@spelrijk/game-kit/mechanics/split';
import type { Dragging, Pointing } from '@spelrijk/game-kit/run';
import { currentOpgave } from '@spelrijk/game-kit/run';
import type { GameState } from '@spelrijk/game-kit/contract';
import type { Oogst, Wortel } from './beurtstand.ts';

/** Plain data only: it is stored, restored and replayed. A word goes into a crate, or is cut. */
export interface BoerState extends Pointing, Cutting, Dragging, Spelend {
  readonly oogst: Oogst;
  /** The harvest of the round. */
  readonly hooi: readonly Wortel[];
}

/** Is the word of now cut? At the end of a round: was it? */
export const isSplit = ({ run }: GameState): boolean => (currentOpgave(run) ?? run.opgaven[0])?.antwoordvorm === 'SPLIT';

/** Ticks into the reward: the carrot is out of the ground, lies in its crate, and the play begins. */
export const LOS = 9;
export const KIST = 32;
export const VAN = 70;
/** Ticks between two parts that hop. */
export const DEEL = 8;
