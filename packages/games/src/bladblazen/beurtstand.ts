/** What the play after a right word remembers. */
export interface Blad {
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Blown into the heap. */
  readonly weg: boolean;
}

/** Something that lies under leaves. */
export interface Vondst {
  readonly soort: number;
  readonly x: number;
  readonly y: number;
  readonly opOp: number | null;
}

/** Calm mode: a small heap that is blown to the large one. */
export interface Hoopje {
  readonly x: number;
  readonly y: number;
  readonly bladeren: number;
  readonly wegOp: number | null;
}

export interface Tuin {
  readonly bladeren: readonly Blad[];
  readonly vondsten: readonly Vondst[];
  /** The blower, where a finger wants it, and the arrows that are held. */
  readonly x: number;
  readonly y: number;
  readonly doel: { readonly x: number; readonly y: number } | null;
  readonly opzij: -1 | 0 | 1;
  readonly omhoog: -1 | 0 | 1;
  /** When a leaf went into the heap last. */
  readonly hoopOp: number;
  readonly hoopjes: readonly Hoopje[];
  readonly mik: number;
  readonly over: number;
}
