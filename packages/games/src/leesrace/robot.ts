/** A child of some skill that plays this game: for tests and pictures only. */
import type { Random } from '@spelrijk/base/random';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { robotWijstAan } from '@spelrijk/game-kit/testing';
import { leest } from './leesrij.ts';
import type { RaceState } from './state.ts';

export function robot(state: RaceState, skill: number, random: Random): GameInput | null {
  if (leest(state)) return random.next() < 0.5 ? { soort: 'kies', pick: 'volgende' } : null;
  return state.run.fase === 'spelen' ? robotWijstAan(state, skill) : null;
}
