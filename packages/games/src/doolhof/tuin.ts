/** Where the room, the signs over the gates and the map are, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Boek } from '@spelrijk/game-kit/mechanics/boek';
import { celXY } from '@spelrijk/game-kit/mechanics/raster';
import type { Veld } from '@spelrijk/game-kit/mechanics/raster';
import { maatOf } from '@spelrijk/game-kit/stage';
import type { Bordplek } from '@spelrijk/game-kit/stage';
import { deurenIn } from './kamer.ts';

interface Tuin extends Veld {
  readonly vraag: Bordplek;
  readonly kaart: Bordplek;
  /** The map beside the way back to the book. */
  readonly kaartBijBoek: Bordplek;
  readonly boek: Boek;
  readonly blokken: number;
  /** Of two signs, of three, of four: their width, and how far over the top of the room the even and the odd ones hang. */
  readonly borden: readonly { readonly w: number; readonly even: number; readonly oneven: number }[];
}

const TUINEN: Readonly<Record<Stand, Tuin>> = {
  liggend: {
    raster: { kolommen: 13, rijen: 5 },
    x: 68,
    y: 232,
    cel: 88,
    vraag: { x: 432, y: 66, w: 780, h: 108 },
    kaart: { x: 1062, y: 66, w: 380, h: 108 },
    kaartBijBoek: { x: 992, y: 66, w: 270, h: 108 },
    boek: { plek: { x: 640, y: 306, w: 1010, h: 500 }, letter: 38, terug: [250, 610], verder: [1010, 610], lees: [1204, 66] },
    blokken: 12,
    borden: [
      { w: 460, even: 50, oneven: 50 },
      { w: 340, even: 50, oneven: 50 },
      { w: 258, even: 50, oneven: 50 },
    ],
  },
  staand: {
    raster: { kolommen: 7, rijen: 5 },
    x: 24,
    y: 372,
    cel: 96,
    vraag: { x: 360, y: 74, w: 680, h: 118 },
    kaart: { x: 360, y: 904, w: 480, h: 92 },
    kaartBijBoek: { x: 360, y: 904, w: 460, h: 92 },
    boek: { plek: { x: 360, y: 372, w: 690, h: 640 }, letter: 36, terug: [140, 742], verder: [580, 742], lees: [656, 904] },
    blokken: 6,
    // Where they do not fit side by side they hang in two rows.
    borden: [
      { w: 330, even: 60, oneven: 60 },
      { w: 300, even: 152, oneven: 50 },
      { w: 272, even: 152, oneven: 50 },
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
  const { w, even, oneven } = tuin.borden[n - 2] ?? { w: 258, even: 50, oneven: 50 };
  return { x: Math.min(maatOf(state.stand).w - RAND, Math.max(RAND, x)), y: tuin.y - (i % 2 === 0 ? even : oneven), w, h: 90 };
}
