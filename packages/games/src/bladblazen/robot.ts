/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { plaatsenOf } from './plaatsen.ts';
import type { BladState } from './state.ts';

/** So far behind a leaf it goes, seen from the heap. */
const ACHTER = 80;
const NABIJ = 24;

function robotBlows(state: BladState, manier?: Manier): GameInput | null {
  const { bladeren, hoopjes, mik, over, x, y, opzij, omhoog } = state.tuin;
  if (state.rustig) {
    const doel = hoopjes.findIndex(({ wegOp }) => wegOp === null);
    if (over === 0 || doel < 0) return null;
    if (manier !== 'toetsen') return { soort: 'kies', pick: `hoopje:${doel}` };
    return mik === doel ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: 'rechts', ingedrukt: true };
  }
  const blad = bladeren.find(({ weg }) => !weg);
  if (blad === undefined) return null;
  const [hx, hy] = plaatsenOf(state).hoop;
  const wil = { x: blad.x + (blad.x < hx ? -ACHTER : ACHTER), y: blad.y + (blad.y < hy - 40 ? -ACHTER / 2 : 0) };
  if (manier === 'aanraken') return { soort: 'wijs', fase: 'neer', x: wil.x, y: wil.y };
  const kant = Math.abs(wil.x - x) < NABIJ ? 0 : wil.x < x ? -1 : 1;
  const hoogte = Math.abs(wil.y - y) < NABIJ ? 0 : wil.y < y ? -1 : 1;
  if (opzij !== kant) return { soort: 'richting', richting: (kant === 0 ? opzij : kant) < 0 ? 'links' : 'rechts', ingedrukt: kant !== 0 };
  if (omhoog !== hoogte)
    return { soort: 'richting', richting: (hoogte === 0 ? omhoog : hoogte) < 0 ? 'op' : 'neer', ingedrukt: hoogte !== 0 };
  return null;
}

export function robot(state: BladState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase === 'spelen' && state.bladzij !== null)
    return manier === 'toetsen' ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: 'verder' };
  if (isOpen(state)) return robotBlows(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const bedekt = state.kaal.indexOf(null);
  if (bedekt >= 0) return manier === 'toetsen' ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: `steen:${bedekt}` };
  const wens = robotAnswers(state, skill, manier, 'steen');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `steen:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
