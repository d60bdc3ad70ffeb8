/**
 * Decides: words that do not exist but could: only who decodes them can read them.
 * Source: onsets, vowels and codas of Dutch syllables per reading level; tools/gen-pseudo.ts kept out what a dictionary knows, what sounds like it and what is rude.
 * Example: createPseudowoord('L3', createRandom(7)) is a word such as 'snorp'.
 */
import type { Random } from '@spelrijk/base/random';
import { PSEUDOWOORDEN } from './lexicon/pseudowoorden.gen.ts';

/** L1 mkm, L2 one cluster, L3 two clusters, L4 a prefix or -je, L5 two klankgroepen, L6 three or more. */
export type Pseudoniveau = keyof typeof PSEUDOWOORDEN;

/** Every pseudo-word of a level, in alphabetical order. */
export const pseudowoordenVan = (niveau: Pseudoniveau): readonly string[] => PSEUDOWOORDEN[niveau].split(' ');

/** A word of this level that is no word; `isWoord` keeps out what else exists. Same random, same word. */
export function createPseudowoord(niveau: Pseudoniveau, random: Random, isWoord: (woord: string) => boolean = () => false): string {
  return random.pick(pseudowoordenVan(niveau).filter((woord) => !isWoord(woord)));
}
