/** A word that was typed over otherwise than before. */
export interface Verschil {
  readonly woord: string;
  readonly was: string;
  readonly wordt: string;
}

/** Only what changed, in the order of the sheet. Spaces around it are nothing. */
export const verschillenIn = (rijen: readonly Verschil[]): readonly Verschil[] =>
  rijen.map(({ woord, was, wordt }) => ({ woord, was: was.trim(), wordt: wordt.trim() })).filter(({ was, wordt }) => was !== wordt);
