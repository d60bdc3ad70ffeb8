/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotChooses } from '@spelrijk/game-kit/testing';
import { isVisible } from './state.ts';
import type { BellenState } from './state.ts';

export function robot(state: BellenState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen' || state.pijl !== null) return null;
  const aim = state.bellen[robotChooses(state, skill)];
  if (aim === undefined || !isVisible(state, aim)) return null;
  if (manier === 'aanraken') return { soort: 'kies', pick: `bel:${aim.id}` };
  if (aim.kolom === state.boot) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: aim.kolom < state.boot ? 'links' : 'rechts', ingedrukt: true };
}
