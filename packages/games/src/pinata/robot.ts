/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotWrites } from '@spelrijk/game-kit/testing';
import { hoekVan } from './meppen.ts';
import type { PinataState } from './state.ts';

/** Degrees out of the straight at which it dares. */
const RECHT = 4;

/** Aims at the first that is whole, and waits until it hangs straight. */
function robotMept(state: PinataState, manier?: Manier): GameInput | null {
  const { kleintjes, slagen, mik } = state.mep;
  const doel = kleintjes.findIndex(({ geraaktOp }) => geraaktOp === null);
  if (slagen === 0 || doel < 0) return null;
  const toetsen = manier === 'toetsen' && !state.rustig;
  if (toetsen && mik !== doel) return { soort: 'richting', richting: mik > doel ? 'links' : 'rechts', ingedrukt: true };
  if (Math.abs(hoekVan(state, doel)) > RECHT) return null;
  return toetsen ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: `klein:${doel}` };
}

export function robot(state: PinataState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotMept(state, manier);
  return state.run.fase === 'spelen' ? robotWrites(state, skill, manier) : null;
}
