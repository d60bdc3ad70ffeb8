/**
 * The didactic part of a round, once for all games: attempts, the pause for feedback, the return of a missed word, the end.
 * A game calls these from its `step`; it never counts attempts itself.
 */
import type { Opgave } from '@spelrijk/domain/opgave';

export type RunFase =
  /** The child is playing the current opgave. */
  | 'spelen'
  /** An antwoord was given; the host judges. */
  | 'wacht'
  /** Right: the game's own reward plays for `over` ticks. */
  | 'goed'
  /** Wrong: the host explains; the stage stands still until `verder`. */
  | 'uitleg'
  | 'klaar';

export interface RunState {
  readonly opgaven: readonly Opgave[];
  /** Indices into `opgaven` still to play, the current one first; a missed word joins again at the end. */
  readonly rij: readonly number[];
  readonly fase: RunFase;
  /** 1 or 2. */
  readonly poging: number;
  /** Ticks left in phase `goed`. */
  readonly over: number;
  /** Per opgave: null not played, or in which attempt it was right (0 = not). */
  readonly uitslag: readonly (number | null)[];
  /** How many missed words have been put back (at most 3). */
  readonly terug: number;
}
