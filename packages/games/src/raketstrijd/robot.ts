/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotWrites } from '@spelrijk/game-kit/testing';
import { brokPlek, falls } from './regen.ts';
import type { RaketState } from './state.ts';

/** As near as this to where it wants to fire is near enough. */
const NABIJ = 46;

/** Fires where a lump will be a moment later; with keys it steers the sight there first. */
function robotFires(state: RaketState, manier?: Manier): GameInput | null {
  const { brokken, mik, kant, over, pijlen, knallen } = state.regen;
  const i = brokken.findIndex((brok) => falls(brok) && brokPlek(state, brok)[1] > 70);
  const doel = brokken[i];
  if (doel === undefined || over === 0 || pijlen.length + knallen.length > 0) return null;
  if (state.rustig) return { soort: 'kies', pick: `brok:${i}` };
  const [x, y] = brokPlek(state, doel);
  const straks = y + doel.vy * 24;
  if (manier !== 'toetsen') return { soort: 'wijs', fase: 'neer', x, y: straks };
  const [dx, dy] = [x - mik[0], straks - mik[1]];
  const wens = Math.abs(dx) > NABIJ ? (dx < 0 ? 'links' : 'rechts') : Math.abs(dy) > NABIJ ? (dy < 0 ? 'op' : 'neer') : null;
  if (wens === null && kant === null) return { soort: 'actie', ingedrukt: true };
  if (wens === kant) return null;
  return wens === null && kant !== null
    ? { soort: 'richting', richting: kant, ingedrukt: false }
    : { soort: 'richting', richting: wens ?? 'op', ingedrukt: true };
}

export function robot(state: RaketState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotFires(state, manier);
  return state.run.fase === 'spelen' ? robotWrites(state, skill, manier) : null;
}
