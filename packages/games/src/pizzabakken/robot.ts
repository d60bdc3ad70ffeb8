/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isGuided, isPlaying } from '@spelrijk/game-kit/run';
import { pickFoutPlek, robotWrites, robotCuts, wantsRight } from '@spelrijk/game-kit/testing';
import { isDoneLaying, looseStukken, findLoose } from './leggen.ts';
import type { Leggend } from './leggen.ts';
import { vormOf } from './samenstellen.ts';
import { scene } from './scene.ts';
import type { PizzaState } from './state.ts';

/** What a child of this skill does: lays the right piece, except at the place where it goes wrong. */
export function robotLays(state: Leggend, skill: number, manier?: Manier): GameInput {
  if (isDoneLaying(state)) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const los = looseStukken(state);
  const { doel, inhoud } = state.vakken;
  const right = findLoose(los, doel[inhoud.length]);
  const wrong = !wantsRight(state, skill) && inhoud.length === pickFoutPlek(state, doel.length) && !isGuided(state.run);
  const other = wrong ? los.find(({ stuk }) => stuk !== doel[inhoud.length])?.id : undefined;
  const id = other ?? right ?? los[0]?.id ?? -1;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `stuk:${id}` };
  return { soort: 'richting', richting: state.keus === id ? 'op' : 'rechts', ingedrukt: true };
}

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
