/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import type { BioscoopState } from './state.ts';
import { isAnswerable } from '@spelrijk/game-kit/mechanics/flits';

export const robot = (state: BioscoopState, skill: number, _random: unknown, manier?: Manier): GameInput | null =>
  isAnswerable(state) ? robotAnswers(state, skill, manier, 'kaartje') : null;
