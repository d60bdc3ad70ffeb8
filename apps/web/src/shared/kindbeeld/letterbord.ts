import type { Regio } from '@spelrijk/domain/admin';
import type { Indeling } from '@spelrijk/game-kit/stage';

/** Up to this jaargroep a child looks for letters in the order of the alphabet. */
export const BEGINNER = 3;

/** Of a test: the same signs for every word, needed or not, for a board that fits the word would betray it. */
export const TOETSTEKENS: readonly string[] = [...'\'-.,?!:;"éèêëïöüç'];

/** Later the board is that of the keyboards around them. */
export function layoutFor(regio: Regio, jaargroep: number): Indeling {
  if (jaargroep <= BEGINNER) return 'abc';
  return regio === 'be' ? 'azerty' : 'qwerty';
}
