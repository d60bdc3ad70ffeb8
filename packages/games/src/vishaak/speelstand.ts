/** What the play after a right word remembers. */

export interface Dril {
  /** The bait at which the arrows are. */
  readonly mik: number;
  /** What bit, on which bait, and when; null: a bait is still to be chosen. */
  readonly vis: string | null;
  readonly bijtOp: number;
  /** How far it is: 1 at first, 0 is in. */
  readonly afstand: number;
  /** Of the line, 0 to 1. */
  readonly spanning: number;
  readonly slipOp: number;
  readonly binnenOp: number | null;
  /** In calm mode the fish changes its mind with every deed. */
  readonly slag: number;
}
