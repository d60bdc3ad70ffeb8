/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isAnswerable } from '@spelrijk/game-kit/mechanics/flits';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { isFlying } from './landen.ts';
import { basisOf } from './state.ts';
import type { RaketState } from './state.ts';

/** Steers over the nearest closed crater and comes down slowly. */
function robotLands(state: RaketState, manier?: Manier): GameInput | null {
  const { lander } = state;
  const dicht = lander.kraters.flatMap(({ openOp }, i) => (openOp === null ? [i] : []));
  const ver = (i: number): number => (basisOf(state).maan.kraters[i]?.[0] ?? 0) - lander.x;
  const naar = dicht.toSorted((a, b) => Math.abs(ver(a)) - Math.abs(ver(b)))[0];
  if (naar === undefined) return null;
  if (state.rustig) return isFlying(state) ? null : { soort: 'kies', pick: `krater:${naar}` };
  const opzij = ver(naar) - lander.vx * 40;
  const gas = (kant: -1 | 0 | 1): GameInput => {
    if (manier === 'aanraken') return { soort: 'wijs', fase: 'neer', x: lander.x + kant * 120, y: lander.y };
    return kant === 0
      ? { soort: 'actie', ingedrukt: true }
      : { soort: 'richting', richting: kant < 0 ? 'links' : 'rechts', ingedrukt: true };
  };
  if (Math.abs(opzij) > 50 && Math.abs(lander.vx) < 4) return gas(opzij < 0 ? -1 : 1);
  const hoogte = (basisOf(state).maan.kraters[naar]?.[1] ?? 0) - lander.y;
  return lander.vy > (hoogte > 260 ? 3.6 : 1.5) ? gas(0) : null;
}

export function robot(state: RaketState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotLands(state, manier);
  return isAnswerable(state) ? robotAnswers(state, skill, manier, 'tank') : null;
}
