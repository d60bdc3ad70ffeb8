/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotShoots } from '@spelrijk/game-kit/testing';
import { stapelPlek } from './plaatsen.ts';
import { canThrow, fallsWith, ringPlek } from './stapel.ts';
import type { BallenState } from './state.ts';

/** Near enough to the middle of a tin to stop the ring: on the tin, with a little to spare. */
const NABIJ = 44;

/** Looks for the tin that takes most others along. */
function robotThrows(state: BallenState, manier?: Manier): GameInput | null {
  const { blikken, x } = state.stapel;
  if (!canThrow(state)) return null;
  const telt = blikken.map(({ omOp, zand }, i) => (omOp !== null || zand ? 0 : fallsWith(blikken, i).length));
  const meest = Math.max(...telt);
  if (meest === 0) return null;
  const doel = telt.indexOf(meest);
  if (state.rustig) return { soort: 'kies', pick: `blik:${doel}` };
  const [bx, by] = stapelPlek(state, doel);
  const [rx, ry] = ringPlek(state);
  if (Math.abs(x === null ? rx - bx : ry - by) > NABIJ) return null;
  return manier === 'aanraken' ? { soort: 'wijs', fase: 'neer', x: 300, y: 400 } : { soort: 'actie', ingedrukt: true };
}

export function robot(state: BallenState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotThrows(state, manier);
  return state.run.fase === 'spelen' ? robotShoots(state, skill, manier) : null;
}
