/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotPoints } from '@spelrijk/game-kit/testing';
import { houdingOf, isWeg } from './sluipen.ts';
import type { BeestState } from './state.ts';

/** Walks while the insect eats. */
function robotSneaks(state: BeestState, manier?: Manier): GameInput | null {
  const { sluip, rustig } = state;
  if (sluip.gevangenOp !== null || isWeg(sluip)) return null;
  const eet = houdingOf(state) === 'eet';
  if (rustig) return { soort: 'kies', pick: eet ? 'stap:groot' : 'stap:stil' };
  if (eet === sluip.loopt) return null;
  return manier === 'aanraken' ? { soort: 'wijs', fase: eet ? 'neer' : 'los', x: 300, y: 400 } : { soort: 'actie', ingedrukt: eet };
}

export function robot(state: BeestState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotSneaks(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotPoints(state, skill, 'beest');
  return state.naar === null ? wens : null;
}
