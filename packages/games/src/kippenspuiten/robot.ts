/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { bultBij, bultPlek, isSchoon } from './spuiten.ts';
import type { KipState } from './state.ts';

function robotSquirts(state: KipState, manier?: Manier): GameInput | null {
  const { bulten, water, keus, mik, kant } = state.modder;
  const doel = bulten.findIndex((bult) => !isSchoon(bult));
  const bult = bulten[doel];
  if (bult === undefined || water === 0) return null;
  const { plek, rent } = bultPlek(state, bult);
  if (state.rustig) {
    if (manier !== 'toetsen') return { soort: 'kies', pick: `bult:${doel}` };
    return keus === doel ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: 'rechts', ingedrukt: true };
  }
  if (manier === 'aanraken') return rent ? null : { soort: 'wijs', fase: 'neer', x: plek[0], y: plek[1] };
  if (bultBij(state, mik, null) >= 0) {
    if (kant !== 0) return { soort: 'richting', richting: kant < 0 ? 'links' : 'rechts', ingedrukt: false };
    return { soort: 'actie', ingedrukt: true };
  }
  return { soort: 'richting', richting: plek[0] < mik ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: KipState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotSquirts(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotAnswers(state, skill, manier, 'kip');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `kip:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
