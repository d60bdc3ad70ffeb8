/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying } from '@spelrijk/game-kit/run';
import { robotWrites, robotCuts, robotLays } from '@spelrijk/game-kit/testing';
import { vormOf } from './samenstellen.ts';
import { GEVEN, puntBij } from './serveren.ts';
import { scene } from './scene.ts';
import type { PizzaState } from './state.ts';

/** A topping that is just leaving the belt cannot be tapped; it comes round again. */
function belongsHere(state: PizzaState, given: GameInput): boolean {
  return given.soort !== 'kies' || scene(state).some((item) => item.pick === given.pick && item.uit !== true);
}

/** Serves who can have what it thinks of now; in calm mode it turns until somebody can, or gives anyway. */
function robotServeert({ schijf, rustig, tick }: PizzaState, manier?: Manier): GameInput | null {
  if (schijf.gegeven === GEVEN) return null;
  const gast = [0, 1].find((nr) => schijf.punten[puntBij(schijf, nr)] === schijf.wensen[nr]);
  if (gast === undefined) return rustig && tick % 5 > 0 ? { soort: 'kies', pick: 'draai' } : null;
  if (manier !== 'toetsen' || rustig) return { soort: 'kies', pick: `gast:${gast}` };
  return { soort: 'richting', richting: gast === 0 ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: PizzaState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotServeert(state, manier);
  if (!isPlaying(state.run)) return null;
  const vorm = vormOf(state);
  if (vorm === 'TYP') return robotWrites(state, skill, manier);
  const klaar: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  const given = vorm === 'SPLIT' ? (robotCuts(state, skill, manier) ?? klaar) : robotLays(state, skill, manier);
  return belongsHere(state, given) ? given : null;
}
