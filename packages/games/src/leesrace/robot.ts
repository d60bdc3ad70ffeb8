/** A child of some skill that plays this game: for tests and pictures only. */
import type { Random } from '@spelrijk/base/random';
import type { GameInput } from '@spelrijk/game-kit/contract';
import { robotPoints } from '@spelrijk/game-kit/testing';
import { isReading } from './leesrij.ts';
import type { RaceState } from './state.ts';

export function robot(state: RaceState, skill: number, random: Random): GameInput | null {
  if (isReading(state)) return random.next() < 0.5 ? { soort: 'kies', pick: 'volgende' } : null;
  return state.run.fase === 'spelen' ? robotPoints(state, skill) : null;
}
