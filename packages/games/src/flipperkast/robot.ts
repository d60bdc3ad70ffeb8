/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isGeleid, isTypen, isVol } from '@spelrijk/game-kit/run';
import { foutPlek, robotOptie, robotSchrijft, wilGoed } from '@spelrijk/game-kit/testing';
import { isVolgen, kijkSchijf, staat, zoek } from './schieten.ts';
import type { Schietend } from './schieten.ts';
import type { FlipperState } from './state.ts';

/** What a child of this skill does next with the targets; null while a shot is on its way. */
export function robotSchiet(state: Schietend, skill: number, manier?: Manier): GameInput | null {
  if (state.schot !== null) return null;
  const raakt = isVolgen(state) ? robotStuk(state, skill) : robotOptie(state, skill);
  if (raakt === 'klaar') return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  if (raakt === 'terug') return manier === 'aanraken' ? { soort: 'kies', pick: 'terug' } : { soort: 'wis' };
  if (manier !== 'toetsen') return { soort: 'kies', pick: `schijf:${raakt}` };
  if (state.mik === raakt) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: raakt < state.mik ? 'links' : 'rechts', ingedrukt: true };
}

function robotStuk(state: Schietend, skill: number): number | 'klaar' | 'terug' {
  const { doel, inhoud } = state.vakken;
  const goed = wilGoed(state, skill) || kijkSchijf(state) >= 0;
  if (!isGeleid(state.run) && goed && inhoud.some((stuk, i) => stuk !== doel[i])) return 'terug';
  if (isVol(state.vakken)) return 'klaar';
  const right = zoek(state, doel[inhoud.length]);
  const wrong = state.opties.findIndex((stuk, i) => staat(state, i) && stuk !== doel[inhoud.length]);
  const kies = (!goed && inhoud.length === foutPlek(state, doel.length)) || right < 0 ? wrong : right;
  return kies >= 0 ? kies : right >= 0 ? right : 'klaar';
}

export function robot(state: FlipperState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (state.run.fase !== 'spelen') return null;
  return isTypen(state) ? robotSchrijft(state, skill, manier) : robotSchiet(state, skill, manier);
}
