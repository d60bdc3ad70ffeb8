interface Konijn {
  readonly vak: number;
  readonly vorig: number;
  readonly hupOp: number;
  /** Hops it has left before it is out of breath. */
  readonly adem: number;
  /** What is inside. */
  readonly spul: number;
  readonly wegOp: number | null;
}

/** What is remembered of the hunt. */
export interface Jacht {
  readonly konijnen: readonly Konijn[];
  /** The bunny it goes after by itself, in calm mode; -1 is none. */
  readonly achter: number;
}
