/** Texts in Dutch order, and texts compared as people do who search: one definition for the browser and the server. */

const COLLATOR = new Intl.Collator('nl', { sensitivity: 'base', numeric: true });

/**
 * Dutch order: accents and capitals do not matter, numbers count as numbers. The database orders names alike (collation `nederlands`).
 * @example ['Groep 10', 'Groep 2'].sort(compareTekst) // Groep 2, Groep 10
 */
export const compareTekst = (a: string, b: string): number => COLLATOR.compare(a, b);

/** Letters that are no letter with a mark, as people without that key type them. */
const LOS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  '’': "'",
  '‘': "'",
};

/**
 * A text without what somebody who searches does not type: accents, capitals, the form of an apostrophe.
 * @example foldTekst('Çağla d’Hondt') // cagla d'hondt
 */
export const foldTekst = (tekst: string): string =>
  tekst
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıøłđðþæœß’‘]/g, (letter) => LOS[letter] ?? letter);

/**
 * With a capital in front; of a Dutch ij both letters are one (Taalunie: IJsland, IJs).
 * @example withHoofdletter('ijs') // 'IJs'
 */
export const withHoofdletter = (tekst: string): string => tekst.replace(/^(?:ij|\p{L})/u, (letter) => letter.toUpperCase());

/**
 * The first so many places of a text, and no half of a letter that takes two: PostgreSQL refuses such a half in JSON.
 * @example cutTekst('ab😀', 3) // 'ab'
 */
export const cutTekst = (tekst: string, lengte: number): string => tekst.slice(0, lengte).replace(/\p{Cs}$/u, '');

/**
 * An ending stays whole where a line breaks (-er, not - and er): a word joiner (U+2060, of no width) stands behind its hyphen. For what is shown only: who
 * searches or compares does not expect it.
 * @example vastStreepje('Meervoud op -en of -s').length // two more than it was
 */
export const vastStreepje = (tekst: string): string => tekst.replaceAll(/(?<![\p{L}\p{N}])-(?=\p{L})/gu, '-\u2060');
