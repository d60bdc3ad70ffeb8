/** Where the room, the signs over the gates and the map are, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { celXY } from '@spelrijk/game-kit/mechanics/raster';
import type { Veld } from '@spelrijk/game-kit/mechanics/raster';
import { maatOf } from '@spelrijk/game-kit/stage';
import type { Bordplek } from '@spelrijk/game-kit/stage';
import { deurenIn } from './kamer.ts';

interface Tuin extends Veld {
  readonly vraag: Bordplek;
  readonly kaart: Bordplek;
  readonly blokken: number;
  /** Of two signs, of three, of four: their width, and how far over the top of the room the even and the odd ones hang. */
  readonly borden: readonly (readonly [w: number, even: number, oneven: number])[];
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
    borden: [
      [460, 50, 50],
      [340, 50, 50],
      [258, 50, 50],
    ],
  },
  staand: {
    raster: { kolommen: 7, rijen: 5 },
    x: 24,
    y: 372,
    cel: 96,
    vraag: [360, 74, 680, 118],
    kaart: [360, 904, 480, 92],
    blokken: 6,
    // Where they do not fit side by side they hang in two rows.
    borden: [
      [330, 60, 60],
      [300, 152, 50],
      [272, 152, 50],
    ],
  },
};
/** No sign hangs further out than this, or it would stick out over the edge. */
const RAND = 148;

export const tuinOf = ({ stand }: { readonly stand: Stand }): Tuin => TUINEN[stand];

/** Centre and size of the sign over gate `i` of `n`. */
export function poortBord(state: { readonly stand: Stand }, i: number, n: number): Bordplek {
  const tuin = tuinOf(state);
  const [x] = celXY(tuin, deurenIn(tuin.raster, n)[i] ?? 0);
  const [w, even, oneven] = tuin.borden[n - 2] ?? [258, 50, 50];
  return [Math.min(maatOf(state.stand).w - RAND, Math.max(RAND, x)), tuin.y - (i % 2 === 0 ? even : oneven), w, 90];
}
