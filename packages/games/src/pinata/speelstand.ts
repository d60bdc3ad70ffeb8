/** What the play after a right word remembers. */

export interface Kleintje {
  /** Which animal it is, and ticks of its swing. */
  readonly soort: number;
  readonly periode: number;
  /** Sweets that are in it. */
  readonly snoep: number;
  readonly geraaktOp: number | null;
}

export interface Mep {
  readonly kleintjes: readonly Kleintje[];
  readonly slagen: number;
  readonly mik: number;
  /** The last blow: at which, when, and was it one. */
  readonly slag: { readonly i: number; readonly op: number; readonly raak: boolean } | null;
}
