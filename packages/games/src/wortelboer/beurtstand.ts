/** What the play after a right word remembers. */
export interface Wortel {
  /** 0 is as long as it was planted, 1 cannot grow more. */
  readonly maat: number;
  readonly vorm: number;
}

/** A bed: its carrot grows, was pulled, or the mole has it. */
export type Bed = null | 'mol' | Wortel;

/** The mole on its way under the ground, in ticks of the play. */
export interface Mol {
  readonly doel: number;
  readonly van: number;
  readonly op: number;
  readonly duur: number;
  /** It turns round before it is there. */
  readonly keert: boolean;
  readonly tocht: number;
}

export interface Oogst {
  readonly bedden: readonly Bed[];
  readonly mik: number;
  readonly mol: Mol;
  /** When something came out of the ground last, out of which bed. */
  readonly raakOp: number;
  readonly laatste: number;
  /** Calm mode: how often was waited. */
  readonly beurten: number;
}
