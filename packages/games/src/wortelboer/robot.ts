/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isTight } from '@spelrijk/game-kit/mechanics/split';
import { robotCuts, robotPoints } from '@spelrijk/game-kit/testing';
import { groeiOf, molPlek } from './oogsten.ts';
import { plaatsenOf } from './plaatsen.ts';
import { isSplit } from './state.ts';
import type { BoerState } from './state.ts';

/** Pulls what is large, and what the mole is near. */
function robotHarvests(state: BoerState, manier?: Manier): GameInput | null {
  const { bedden, mik } = state.oogst;
  const mol = molPlek(state);
  const i = bedden.findIndex((bed, k) => bed === null && (groeiOf(state, k) > 0.92 || (mol !== null && Math.abs(mol - k) < 0.45)));
  if (i < 0) return state.rustig && bedden.includes(null) ? { soort: 'kies', pick: 'wacht' } : null;
  if (manier !== 'toetsen' || state.rustig) return { soort: 'kies', pick: `bed:${i}` };
  if (mik === i) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: i < mik ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: BoerState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotHarvests(state, manier);
  if (state.run.fase !== 'spelen') return null;
  if (isSplit(state)) {
    const snede = robotCuts(state, skill, manier, isTight(state, plaatsenOf(state).balk));
    return snede ?? (manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' });
  }
  const wens = robotPoints(state, skill, 'kist');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `kist:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
