/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying } from '@spelrijk/game-kit/run';
import { robotCuts, robotLays } from '@spelrijk/game-kit/testing';
import { liesRight, ZIJDE } from './net.ts';
import { isLosse, pastNu } from './state.ts';
import type { PijpState } from './state.ts';

/** Turns what lies wrong, the middle row first. */
function robotTurns({ net }: PijpState, manier?: Manier): GameInput | null {
  const rijen = [1, 0, 2].flatMap((rij) => Array.from({ length: ZIJDE }, (_, kolom) => rij * ZIJDE + kolom));
  const fout = rijen.find((i) => !liesRight(net, i));
  if (fout === undefined) return null;
  if (manier !== 'toetsen') return { soort: 'kies', pick: `buis:${fout}` };
  const [dx, dy] = [(fout % ZIJDE) - (net.mik % ZIJDE), Math.floor(fout / ZIJDE) - Math.floor(net.mik / ZIJDE)];
  if (dx === 0 && dy === 0) return { soort: 'actie', ingedrukt: true };
  const richting = dx !== 0 ? (dx < 0 ? 'links' : 'rechts') : dy < 0 ? 'op' : 'neer';
  return { soort: 'richting', richting, ingedrukt: true };
}

/** With only the pieces that fit now. */
const fittingOnly = (state: PijpState): PijpState => ({
  ...state,
  band: state.band.filter(({ id, stuk }) => state.gelegd.includes(id) || pastNu(state, stuk)),
});

export function robot(state: PijpState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotTurns(state, manier);
  if (!isPlaying(state.run)) return null;
  const kraan: GameInput = manier === 'aanraken' ? { soort: 'kies', pick: 'kraan' } : { soort: 'klaar' };
  if (!isLosse(state)) return robotCuts(state, skill, manier) ?? kraan;
  const given = robotLays(fittingOnly(state), skill, manier);
  return given.soort === 'kies' && given.pick === 'klaar' ? kraan : given;
}
