/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotCuts } from '@spelrijk/game-kit/testing';
import { isLong, speelt } from './state.ts';
import type { SplitsState } from './state.ts';

export function robot(state: SplitsState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (!speelt(state)) return null;
  const klaar: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'hendel' } : { soort: 'klaar' };
  return robotCuts(state, skill, manier, isLong(state)) ?? klaar;
}
