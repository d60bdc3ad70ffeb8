/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isPlaying } from '@spelrijk/game-kit/run';
import { robotWrites, robotCuts, robotLays } from '@spelrijk/game-kit/testing';
import { vormOf } from './samenstellen.ts';
import { scene } from './scene.ts';
import type { PizzaState } from './state.ts';

/** A topping that is just leaving the belt cannot be tapped; it comes round again. */
function belongsHere(state: PizzaState, given: GameInput): boolean {
  return given.soort !== 'kies' || scene(state).some((item) => item.pick === given.pick && item.uit !== true);
}

export function robot(state: PizzaState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (!isPlaying(state.run)) return null;
  const vorm = vormOf(state);
  if (vorm === 'TYP') return robotWrites(state, skill, manier);
  const klaar: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const given = vorm === 'SPLIT' ? (robotCuts(state, skill, manier) ?? klaar) : robotLays(state, skill, manier);
  return belongsHere(state, given) ? given : null;
}
