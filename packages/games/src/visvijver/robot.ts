/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import type { VijverState } from './state.ts';
import { isHier, KOLOMMEN, kolomX, schimPlek } from './voeren.ts';

/** Throws where a shadow is; by keys it waits until one is over the ring, or brings the ring there. */
function robotVoert(state: VijverState, manier?: Manier): GameInput | null {
  const { worp, kruimels, schimmen, kolom } = state.voer;
  const doel = schimmen.findIndex((schim) => isHier(schim));
  if (worp !== null || kruimels === 0 || doel < 0) return null;
  if (manier !== 'toetsen' || state.rustig) return { soort: 'kies', pick: `schim:${doel}` };
  const [x] = schimPlek(state, doel);
  const naast = x - kolomX(state.stand, kolom);
  const stap = kolomX(state.stand, 1) - kolomX(state.stand, 0);
  if (Math.abs(naast) <= stap / 2 || (kolom === 0 && naast < 0) || (kolom === KOLOMMEN - 1 && naast > 0))
    return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: naast < 0 ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: VijverState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotVoert(state, manier);
  if (state.run.fase === 'spelen' && state.bladzij !== null)
    return manier === 'toetsen' ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: 'verder' };
  return state.run.fase === 'spelen' ? robotAnswers(state, skill, manier, 'blad') : null;
}
