/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotChooses } from '@spelrijk/game-kit/testing';
import { strookX } from './circuit.ts';
import { canTake, STROKEN } from './inhalen.ts';
import { AANLOOP } from './state.ts';
import type { RaceState } from './state.ts';

/** Towards the nearest lane that is free in the next row. */
function robotDrives(state: RaceState, manier?: Manier): GameInput | null {
  const rij = state.verkeer[Math.floor(state.rit)];
  const vrij = [state.strook, state.strook - 1, state.strook + 1].find(
    (strook) => strook >= 0 && strook < STROKEN && rij?.wagens.every((wagen) => wagen.strook !== strook),
  );
  const naar = vrij ?? state.strook;
  if (state.rustig) return canTake(state, naar) ? { soort: 'kies', pick: `strook:${naar}` } : null;
  if (naar === state.strook) return null;
  if (manier !== 'toetsen') return { soort: 'wijs', fase: 'neer', x: strookX(state, naar), y: 600 };
  return { soort: 'richting', richting: naar < state.strook ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: RaceState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotDrives(state, manier);
  if (state.run.fase !== 'spelen' || state.wegOp !== null) return null;
  const i = robotChooses(state, skill);
  // The boards of a word come out of the distance.
  if (manier !== 'toetsen') return state.nadering.afstand < AANLOOP ? { soort: 'kies', pick: `baan:${i}` } : null;
  if (i === state.baan) return { soort: 'klaar' };
  return { soort: 'richting', richting: i < state.baan ? 'links' : 'rechts', ingedrukt: true };
}
