/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotChooses } from '@spelrijk/game-kit/testing';
import type { TreinState } from './state.ts';

export function robot(state: TreinState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.wegOp !== null) return null;
  const i = robotChooses(state, skill);
  if (manier !== 'toetsen') return { soort: 'kies', pick: `station:${i}` };
  if (i === state.baan) return { soort: 'klaar' };
  return { soort: 'richting', richting: state.baan < 0 || i < state.baan ? 'op' : 'neer', ingedrukt: true };
}
