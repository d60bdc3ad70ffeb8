/** What the play after a right word remembers: it goes on where it was with every word of the round. */
export interface Spat {
  /** Shares of the width and the height of the sheet. */
  readonly x: number;
  readonly y: number;
  readonly kleur: number;
  /** 1 is that of a balloon. */
  readonly maat: number;
  readonly op: number;
}

export interface Doek {
  readonly spatten: readonly Spat[];
  /** What was found of the drawing, by number. */
  readonly gevonden: readonly number[];
  /** Says what is drawn where. */
  readonly zaad: number;
  /** Sheets that were finished before this one. */
  readonly af: number;
}

export interface Worp {
  /** Balloons that were thrown after this word. */
  readonly worpen: number;
  readonly kleur: number;
  /** Where the keys aim. */
  readonly kolom: number;
  readonly rij: number;
  readonly lucht: { readonly x: number; readonly y: number; readonly op: number } | null;
  readonly raakOp: number;
  /** What mixed last, and what was found last; null is nothing. */
  readonly mengsel: number | null;
  readonly vondst: number | null;
}
