/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { bloepPlek, brandtLamp } from './hussel.ts';
import type { QuizState } from './state.ts';

/** Waits for the lamp, dares every other time, and has good eyes. */
function robotFollows(state: QuizState, manier?: Manier): GameInput | null {
  const { stap, wijst } = state.hussel;
  if (brandtLamp(state)) return manier === 'toetsen' ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: 'zoemer:0' };
  if (stap !== 'moed' && stap !== 'wijs') return null;
  const doel = stap === 'moed' ? state.run.rij.length % 2 : bloepPlek(state);
  if (manier !== 'toetsen') return { soort: 'kies', pick: `${stap === 'moed' ? 'moed' : 'hoed'}:${doel}` };
  if (wijst === doel) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: doel < wijst ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: QuizState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotFollows(state, manier);
  if (state.run.fase !== 'spelen') return null;
  if (state.bladzij !== null) return { soort: 'kies', pick: 'verder' };
  return robotAnswers(state, skill, manier);
}
