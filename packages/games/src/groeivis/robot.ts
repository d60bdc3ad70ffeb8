/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import type { VisState } from './state.ts';
import { hapjePlek } from './zwemmen.ts';

/** Near enough on one axis. */
const NABIJ = 30;

function robotSwims(state: VisState, manier?: Manier): GameInput | null {
  const { hapjes, x, y, mik, over, naar, opzij, omhoog } = state.zee;
  const doel = hapjes.findIndex(({ opOp, soort }) => opOp === null && soort !== 'goud');
  const hapje = hapjes[doel];
  if (hapje === undefined) return null;
  if (state.rustig) {
    if (over === 0 || naar >= 0) return null;
    if (manier !== 'toetsen') return { soort: 'kies', pick: `hapje:${doel}` };
    return mik === doel ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: 'rechts', ingedrukt: true };
  }
  const [hx, hy] = hapjePlek(state, hapje);
  if (manier === 'aanraken') return { soort: 'wijs', fase: 'neer', x: hx, y: hy };
  const wil = { opzij: Math.abs(hx - x) < NABIJ ? 0 : hx < x ? -1 : 1, omhoog: Math.abs(hy - y) < NABIJ ? 0 : hy < y ? -1 : 1 };
  if (opzij !== wil.opzij) {
    const nu = wil.opzij === 0 ? opzij : wil.opzij;
    return { soort: 'richting', richting: nu < 0 ? 'links' : 'rechts', ingedrukt: wil.opzij !== 0 };
  }
  if (omhoog !== wil.omhoog) {
    const nu = wil.omhoog === 0 ? omhoog : wil.omhoog;
    return { soort: 'richting', richting: nu < 0 ? 'op' : 'neer', ingedrukt: wil.omhoog !== 0 };
  }
  return null;
}

export function robot(state: VisState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotSwims(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotAnswers(state, skill, manier, 'koek');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `koek:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
