/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { PLEKKEN, pijlX, popPlek } from './pop.ts';
import type { SneeuwState } from './state.ts';

/** Near enough to the middle of the pile to shoot: it would lie on it, with a little to spare. */
const NABIJ = 40;

function robotStacks(state: SneeuwState, manier?: Manier): GameInput | null {
  const { pop, rustig } = state;
  if (pop.lucht !== null || pop.hoed !== null) return null;
  if (rustig) return { soort: 'kies', pick: `plek:${(PLEKKEN - 1) / 2}` };
  const doel = pop.stapel.at(-1)?.x ?? popPlek(state)[0];
  if (Math.abs(pijlX(state) - doel) > NABIJ) return null;
  return manier === 'aanraken' ? { soort: 'wijs', fase: 'neer', x: doel, y: 300 } : { soort: 'actie', ingedrukt: true };
}

export function robot(state: SneeuwState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotStacks(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotAnswers(state, skill, manier, 'vlag');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `vlag:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
