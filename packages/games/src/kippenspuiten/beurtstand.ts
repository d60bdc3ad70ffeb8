/** What the play after a right word remembers. */

/** A run of a lump of mud: from where to where, when, and how long it takes. */
export interface Been {
  readonly van: number;
  readonly naar: number;
  readonly op: number;
  readonly duur: number;
}

export interface Bult {
  readonly dier: number;
  /** So many squirts make it clean; so many hit it, and when the last did. */
  readonly nodig: number;
  readonly raak: number;
  readonly raakOp: number;
  /** Its lane, 0 is far. */
  readonly baan: number;
  readonly benen: readonly Been[];
}

export interface Modder {
  readonly bulten: readonly Bult[];
  readonly water: number;
  /** Where is aimed, which way it moves, and the squirt on its way (`y` is null by keys: all lanes). */
  readonly mik: number;
  readonly kant: -1 | 0 | 1;
  readonly straal: { readonly x: number; readonly y: number | null; readonly op: number } | null;
  /** Calm mode: the lump that the arrows are at. */
  readonly keus: number;
}
