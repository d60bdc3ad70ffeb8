/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isAnswerable } from '@spelrijk/game-kit/mechanics/flits';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotAnswers } from '@spelrijk/game-kit/testing';
import { filmOf } from './bijschriften.ts';
import type { BioscoopState } from './state.ts';

/** Lets down one thing after another. */
function robotRegisseert({ regie, rustig, ronde }: BioscoopState, manier?: Manier): GameInput | null {
  if (regie.slot !== null) {
    const goed = regie.slot.keuzes.indexOf(filmOf({ ronde }).keuzes[0]);
    if (regie.slot.goed) return null;
    if (manier !== 'toetsen') return { soort: 'kies', pick: `slot:${goed}` };
    return regie.mik === goed ? { soort: 'actie', ingedrukt: true } : { soort: 'richting', richting: 'rechts', ingedrukt: true };
  }
  const i = regie.kist.findIndex((_, nr) => !regie.op.includes(nr));
  if (i < 0 || regie.val !== null || regie.grap !== null) return null;
  return manier === 'toetsen' && !rustig ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: `ding:${i}` };
}

export function robot(state: BioscoopState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotRegisseert(state, manier);
  return isAnswerable(state) ? robotAnswers(state, skill, manier, 'kaartje') : null;
}
