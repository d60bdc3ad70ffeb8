/** Where the room, the signs over the gates and the map are, for both ways to hold the device. */
import { deurenIn } from '@spelrijk/game-kit/doolhof/kamer';
import type { Stand } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';
import { kolomOf, rijOf, vakAt } from '@spelrijk/game-kit/raster';
import type { Raster } from '@spelrijk/game-kit/raster';

type Plek = readonly [x: number, y: number];

interface Tuin {
  readonly raster: Raster;
  /** Left top of the grid, and size of a cell. */
  readonly x: number;
  readonly y: number;
  readonly cel: number;
  readonly vraag: readonly [x: number, y: number, w: number, h: number];
  readonly kaart: readonly [x: number, y: number, w: number, h: number];
  readonly blokken: number;
}

const TUINEN: Readonly<Record<Stand, Tuin>> = {
  liggend: {
    raster: { kolommen: 13, rijen: 5 },
    x: 68,
    y: 232,
    cel: 88,
    vraag: [432, 66, 780, 108],
    kaart: [1062, 66, 380, 108],
    blokken: 12,
  },
  staand: { raster: { kolommen: 7, rijen: 5 }, x: 24, y: 372, cel: 96, vraag: [360, 74, 680, 118], kaart: [360, 904, 480, 92], blokken: 6 },
};
const BORD_H = 90;

export const tuinOf = (stand: Stand): Tuin => TUINEN[stand];

/** Centre of a cell. */
export function celXY(stand: Stand, vak: number): Plek {
  const { raster, x, y, cel } = TUINEN[stand];
  return [x + (kolomOf(raster, vak) + 0.5) * cel, y + (rijOf(raster, vak) + 0.5) * cel];
}

/** The cell at a point; null outside the room. */
export function vakBij(stand: Stand, px: number, py: number): number | null {
  const { raster, x, y, cel } = TUINEN[stand];
  const [kolom, rij] = [Math.floor((px - x) / cel), Math.floor((py - y) / cel)];
  return kolom >= 0 && kolom < raster.kolommen && rij >= 0 && rij < raster.rijen ? vakAt(raster, kolom, rij) : null;
}

/** Centre and size of the sign over gate `i` of `n`; where they do not fit side by side they hang in two rows. */
export function poortBord(stand: Stand, i: number, n: number): readonly [x: number, y: number, w: number, h: number] {
  const { raster, y } = TUINEN[stand];
  const [px] = celXY(stand, deurenIn(raster, n)[i] ?? 0);
  const { w } = maatOf(stand);
  if (stand === 'liggend') return [px, y - 50, n === 2 ? 460 : n === 3 ? 340 : 258, BORD_H];
  if (n === 2) return [px, y - 60, 330, BORD_H];
  const breed = n === 3 ? 300 : 272;
  const lager = i % 2 === 1;
  return [Math.min(w - breed / 2 - 12, Math.max(breed / 2 + 12, px)), y - (lager ? 50 : 152), breed, BORD_H];
}
