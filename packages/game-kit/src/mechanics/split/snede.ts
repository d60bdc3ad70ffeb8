/** Cutting a word: gap `n` lies before letter `n`. */
import { lettersOf } from '../../run/vakken.ts';

/** Between the parts of a split answer. */
const DEEL = '·';

/** The gaps of an answer: `bo·men` is cut before letter 2. */
export function snedenOf(antwoord: string): readonly number[] {
  const stukken = antwoord.split(DEEL).map((stuk) => lettersOf(stuk).length);
  return stukken.slice(0, -1).map((_, i) => stukken.slice(0, i + 1).reduce((a, b) => a + b, 0));
}

/** The letters cut at these gaps, which are in order. */
export function splitAt(letters: readonly string[], gaten: readonly number[]): readonly string[] {
  return [0, ...gaten].map((van, i) => letters.slice(van, gaten[i] ?? letters.length).join(''));
}

/** The answer that these cuts give. */
export const joinDelen = (letters: readonly string[], gaten: readonly number[]): string => splitAt(letters, gaten).join(DEEL);

/** The letters of the word that has to be cut. */
export const lettersToCut = (antwoord: string): readonly string[] => lettersOf(antwoord.replaceAll(DEEL, ''));

/** A cut more, or one less where there was one. */
export function toggleSnede(gaten: readonly number[], gat: number): readonly number[] {
  return gaten.includes(gat) ? gaten.filter((g) => g !== gat) : [...gaten, gat].toSorted((a, b) => a - b);
}
