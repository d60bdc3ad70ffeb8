/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isTyped } from '@spelrijk/game-kit/run';
import { robotAnswers, robotChooses } from '@spelrijk/game-kit/testing';
import type { VisState } from './state.ts';

export function robot(state: VisState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  if (isTyped(state)) return robotAnswers(state, skill, manier);
  if (state.haak !== null || state.doel !== null) return null;
  return { soort: 'kies', pick: `vis:${robotChooses(state, skill)}` };
}
