/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isTyped } from '@spelrijk/game-kit/run';
import { robotShoots, robotWrites } from '@spelrijk/game-kit/testing';
import type { FlipperState } from './state.ts';
import { kastOf, midden } from './tafel.ts';

/** Flips when a ball is low, on its side; in calm mode it takes the first star that is dark. */
function robotFlips(state: FlipperState, manier?: Manier): GameInput | null {
  if (state.rustig) {
    const ster = state.sterren.findIndex(({ aan }) => !aan);
    return state.schotNaar >= 0 || ster < 0 ? null : { soort: 'kies', pick: `ster:${ster}` };
  }
  const laag = state.ballen.find(({ y, vy }) => vy > 0 && y > kastOf(state.stand).flipper[1] - 60);
  if (laag === undefined) return null;
  if (manier !== 'toetsen') return { soort: 'wijs', fase: 'neer', x: laag.x, y: laag.y };
  return { soort: 'richting', richting: laag.x < midden(state.stand) ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: FlipperState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotFlips(state, manier);
  if (state.run.fase !== 'spelen') return null;
  return isTyped(state) ? robotWrites(state, skill, manier) : robotShoots(state, skill, manier);
}
