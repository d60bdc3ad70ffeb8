/** A grid as it lies on the stage, for games that are played on one. */
import type { Plek } from '../../stage/things.ts';
import { kolomOf, rijOf, vakAt } from './raster.ts';
import type { Raster } from './raster.ts';

export interface Veld {
  readonly raster: Raster;
  /** Left top, and size of a cell, in stage units. */
  readonly x: number;
  readonly y: number;
  readonly cel: number;
}

/** Centre of a cell. */
export const celXY = ({ raster, x, y, cel }: Veld, vak: number): Plek => [
  x + (kolomOf(raster, vak) + 0.5) * cel,
  y + (rijOf(raster, vak) + 0.5) * cel,
];

/** The cell at a point of the stage; null beside the grid. */
export function vakUnder({ raster, x, y, cel }: Veld, px: number, py: number): number | null {
  const kolom = Math.floor((px - x) / cel);
  const rij = Math.floor((py - y) / cel);
  return kolom >= 0 && kolom < raster.kolommen && rij >= 0 && rij < raster.rijen ? vakAt(raster, kolom, rij) : null;
}
