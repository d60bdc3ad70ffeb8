/** A child of some skill that plays this game: for tests and pictures only. */
import type { GameInput, Manier } from '@spelrijk/game-kit/contract';
import { celXY, findStap } from '@spelrijk/game-kit/mechanics/raster';
import { isGuided } from '@spelrijk/game-kit/run';
import { isOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { robotLays, wantsRight } from '@spelrijk/game-kit/testing';
import { kamerOf } from './kamer.ts';
import { hasArrived } from './rijden.ts';
import type { ZuigState } from './state.ts';

/** Holds the arrow towards a cell, and lets go in it; null when it stands there. */
function steerTo(state: ZuigState, doel: number): GameInput | null {
  if (state.vak === doel) return state.richting === null ? null : { soort: 'richting', richting: state.richting, ingedrukt: false };
  const { raster } = kamerOf(state);
  const weg = findStap(raster, { from: state.vak, to: doel, blocked: new Set([state.kat]), rondom: false });
  return weg === null || weg === state.richting ? null : { soort: 'richting', richting: weg, ingedrukt: true };
}

/** After the first bunny that is left. */
function robotHunts(state: ZuigState, manier?: Manier): GameInput | null {
  const i = state.jacht.konijnen.findIndex(({ wegOp }) => wegOp === null);
  const konijn = state.jacht.konijnen[i];
  if (konijn === undefined) return null;
  if (manier === 'toetsen') return steerTo(state, konijn.vak);
  if (state.rustig) return state.jacht.achter === i ? null : { soort: 'kies', pick: `konijn:${i}` };
  const [x, y] = celXY(kamerOf(state), konijn.vak);
  return state.doel === konijn.vak ? null : { soort: 'wijs', fase: 'neer', x, y };
}

export function robot(state: ZuigState, skill: number, _random: unknown, manier?: Manier): GameInput | null {
  if (isOpen(state)) return robotHunts(state, manier);
  if (state.run.fase !== 'spelen' || state.zuigt >= 0) return null;
  const { doel, inhoud } = state.vakken;
  // Who knows the word blows back what is wrong.
  const mis = !isGuided(state.run) && wantsRight(state, skill) && inhoud.some((stuk, i) => stuk !== doel[i]);
  const wil: GameInput = mis ? { soort: 'kies', pick: 'af' } : robotLays(state, skill, 'aanraken');
  if (wil.soort !== 'kies' || manier !== 'toetsen') return wil;
  if (wil.pick === 'klaar') return { soort: 'klaar' };
  if (wil.pick === 'af') return { soort: 'wis' };
  const vak = state.blokken[Number(wil.pick.slice('stuk:'.length))] ?? state.vak;
  return steerTo(state, vak) ?? (hasArrived(state) && state.vak === vak ? { soort: 'actie', ingedrukt: true } : null);
}
