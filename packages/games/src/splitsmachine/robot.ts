/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotCuts } from '@spelrijk/game-kit/testing';
import { magFluiten } from './deuntje.ts';
import { isLong, speelt } from './state.ts';
import type { SplitsState } from './state.ts';

/** Plays the tune after. */
function robotFluit(state: SplitsState, manier?: Manier): GameInput | null {
  const { noten, plek, mik } = state.deun;
  const noot = noten[plek];
  if (!magFluiten(state) || noot === undefined) return null;
  if (manier !== 'toetsen' || state.rustig) return { soort: 'kies', pick: `fluit:${noot}` };
  return mik === noot
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: mik > noot ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: SplitsState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotFluit(state, manier);
  if (!speelt(state)) return null;
  const klaar: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'hendel' } : { soort: 'klaar' };
  return robotCuts(state, skill, manier, isLong(state)) ?? klaar;
}
