/** What the play after a right word remembers. */

/** A run from one hiding place to another: when it begins, in ticks of the play, and how long it takes. */
export interface Been {
  readonly van: number;
  readonly naar: number;
  readonly op: number;
  readonly duur: number;
}

export interface Loper {
  readonly wie: number;
  /** Its hiding place at first. */
  readonly zit: number;
  readonly benen: readonly Been[];
  /** When it was seen, and how far it was on its way then. */
  readonly gezienOp: number | null;
}

export interface Koekoek {
  readonly lopers: readonly Loper[];
  /** How often one can still look round, and when one did last. */
  readonly blikken: number;
  readonly kijkOp: number;
  /** Calm mode: where the arrows are, where nobody is in the boots, and where one looked. */
  readonly mik: number;
  readonly laarzen: number;
  readonly open: readonly number[];
}
