/** Family L, the quiz: jokers that help once a round. */
import { createRandom } from '@spelrijk/base/random';

/** Half the wrong options go, the word is said slowly, the rule card comes. */
export const JOKERS = ['half', 'langzaam', 'regel'] as const;
export type Joker = (typeof JOKERS)[number];

export const isJoker = (name: string): name is Joker => JOKERS.some((joker) => joker === name);

/**
 * The wrong options that the fifty-fifty takes away: all but one, by chance.
 * @example halveer(['a', 'b', 'c', 'd'], 'b', 7) // two of a, c, d
 */
export function halveer(opties: readonly string[], antwoord: string, seed: number): readonly string[] {
  const wrong = opties.filter((optie) => optie !== antwoord);
  return createRandom(seed).shuffle(wrong).slice(1);
}
