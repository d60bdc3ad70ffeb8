/** What the play after a right word remembers. */

export interface Deuntje {
  readonly noten: readonly number[];
  /** When the machine began to blow it. */
  readonly blaastOp: number;
  /** How many notes the child has played after. */
  readonly plek: number;
  readonly mik: number;
  /** The last whistle that blew, by the child. */
  readonly fluit: { readonly i: number; readonly op: number } | null;
  readonly hikOp: number | null;
}
