/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotAnswers, robotWrites } from '@spelrijk/game-kit/testing';
import { asGuided } from './naspel.ts';
import type { Naspelend } from './naspel.ts';
import type { VijverState } from './state.ts';

/** What a child does that writes it. */
export const robotNaspel = (state: Naspelend, manier?: Manier): GameInput => robotWrites(asGuided(state), 1, manier);

export function robot(state: VijverState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.naspel) return robotNaspel(state, manier);
  return state.run.fase === 'spelen' ? robotAnswers(state, skill, manier, 'blad') : null;
}
