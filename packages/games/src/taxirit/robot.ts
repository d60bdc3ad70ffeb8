/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { kolomOf, rijOf } from '@spelrijk/game-kit/mechanics/raster';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying } from '@spelrijk/game-kit/run';
import { robotLays, robotPoints } from '@spelrijk/game-kit/testing';
import { isRit, pleinOf } from './state.ts';
import type { TaxiState } from './state.ts';

/** To the first who waits: steered with keys, tapped with a finger. */
function robotDrives(state: TaxiState, manier?: Manier): GameInput | null {
  const { lifters, naar, doel, richting } = state.stad;
  const i = lifters.findIndex(({ inOp }) => inOp === null);
  const lifter = lifters[i];
  if (lifter === undefined) return null;
  if (manier !== 'toetsen' || state.rustig) return doel === lifter.hoek ? null : { soort: 'kies', pick: `lifter:${i}` };
  const { raster } = pleinOf(state);
  const dx = kolomOf(raster, lifter.hoek) - kolomOf(raster, naar);
  const dy = rijOf(raster, lifter.hoek) - rijOf(raster, naar);
  const wens = dx !== 0 ? (dx < 0 ? 'links' : 'rechts') : dy < 0 ? 'op' : 'neer';
  return (dx === 0 && dy === 0) || wens === richting ? null : { soort: 'richting', richting: wens, ingedrukt: true };
}

export function robot(state: TaxiState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotDrives(state, manier);
  if (!isPlaying(state.run)) return null;
  return isRit(state) ? robotLays(state, skill, manier) : robotPoints(state, skill);
}
