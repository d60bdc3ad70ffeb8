/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isTight } from '@spelrijk/game-kit/mechanics/split';
import { robotCuts, robotLays } from '@spelrijk/game-kit/testing';
import { trapOf } from './plaatsen.ts';
import { isVers, predict } from './slinger.ts';
import { isTrap } from './state.ts';
import type { KlimState } from './state.ts';

/** Lets go where the dots end on a ledge with flowers. */
function robotSwings(state: KlimState, manier?: Manier): GameInput | null {
  const { slinger } = state;
  if (slinger.over === 0 || slinger.houding === 'vliegt' || (state.rustig && slinger.houding !== 'zwaait')) return null;
  if (state.rustig) {
    const naar = slinger.richels.findIndex((_, i) => isVers(slinger, i));
    return naar < 0 ? null : { soort: 'kies', pick: `richel:${naar}` };
  }
  const lang = state.tick - slinger.sinds > 200;
  if (slinger.houding === 'zwaait' && !isVers(slinger, predict(state).richel) && !lang) return null;
  return manier === 'aanraken' ? { soort: 'wijs', fase: 'neer', x: 300, y: 300 } : { soort: 'actie', ingedrukt: true };
}

export function robot(state: KlimState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotSwings(state, manier);
  if (state.run.fase !== 'spelen') return null;
  if (!isTrap(state)) return robotLays(state, skill, manier);
  return (
    robotCuts(state, skill, manier, isTight(state, trapOf(state))) ??
    (manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' })
  );
}
