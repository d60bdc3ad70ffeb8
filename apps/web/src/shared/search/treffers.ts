/** Finding one thing among all that somebody may see: every word that was typed is the beginning, or a part, of a word of it. */
import { foldTekst } from '@spelrijk/base/tekst';

const SOORTEN = ['leerling', 'groep', 'docent', 'woordlijst', 'scherm'] as const;
export type Soort = (typeof SOORTEN)[number];

export interface Vindbaar {
  readonly soort: Soort;
  readonly label: string;
  /** Where it is: the groep of a leerling. */
  readonly bij?: string;
  readonly to: string;
  /** Other words that people use for it. */
  readonly ook?: string;
  /** Handed to the page that is opened: what to search for there. */
  readonly zoek?: string;
}

/** With what was searched in, made once. */
export interface Register {
  readonly dingen: readonly Vindbaar[];
  readonly woorden: readonly (readonly string[])[];
}

const woordenVan = (tekst: string): readonly string[] =>
  foldTekst(tekst)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((woord) => woord !== '');

export const createRegister = (dingen: readonly Vindbaar[]): Register => ({
  dingen,
  woorden: dingen.map(({ label, bij = '', ook = '' }) => woordenVan(`${label} ${bij} ${ook}`)),
});

/** 0 when a word is nowhere; the more of its beginning words it hits, and the earlier, the higher. */
function rang(woorden: readonly string[], gezocht: readonly string[]): number {
  let punten = 0;
  for (const deel of gezocht) {
    const begin = woorden.findIndex((woord) => woord.startsWith(deel));
    if (begin >= 0) punten += 10 - Math.min(begin, 5);
    else if (woorden.some((woord) => woord.includes(deel))) punten += 1;
    else return 0;
  }
  return punten;
}

export const MEEST = 12;

/**
 * The best first; among equals the order in which they came. Nothing typed finds nothing.
 * @example findTreffers(createRegister(dingen), 'yil cag') // Çağla Yılmaz
 */
export function findTreffers({ dingen, woorden }: Register, tekst: string): readonly Vindbaar[] {
  const gezocht = woordenVan(tekst);
  if (gezocht.length === 0) return [];
  return dingen
    .map((ding, i) => ({ ding, punten: rang(woorden[i] ?? [], gezocht) }))
    .filter(({ punten }) => punten > 0)
    .toSorted((a, b) => b.punten - a.punten || SOORTEN.indexOf(a.ding.soort) - SOORTEN.indexOf(b.ding.soort))
    .slice(0, MEEST)
    .map(({ ding }) => ding);
}
