/**
 * Decides: where the words of a sentence stand.
 * Source: a word is a run of letters with the apostrophes and hyphens inside it, however many; 's counts as a word.
 * Example: woordplekken("'s Avonds lees ik.") gives 's, Avonds, lees and ik.
 */

export interface Woordplek {
  readonly woord: string;
  readonly start: number;
  readonly end: number;
}

const WOORD = /(?<![\p{L}])'[sn](?![\p{L}'])|[\p{L}\d]+(?:['-]+[\p{L}\d]+)*/gu;

/** The words of a text in order, with UTF-16 offsets, end exclusive. */
export const woordplekken = (tekst: string): Woordplek[] =>
  [...tekst.matchAll(WOORD)].map((m) => ({ woord: m[0], start: m.index, end: m.index + m[0].length }));
