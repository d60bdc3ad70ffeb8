/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { robotSchrijft } from '@spelrijk/game-kit/testing';
import { celPlek, zicht } from './masker.ts';
import { achter, belangrijk, raamVan } from './state.ts';
import type { GlasState } from './state.ts';

const WEG = ['neer', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts', 'rechts'] as const;

/** Wipes along the middle until it can read what is there, then types. */
export function robot(state: GlasState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  const seen = zicht(state.masker, belangrijk(state), state.tick);
  if (seen < 0.6 && state.vakken.inhoud.length === 0 && achter(state).soort !== 'bewoner') {
    const raam = raamVan(state.stand);
    if (manier !== 'toetsen') {
      const [x, y] = celPlek(raam, belangrijk(state).find((cel) => (state.masker.schoonTot[cel] ?? 0) <= state.tick) ?? 0);
      return { soort: 'wijs', fase: 'beweeg', x, y };
    }
    const step = WEG[Math.floor(state.masker.geveegd.length / 3) % WEG.length] ?? 'rechts';
    return {
      soort: 'richting',
      richting: state.y < celPlek(raam, raam.kolommen * 2)[1] - 5 ? 'neer' : step === 'neer' ? 'rechts' : step,
      ingedrukt: true,
    };
  }
  return robotSchrijft(state, skill, manier);
}
