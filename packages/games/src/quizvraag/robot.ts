/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import type { QuizState } from './state.ts';

export function robot(state: QuizState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  if (state.bladzij !== null) return { soort: 'kies', pick: 'verder' };
  return robotAnswers(state, skill, manier);
}
