/** What the play after a right word remembers. */

/** What lies on a part of the wing: the first colour, and the dots in it; -1 is none. */
export interface Vlak {
  readonly kleur: number;
  readonly stip: number;
}

export interface Vlinder {
  readonly vlakken: readonly Vlak[];
  /** The colours that are still to come, the next one first. */
  readonly druppels: readonly number[];
  readonly mik: number;
  readonly verfOp: number;
  /** When it was done and flew off; null is not yet. */
  readonly wegOp: number | null;
}
