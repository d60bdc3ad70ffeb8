/** A child of some skill that plays this game: for tests and pictures only. */
import type { Random } from '@spelrijk/base/random';
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotPoints } from '@spelrijk/game-kit/testing';
import { isReading } from './leesrij.ts';
import { GOED } from './sprong.ts';
import type { RaceState } from './state.ts';

/** Shifts when the engine is at its best; in calm mode it takes the highest ramp. */
function robotSchakelt({ sprong, rustig }: RaceState, manier?: Manier): GameInput | null {
  if (sprong.losOp !== null) return null;
  if (rustig) return { soort: 'kies', pick: 'schans:2' };
  if (sprong.toeren < GOED.van) return null;
  return manier === 'aanraken' ? { soort: 'kies', pick: 'schakel' } : { soort: 'actie', ingedrukt: true };
}

export function robot(state: RaceState, skill: number, random: Random, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotSchakelt(state, manier);
  if (isReading(state)) return random.next() < 0.5 ? { soort: 'kies', pick: 'volgende' } : null;
  return state.run.fase === 'spelen' ? robotPoints(state, skill) : null;
}
