/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotChooses } from '@spelrijk/game-kit/testing';
import { DUWRICHTINGEN } from './bad.ts';
import type { TuinState } from './state.ts';

/** It squirts so far behind the duck. */
const ACHTER = 70;

const pijl = (richting: 'links' | 'rechts' | 'op' | 'neer', ingedrukt: boolean): GameInput => ({ soort: 'richting', richting, ingedrukt });

/** Presses, keeps or lets go of the arrows of one axis. */
function steer(ver: number, nu: number, min: 'links' | 'op', plus: 'rechts' | 'neer'): GameInput | null {
  const wil = Math.abs(ver) < 34 ? 0 : Math.sign(ver);
  if (wil === nu) return null;
  return wil === 0 ? pijl(nu < 0 ? min : plus, false) : pijl(wil < 0 ? min : plus, true);
}

/** Gets behind the duck, seen from the nearest foam. */
function robotSquirts(state: TuinState, manier?: Manier): GameInput | null {
  const { eend, schuim, mik, glijdt, over } = state.bad;
  const over2 = schuim
    .filter(({ wegOp }) => wegOp === null)
    .toSorted((a, b) => (a.x - eend.x) ** 2 + (a.y - eend.y) ** 2 - (b.x - eend.x) ** 2 - (b.y - eend.y) ** 2);
  const doel = over2[0];
  if (doel === undefined) return null;
  const [dx, dy] = [doel.x - eend.x, doel.y - eend.y];
  if (state.rustig) {
    if (glijdt !== null || over === 0) return null;
    const kant = Math.abs(dx) > 40 ? (dx < 0 ? 'links' : 'rechts') : dy < 0 ? 'op' : 'neer';
    return manier === 'aanraken' ? { soort: 'kies', pick: `duw:${DUWRICHTINGEN.indexOf(kant)}` } : pijl(kant, true);
  }
  const ver = Math.max(1, Math.hypot(dx, dy));
  const wens = { x: eend.x - (dx / ver) * ACHTER, y: eend.y - (dy / ver) * ACHTER };
  if (manier === 'aanraken') return { soort: 'wijs', fase: 'neer', ...wens };
  return steer(wens.x - mik.x, mik.dx, 'links', 'rechts') ?? steer(wens.y - mik.y, mik.dy, 'op', 'neer');
}

export function robot(state: TuinState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotSquirts(state, manier);
  if (state.run.fase !== 'spelen' || state.vast) return null;
  const i = robotChooses(state, skill);
  if (manier !== 'toetsen') return { soort: 'kies', pick: `plant:${i}` };
  if (state.mik !== i) return pijl(i < state.mik ? 'links' : 'rechts', true);
  return state.open ? null : { soort: 'actie', ingedrukt: true };
}
