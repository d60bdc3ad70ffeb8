/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isTyped } from '@spelrijk/game-kit/run';
import { robotAnswers, robotChooses } from '@spelrijk/game-kit/testing';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { trekt } from './drillen.ts';
import type { VisState } from './state.ts';

/** Takes a bait, and turns while the fish rests and the line is slack enough. */
function robotDrilt(state: VisState, manier?: Manier): GameInput | null {
  const { vis, binnenOp, spanning } = state.dril;
  if (vis === null)
    return manier === 'toetsen' && !state.rustig
      ? { soort: 'actie', ingedrukt: true }
      : { soort: 'kies', pick: `aas:${state.kans % 3 === 0 ? 0 : 2}` };
  if (binnenOp !== null) return null;
  if (trekt(state)) return state.rustig ? { soort: 'kies', pick: 'wacht' } : null;
  if (spanning > 0.7) return null;
  return manier === 'toetsen' && !state.rustig ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: 'draai' };
}

export function robot(state: VisState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotDrilt(state, manier);
  if (state.run.fase !== 'spelen') return null;
  if (isTyped(state)) return robotAnswers(state, skill, manier);
  if (state.haak !== null || state.doel !== null) return null;
  return { soort: 'kies', pick: `vis:${robotChooses(state, skill)}` };
}
