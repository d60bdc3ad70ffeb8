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
}
