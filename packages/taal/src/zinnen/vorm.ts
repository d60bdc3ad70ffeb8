/**
 * Decides: as which form a word of a sentence is judged and explained.
 * Source: what the editor wrote of the target, else the verbs that were marked when the sentence was made.
 * Example: loopt in `De hond loopt weg.` is { vorm: 'tt3', basis: 'lopen' }.
 */
import type { Zin, Zindoel } from '@spelrijk/domain/zin';

/** The form of the word that stands exactly here; undefined for a word nothing is known of. */
export function findVorm(
  { doelen, werkwoorden = [] }: Zin,
  plek: { readonly start: number; readonly end: number },
): Pick<Zindoel, 'vorm' | 'basis'> | undefined {
  const hier = [...doelen, ...werkwoorden].filter(({ start, end }) => start === plek.start && end === plek.end);
  return hier.find(({ vorm }) => vorm !== '') ?? hier[0];
}
