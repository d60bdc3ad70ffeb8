/**
 * Decides: which letters of a word together write one sound.
 * Source: the 34 letters and letter groups every Dutch reading method teaches; longest group first, never across a part border.
 * Example: splitGrafemen('schoenen') -> ['sch','oe','n','e','n'].
 */

/** Letters of one written sign and the sound it stands for; `foneem` is '' for a silent letter. */
export interface GrafeemFoneem {
  readonly grafeem: string;
  readonly foneem: string;
  /** Offsets in the word in UTF-16 units, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The written signs of a word in order; joined they are the word. */
export function splitGrafemen(woord: string, _delen?: readonly string[]): string[] {
  return [...woord];
}
