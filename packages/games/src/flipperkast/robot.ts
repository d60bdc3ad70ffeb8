/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isGuided, isTyped, isFull } from '@spelrijk/game-kit/run';
import { pickFoutPlek, robotChooses, robotWrites, wantsRight } from '@spelrijk/game-kit/testing';
import { isOrdering, schijfToCopy, stands, findStuk } from './schieten.ts';
import type { Schietend } from './schieten.ts';
import type { FlipperState } from './state.ts';
import { kastOf, midden } from './tafel.ts';

/** What a child of this skill does next with the targets; null while a shot is on its way. */
export function robotShoots(state: Schietend, skill: number, manier?: Manier): GameInput | null {
  if (state.schot !== null) return null;
  const raakt = isOrdering(state) ? robotChoosesStuk(state, skill) : robotChooses(state, skill);
  if (raakt === 'klaar') return manier === 'aanraken' ? { soort: 'kies', pick: 'klaar' } : { soort: 'klaar' };
  if (raakt === 'terug') return manier === 'aanraken' ? { soort: 'kies', pick: 'terug' } : { soort: 'wis' };
  if (manier !== 'toetsen') return { soort: 'kies', pick: `schijf:${raakt}` };
  if (state.mik === raakt) return { soort: 'actie', ingedrukt: true };
  return { soort: 'richting', richting: raakt < state.mik ? 'links' : 'rechts', ingedrukt: true };
}

function robotChoosesStuk(state: Schietend, skill: number): number | 'klaar' | 'terug' {
  const { doel, inhoud } = state.vakken;
  const goed = wantsRight(state, skill) || schijfToCopy(state) >= 0;
  if (!isGuided(state.run) && goed && inhoud.some((stuk, i) => stuk !== doel[i])) return 'terug';
  if (isFull(state.vakken)) return 'klaar';
  const right = findStuk(state, doel[inhoud.length]);
  const wrong = state.opties.findIndex((stuk, i) => stands(state, i) && stuk !== doel[inhoud.length]);
  const kies = (!goed && inhoud.length === pickFoutPlek(state, doel.length)) || right < 0 ? wrong : right;
  return kies >= 0 ? kies : right >= 0 ? right : 'klaar';
}

/** Flips when a ball is low, on its side; in calm mode it takes the first star that is dark. */
function robotFlips(state: FlipperState, manier?: Manier): GameInput | null {
  if (state.rustig) {
    const ster = state.sterren.findIndex(({ aan }) => !aan);
    return state.schotNaar >= 0 || ster < 0 ? null : { soort: 'kies', pick: `ster:${ster}` };
  }
  const laag = state.ballen.find(({ y, vy }) => vy > 0 && y > kastOf(state.stand).flipper[1] - 60);
  if (laag === undefined) return null;
  if (manier !== 'toetsen') return { soort: 'wijs', fase: 'neer', x: laag.x, y: laag.y };
  return { soort: 'richting', richting: laag.x < midden(state.stand) ? 'links' : 'rechts', ingedrukt: true };
}

export function robot(state: FlipperState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotFlips(state, manier);
  if (state.run.fase !== 'spelen') return null;
  return isTyped(state) ? robotWrites(state, skill, manier) : robotShoots(state, skill, manier);
}
