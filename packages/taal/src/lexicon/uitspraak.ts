/**
 * Decides: how words are pronounced that the letter-to-sound rules of Dutch cannot know: loans, and full vowels where a schwa is usual.
 * Source: own transcriptions, broad, stress before the vowel: `uitspraak.tsv`, a word a line.
 * Example: UITSPRAAK.get('route') === 'rˈutə'.
 */
import { BANKUITSPRAAK } from './bankuitspraak.gen.ts';
import { EIGENUITSPRAAK, VORMUITSPRAAK } from './eigenuitspraak.gen.ts';

const readPaar = (regel: string): readonly [string, string] => {
  const [woord = '', ipa = ''] = regel.split(' ');
  return [woord, ipa];
};

const readParen = (paren: string): (readonly [string, string])[] =>
  paren
    .split(';')
    .filter((paar) => paar !== '')
    .map(readPaar);

/** Our own list. */
export const EIGEN_UITSPRAAK: ReadonlyMap<string, string> = new Map(readParen(EIGENUITSPRAAK));

/** Our own list and the checked sounds of the bank, which win. */
export const UITSPRAAK: ReadonlyMap<string, string> = new Map([...EIGEN_UITSPRAAK, ...readParen(BANKUITSPRAAK)]);

/** Inflected and joined words whose sounds do not follow from their parts: only how they are said, a word of its own they are not. */
export const VORMEN_UITSPRAAK: ReadonlyMap<string, string> = new Map(readParen(VORMUITSPRAAK));
