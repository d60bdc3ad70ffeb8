/** What the play after a right word remembers. */

export interface Schijf {
  /** Degrees that the pizza has turned. */
  readonly hoek: number;
  /** What lies on each slice; -1 is given away. */
  readonly punten: readonly number[];
  /** What the left guest and the right one think of. */
  readonly wensen: readonly [number, number];
  readonly gegeven: number;
  /** The last slice that was given. */
  readonly hap: { readonly gast: number; readonly wat: number; readonly raak: boolean; readonly op: number } | null;
}
