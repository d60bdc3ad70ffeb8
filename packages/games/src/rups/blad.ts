/** Where everything on and around the leaf is, for both stands. */
import { maatOf } from '@spelrijk/game-kit/maat';
import { kolomOf, rijOf } from '@spelrijk/game-kit/raster';
import { rasterOf } from './state.ts';
import type { RupsState } from './state.ts';

interface Blad {
  /** Left top of the grid and size of a cell. */
  readonly x: number;
  readonly y: number;
  readonly cel: number;
  /** Middle and width of the word. */
  readonly woord: readonly [number, number, number];
  readonly spuug: readonly [number, number];
  readonly cocon: readonly [number, number];
}

export const BLADEN: Readonly<Record<RupsState['stand'], Blad>> = {
  liggend: { x: 68, y: 178, cel: 88, woord: [450, 121, 800], spuug: [952, 121], cocon: [1138, 121] },
  staand: { x: 16, y: 262, cel: 86, woord: [360, 112, 680], spuug: [176, 206], cocon: [508, 206] },
};

/** Ticks into the reward at which the cocoon is there. */
export const COCON = 20;

export type XY = readonly [number, number];

export function celXY(state: RupsState, vak: number): XY {
  const blad = BLADEN[state.stand];
  const raster = rasterOf(state);
  return [blad.x + (kolomOf(raster, vak) + 0.5) * blad.cel, blad.y + (rijOf(raster, vak) + 0.5) * blad.cel];
}

/** Place of cocoon `i` on the branch. */
export function takPlek(state: RupsState, i: number): XY {
  const { w } = maatOf(state.stand);
  const n = Math.max(8, state.run.opgaven.length);
  return [50 + ((i + 0.5) / n) * (w - 100), 34 + (i % 2) * 6];
}

/** Far enough from the edges for a ring around it. */
export function binnen(state: RupsState, [x, y]: XY): XY {
  const { w, h } = maatOf(state.stand);
  return [Math.min(w - 96, Math.max(96, x)), Math.min(h - 96, Math.max(96, y))];
}
