/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotWrites } from '@spelrijk/game-kit/testing';
import { coverOf, isWiped, STROKEN, vriendPlek } from './buurraam.ts';
import { celPlek, zichtOf } from './masker.ts';
import { achterOf, importantCellen, raamOf } from './state.ts';
import type { GlasState } from './state.ts';

const WEG = ['neer', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts'] as const;

/** Remembers everybody: the finger goes straight there, the keys roughly. */
function robotSearches(state: GlasState, manier?: Manier): GameInput | null {
  const vriend = state.buren.vrienden.find(({ gevondenOp }) => gevondenOp === null);
  if (vriend === undefined || coverOf(state) < 1 || state.buren.over === 0) return null;
  if (state.rustig) {
    const strook = Array.from({ length: STROKEN }, (_, i) => i).find((i) => !isWiped(state, i));
    return strook === undefined ? null : { soort: 'kies', pick: `strook:${strook}` };
  }
  const [x, y] = vriendPlek(state, vriend.cel);
  if (manier !== 'toetsen') return { soort: 'wijs', fase: 'neer', x, y };
  const [dx, dy] = [x - state.x, y - state.y];
  const richting = Math.abs(dx) > Math.abs(dy) ? (dx < 0 ? 'links' : 'rechts') : dy < 0 ? 'op' : 'neer';
  return richting === state.buren.kant ? null : { soort: 'richting', richting, ingedrukt: true };
}

/** Wipes along the middle until it can read what is there, then types. */
export function robot(state: GlasState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotSearches(state, manier);
  if (state.run.fase !== 'spelen') return null;
  const seen = zichtOf(state.masker, importantCellen(state), state.tick);
  if (seen < 0.6 && state.vakken.inhoud.length === 0 && achterOf(state).soort !== 'bewoner') {
    const raam = raamOf(state.stand);
    if (manier !== 'toetsen') {
      const [x, y] = celPlek(raam, importantCellen(state).find((cel) => (state.masker.schoonTot[cel] ?? 0) <= state.tick) ?? 0);
      return { soort: 'wijs', fase: 'beweeg', x, y };
    }
    const step = WEG[Math.floor(state.masker.geveegd.length / 3) % WEG.length] ?? 'rechts';
    return {
      soort: 'richting',
      richting: state.y < celPlek(raam, raam.kolommen * 2)[1] - 5 ? 'neer' : step === 'neer' ? 'rechts' : step,
      ingedrukt: true,
    };
  }
  return robotWrites(state, skill, manier);
}
