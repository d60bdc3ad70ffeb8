/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotChooses } from '@spelrijk/game-kit/testing';
import { findStapIn } from './kamer.ts';
import type { DoolhofState } from './state.ts';
import { tuinOf } from './tuin.ts';

export function robot(state: DoolhofState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.doel !== null) return null;
  const i = robotChooses(state, skill);
  const deur = state.kamer.deuren[i];
  if (deur === undefined || state.vak === deur) return null;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `poort:${i}` };
  const richting = findStapIn(tuinOf(state).raster, state.kamer, state.vak, deur);
  return richting === null || richting === state.richting ? null : { soort: 'richting', richting, ingedrukt: true };
}
