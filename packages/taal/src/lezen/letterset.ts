/**
 * Decides: after which set of letters a word or a text can be sounded out.
 * Source: the order in which the letters are taught (letters/grafemen.ts); signs that are no letter of their own (double letters) come last.
 * Example: lettersetVan(['ik mik op de kom.'], ['de']) === 2.
 */
import { splitGrafemen } from '../grafemen.ts';
import { LETTERSETS, getGrafeem } from './letters/grafemen.ts';
import { woordenVan } from './telling.ts';

/** Number of the set (1-10) of the sign that is learned last; 11 for a sign no set has. */
export function woordset(woord: string): number {
  const sets = splitGrafemen(woord.toLowerCase().replaceAll(/[^\p{L}]/gu, '')).map(
    (teken) => getGrafeem(teken)?.set ?? LETTERSETS.length + 1,
  );
  return Math.max(1, ...sets);
}

/** The same for sentences, leaving out words that are known by sight. */
export const lettersetVan = (zinnen: readonly string[], globaal: readonly string[]): number =>
  Math.max(
    1,
    ...zinnen
      .flatMap(woordenVan)
      .filter((woord) => !globaal.includes(woord))
      .map(woordset),
  );
