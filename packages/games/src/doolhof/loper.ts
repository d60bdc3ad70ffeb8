/** Family E: somebody who walks through a room cell by cell: with the arrows, or by itself to a place that was pointed at. */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { buurOf, celXY, vakUnder } from '@spelrijk/game-kit/mechanics/raster';
import type { Raster, Richting, Veld } from '@spelrijk/game-kit/mechanics/raster';
import { NOOIT } from '@spelrijk/game-kit/run';
import type { Basis } from '@spelrijk/game-kit/run';
import { arch, progress01, between } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { findStapIn } from './kamer.ts';
import type { Kamer } from './kamer.ts';

/** What a game remembers of it. */
export interface Lopend extends Basis {
  readonly kamer: Kamer;
  /** The cell it is in or steps into, the one it came from, and when it left. */
  readonly vak: number;
  readonly vorig: number;
  readonly stapOp: number;
  /** Which arrow is held. */
  readonly richting: Richting | null;
  /** The cell it walks to by itself. */
  readonly doel: number | null;
}

/** It stands in the way in of a room. */
export const beginIn = (kamer: Kamer): Omit<Lopend, keyof Basis> => ({
  kamer,
  vak: kamer.begin,
  vorig: kamer.begin,
  stapOp: NOOIT,
  richting: null,
  doel: null,
});

/** It walks there by itself from now on. */
export const walkTo = <S extends Lopend>(state: S, doel: number): S => ({ ...state, doel, richting: null });

/** An arrow that goes down or is let go, or a place that is pointed at and is no wall. */
export function steerLoper<S extends Lopend>(state: S, input: GameInput, veld: Veld): S {
  if (input.soort === 'richting') {
    if (input.ingedrukt) return { ...state, richting: input.richting, doel: null };
    return state.richting === input.richting ? { ...state, richting: null } : state;
  }
  const vak = input.soort === 'wijs' && input.fase === 'neer' ? vakUnder(veld, input.x, input.y) : null;
  return vak === null || state.kamer.muren.includes(vak) ? state : walkTo(state, vak);
}

/** Ticks of one step of `stap` ticks at this tempo that are over, as a share; 1 when it has arrived. */
const progressOfStap = (state: Lopend, stap: number): number => progress01(state.tick, { van: state.stapOp, duur: stap / state.tempo });

/** Has it arrived in its cell? */
export const hasArrived = (state: Lopend, stap: number): boolean => progressOfStap(state, stap) === 1;

/** The next step, where there is one: not through a wall, nor over the edge. What cannot be walked to is no goal any more. */
export function nextStap<S extends Lopend>(state: S, raster: Raster): S {
  const { vak, kamer, doel, richting } = state;
  const wil = doel === null ? richting : findStapIn(raster, kamer, vak, doel);
  const naar = wil && buurOf(raster, vak, wil);
  if (naar !== null && !kamer.muren.includes(naar)) return { ...state, vorig: vak, vak: naar, stapOp: state.tick };
  return doel === null ? state : { ...state, doel: null };
}

/** Where it is on the stage, with a little skip in every step; in calm mode it stands from cell to cell. */
export function loperXY(state: Lopend, veld: Veld, stap: number, skip: number): Plek {
  const [x, y] = celXY(veld, state.vak);
  const [vx, vy] = celXY(veld, state.vorig);
  const t = state.rustig ? 1 : progressOfStap(state, stap);
  return [between(vx, x, t), between(vy, y, t) - arch(t) * skip];
}
