/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotWrites } from '@spelrijk/game-kit/testing';
import { celPlek, zichtOf } from './masker.ts';
import { achterOf, importantCellen, raamOf } from './state.ts';
import type { GlasState } from './state.ts';

const WEG = ['neer', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts'] as const;

/** Wipes along the middle until it can read what is there, then types. */
export function robot(state: GlasState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
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
