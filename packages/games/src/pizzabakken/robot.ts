/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isGeleid, isSpelend } from '@spelrijk/game-kit/run';
import { foutPlek, robotSchrijft, robotSnijdt, wilGoed } from '@spelrijk/game-kit/testing';
import { isKlaarMetLeggen, losse, zoek } from './leggen.ts';
import type { Leggend } from './leggen.ts';
import { vormVan } from './samenstellen.ts';
import { scene } from './scene.ts';
import type { PizzaState } from './state.ts';

/** What a child of this skill does: lays the right piece, except at the place where it goes wrong. */
export function robotLegt(state: Leggend, skill: number, manier?: Manier): GameInput {
  if (isKlaarMetLeggen(state)) return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const los = losse(state);
  const { doel, inhoud } = state.vakken;
  const right = zoek(los, doel[inhoud.length]);
  const wrong = !wilGoed(state, skill) && inhoud.length === foutPlek(state, doel.length) && !isGeleid(state.run);
  const other = wrong ? los.find(({ stuk }) => stuk !== doel[inhoud.length])?.id : undefined;
  const id = other ?? right ?? los[0]?.id ?? -1;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `stuk:${id}` };
  return { soort: 'richting', richting: state.keus === id ? 'op' : 'rechts', ingedrukt: true };
}

/** A topping that is just leaving the belt cannot be tapped; it comes round again. */
function isErbij(state: PizzaState, given: GameInput): boolean {
  return given.soort !== 'kies' || scene(state).some((item) => item.pick === given.pick && item.uit !== true);
}

export function robot(state: PizzaState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (!isSpelend(state.run)) return null;
  const vorm = vormVan(state);
  if (vorm === 'TYP') return robotSchrijft(state, skill, manier);
  const klaar: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const given = vorm === 'SPLIT' ? (robotSnijdt(state, skill, manier) ?? klaar) : robotLegt(state, skill, manier);
  return isErbij(state, given) ? given : null;
}
