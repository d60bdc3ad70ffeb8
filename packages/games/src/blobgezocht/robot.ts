/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { inZicht } from './koekoek.ts';
import { AANTAL } from './plaatsen.ts';
import type { ZoekState } from './state.ts';

function robotLooks(state: ZoekState, manier?: Manier): GameInput | null {
  if (state.koekoek.blikken === 0) return null;
  if (state.rustig) {
    const spots = Array.from({ length: AANTAL }, (_, spot) => spot).filter((spot) => !state.koekoek.open.includes(spot));
    const doel = spots.find((spot) => inZicht(state, spot).length > 0) ?? spots[0] ?? 0;
    if (manier !== 'toetsen') return { soort: 'kies', pick: `schuil:${doel}` };
    return state.koekoek.mik === doel ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: 'rechts', ingedrukt: true };
  }
  if (inZicht(state, -1).length === 0) return null;
  return manier === 'aanraken' ? { soort: 'wijs', fase: 'neer', x: 300, y: 400 } : { soort: 'actie', ingedrukt: true };
}

export function robot(state: ZoekState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotLooks(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotAnswers(state, skill, manier, 'plek');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `plek:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
