/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotShoots } from '@spelrijk/game-kit/testing';
import { kolomX } from './plaatsen.ts';
import { canJump, planeX } from './sprong.ts';
import type { ParaState } from './state.ts';

/** Near enough to the target to jump; it falls straight down until the cord pulls itself. */
const NABIJ = 50;

function robotJumps(state: ParaState, manier?: Manier): GameInput | null {
  const { sprong } = state;
  if (!canJump(state)) return null;
  const roos = sprong.wei.indexOf('roos');
  if (state.rustig) return { soort: 'kies', pick: `kolom:${Math.min(4, Math.max(0, roos - sprong.wind))}` };
  if (Math.abs(planeX(state) - kolomX(state, roos)) > NABIJ) return null;
  return manier === 'aanraken' ? { soort: 'wijs', fase: 'neer', x: 400, y: 400 } : { soort: 'actie', ingedrukt: true };
}

export function robot(state: ParaState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotJumps(state, manier);
  return state.run.fase === 'spelen' ? robotShoots(state, skill, manier) : null;
}
