/** A child of some skill that plays this game: for tests and pictures only. */
import type { SjabloonState } from './state.ts';
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotWrites } from '@spelrijk/game-kit/testing';

export const robot = (state: SjabloonState, skill: number, _random: unknown, manier?: Manier): GameInput | null =>
  state.run.fase === 'spelen' ? robotWrites(state, skill, manier) : null;
