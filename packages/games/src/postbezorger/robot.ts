/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { doelInRing } from './bezorgen.ts';
import type { PostState } from './state.ts';

const TIK = { laag: 560, hoog: 240 } as const;

function robotThrows(state: PostState, manier?: Manier): GameInput | null {
  const { kranten, doelen, worpen, mik } = state.wijk;
  if (kranten === 0) return null;
  if (state.rustig) {
    const vrij = doelen.findIndex(({ raakOp }, i) => raakOp === null && !worpen.some(({ doel }) => doel === i));
    if (vrij < 0) return null;
    if (manier !== 'toetsen') return { soort: 'kies', pick: `doel:${vrij}` };
    return mik === vrij ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: 'rechts', ingedrukt: true };
  }
  const hoog = doelInRing(state, true) >= 0;
  if (!hoog && doelInRing(state, false) < 0) return null;
  if (manier === 'aanraken') return { soort: 'wijs', fase: 'neer', x: 300, y: hoog ? TIK.hoog : TIK.laag };
  return hoog ? { soort: 'richting', richting: 'op', ingedrukt: true } : { soort: 'actie', ingedrukt: true };
}

export function robot(state: PostState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotThrows(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const wens = robotAnswers(state, skill, manier, 'bus');
  if (manier !== 'toetsen' || wens.soort !== 'kies') return wens;
  return wens.pick === `bus:${state.keus}`
    ? { soort: 'actie', ingedrukt: true }
    : { soort: 'richting', richting: 'rechts', ingedrukt: true };
}
