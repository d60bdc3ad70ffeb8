/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotChooses } from '@spelrijk/game-kit/testing';
import { bootX, bunches, trosPlek } from './ketting.ts';
import { isVisible } from './state.ts';
import type { BellenState } from './state.ts';

/** Goes for the largest bunch; with keys it shoots at what hangs over the boat. */
function robotPricks(state: BellenState, manier?: Manier): GameInput | null {
  const [beste] = bunches(state, 1);
  if (state.dart !== null || state.darts === 0 || beste === undefined) return null;
  if (manier !== 'toetsen' || state.rustig) return { soort: 'kies', pick: `tros:${beste.bel}` };
  const ver = trosPlek(state.stand, beste.bel)[0] - bootX(state);
  if (Math.abs(ver) < 5) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: ver < 0 ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: BellenState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotPricks(state, manier);
  if (state.run.fase !== 'spelen' || state.pijl !== null) return null;
  const aim = state.bellen[robotChooses(state, skill)];
  if (aim === undefined || !isVisible(state, aim)) return null;
  if (manier === 'aanraken') return { soort: 'kies', pick: `bel:${aim.id}` };
  if (aim.kolom === state.boot) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: aim.kolom < state.boot ? 'links' : 'rechts', ingedrukt: true };
}
