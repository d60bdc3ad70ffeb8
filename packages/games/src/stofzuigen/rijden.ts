/** Driving over the rug, cell by cell: with the arrows, or by itself to what was pointed at. The cat is driven round. */
import type { GameInput } from '@spelrijk/game-kit/contract';
import { buurOf, findStap, vakUnder } from '@spelrijk/game-kit/mechanics/raster';
import type { Richting } from '@spelrijk/game-kit/mechanics/raster';
import { kamerOf } from './kamer.ts';
import { STAP } from './state.ts';
import type { ZuigState } from './state.ts';

/** Has it arrived in its cell? */
export const hasArrived = ({ tick, stapOp, tempo }: ZuigState): boolean => tick - stapOp >= STAP / tempo;

function stepTowards(state: ZuigState, richting: Richting | null): ZuigState {
  if (richting === null) return state;
  const naar = buurOf(kamerOf(state).raster, state.vak, richting);
  if (naar === null || naar === state.kat) return state;
  return { ...state, vorig: state.vak, vak: naar, stapOp: state.tick, pluizen: state.pluizen.filter((vak) => vak !== naar) };
}

/** The next cell, when it has arrived and is on its way. */
export function driveOn(state: ZuigState): ZuigState {
  if (!hasArrived(state)) return state;
  if (state.doel === null) return stepTowards(state, state.richting);
  if (state.doel === state.vak) return { ...state, doel: null };
  const { raster } = kamerOf(state);
  const next = stepTowards(state, findStap(raster, { from: state.vak, to: state.doel, blocked: new Set([state.kat]), rondom: false }));
  return next === state ? { ...state, doel: null } : next;
}

export const driveTo = (state: ZuigState, doel: number, zuigt = -1): ZuigState => driveOn({ ...state, doel, zuigt, richting: null });

/** An arrow that goes down or is let go, or a place on the rug; null is neither. */
export function steer(state: ZuigState, input: GameInput): ZuigState | null {
  if (input.soort === 'richting') {
    if (input.ingedrukt) return driveOn({ ...state, richting: input.richting, doel: null, zuigt: -1 });
    return state.richting === input.richting ? { ...state, richting: null } : null;
  }
  const vak = input.soort === 'wijs' && input.fase !== 'los' ? vakUnder(kamerOf(state), input.x, input.y) : null;
  return vak === null || vak === state.kat ? null : driveTo(state, vak);
}
