/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotChooses } from '@spelrijk/game-kit/testing';
import { buurOf, RICHTINGEN } from '@spelrijk/game-kit/mechanics/raster';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isDicht, KASTEEL, looptNog, uitgangen } from './kelders.ts';
import { findStapIn } from './kamer.ts';
import type { DoolhofState } from './state.ts';
import { tuinOf } from './tuin.ts';

/** The key for a way of the map, when it lies on its side. */
const GEDRAAID = { links: 'op', rechts: 'neer', op: 'links', neer: 'rechts' } as const;

/** Goes where it has not been, else on along a way that is open. */
function robotZoekt(state: DoolhofState, manier?: Manier): GameInput | null {
  if (looptNog(state) || state.kelder.stappen === 0) return null;
  const open = uitgangen(state).filter((kamer) => !isDicht(state, kamer));
  const naar = open.find((kamer) => !state.kelder.gezien.includes(kamer)) ?? open[state.tick % open.length];
  if (naar === undefined) return null;
  if (manier !== 'toetsen' || state.rustig) return { soort: 'kies', pick: `kamer:${naar}` };
  const richting = RICHTINGEN.find((kant) => buurOf(KASTEEL, state.kelder.plek, kant, false) === naar) ?? 'links';
  return { soort: 'richting', richting: state.stand === 'staand' ? GEDRAAID[richting] : richting, ingedrukt: true };
}

export function robot(state: DoolhofState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase === 'spelen' && state.bladzij !== null)
    return manier === 'toetsen' ? { soort: 'actie', ingedrukt: true } : { soort: 'kies', pick: 'verder' };
  if (isOpen(state)) return robotZoekt(state, manier);
  if (state.run.fase !== 'spelen' || state.doel !== null) return null;
  const i = robotChooses(state, skill);
  const deur = state.kamer.deuren[i];
  if (deur === undefined || state.vak === deur) return null;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `poort:${i}` };
  const richting = findStapIn(tuinOf(state).raster, state.kamer, state.vak, deur);
  return richting === null || richting === state.richting ? null : { soort: 'richting', richting, ingedrukt: true };
}
