/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import { robotChooses } from '@spelrijk/game-kit/testing';
import { richelsOf } from './hal.ts';
import { isDown, kolomAt, PLEKKEN } from './hoogtesprong.ts';
import { OPKOMST } from './state.ts';
import type { DozenState } from './state.ts';

/** Pushes off when it has come down; in calm mode it tries the places from the left. */
function robotBounces(state: DozenState, manier?: Manier): GameInput | null {
  const { sprong } = state;
  if (state.rustig) return isDown(state) ? { soort: 'kies', pick: `plek:${sprong.sprongen % PLEKKEN}` } : null;
  const laag = sprong.v < 0 ? sprong.h < -sprong.v * 8 : isDown(state);
  if (!laag) return null;
  if (manier !== 'toetsen') return { soort: 'wijs', fase: 'neer', x: kolomAt(state, sprong.sprongen % PLEKKEN), y: 500 };
  return { soort: 'actie', ingedrukt: true };
}

export function robot(state: DozenState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotBounces(state, manier);
  if (state.run.fase !== 'spelen' || !state.lijf.staat || ticksInFase(state) < OPKOMST) return null;
  const i = robotChooses(state, skill);
  const top = richelsOf(state)[i];
  if (manier !== 'toetsen' || top === undefined) return { soort: 'kies', pick: `doos:${i}` };
  const verschil = top.x - state.lijf.x;
  const kant = Math.abs(verschil) < 60 ? 0 : verschil < 0 ? -1 : 1;
  if (state.loopt !== 0 && kant !== state.loopt)
    return { soort: 'richting', richting: state.loopt < 0 ? 'links' : 'rechts', ingedrukt: false };
  if (kant === 0) return { soort: 'richting', richting: 'op', ingedrukt: true };
  return state.loopt === kant ? null : { soort: 'richting', richting: kant < 0 ? 'links' : 'rechts', ingedrukt: true };
}
