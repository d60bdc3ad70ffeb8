/** What the play after a right word remembers. */

export interface Halte {
  /** Along the line, in stage units. */
  readonly x: number;
  readonly wachtend: number;
  /** How many got in, and when; null: the train did not stop here. */
  readonly in: { readonly aantal: number; readonly op: number } | null;
}

export interface Rit {
  readonly weg: number;
  readonly vaart: number;
  readonly remt: boolean;
  readonly haltes: readonly Halte[];
  readonly plaatsen: number;
  /** Stood still where nobody was. */
  readonly misOp: number;
  /** In calm mode: the platform that was chosen. */
  readonly doel: number | null;
}
