/** What the play after a right word remembers. */
export interface Streep {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly op: number;
}

/** A fruit that was cut: which one, where, and when. */
export interface Snede {
  readonly vrucht: number;
  readonly x: number;
  readonly y: number;
  readonly op: number;
}

export interface Regen {
  readonly strepen: readonly Streep[];
  readonly gesneden: readonly Snede[];
  /** Where the line of the keys is: its height, and how much it leans; in calm mode the first is the number of the line. */
  readonly hoogte: number;
  readonly helling: number;
}
