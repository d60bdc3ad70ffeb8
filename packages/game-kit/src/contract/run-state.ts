/** How far a round is: plain data that every game carries and the host reads. */
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
  /** The finale plays for `over` ticks; at 0 `done` has been sent. */
  | 'klaar';

export interface RunState {
  readonly opgaven: readonly Opgave[];
  /** Indices into `opgaven` still to play, the current one first; a missed word joins again at the end. */
  readonly rij: readonly number[];
  readonly fase: RunFase;
  /** 1 free, 2 guided, 3 after the example. */
  readonly poging: number;
  /** Ticks left in phase `goed` or `klaar`. */
  readonly over: number;
  /** Per opgave: null not played, or in which attempt it was right (0 = not). */
  readonly uitslag: readonly (number | null)[];
  /** How many missed words have been put back (at most 3). */
  readonly terug: number;
  /** In phase `uitleg`: the host has the missed word written once, whole, before it is left; the number is its outcome. */
  readonly schrijft?: number;
}
