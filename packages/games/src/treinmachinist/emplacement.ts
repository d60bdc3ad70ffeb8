/** The yard: where the train stops, how the tracks fan out and where the stations stand, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Bordplek, Plek } from '@spelrijk/game-kit/stage';
import type { Spoor } from './spoor.ts';

interface Yard {
  /** Centre of the wagon at the signal, on the rails; the points. */
  readonly sein: Plek;
  readonly wissel: Plek;
  readonly wagon: readonly [w: number, h: number];
  readonly bord: Bordplek;
  readonly koe: Plek;
  /** Height of the rails of two stations, of three, of four. */
  readonly rijen: readonly (readonly number[])[];
  /** Along a branch: the two handles of its bend, the end of that, the station, the buffer. */
  readonly tak: readonly [number, number, number, number, number];
  /** Centre of the name board of a station, how far over the rails, and its size. */
  readonly naambord: readonly [x: number, boven: number, w: number, h: number];
  /** Where the traveller waits. */
  readonly reiziger: number;
  /** The last ride: height of the rails, where the locomotive comes from and goes to, how far behind it the cow rides. */
  readonly slot: readonly [y: number, van: number, naar: number, koe: number];
}

const YARDS: Readonly<Record<Stand, Yard>> = {
  liggend: {
    sein: [410, 470],
    wissel: [570, 470],
    wagon: [264, 122],
    bord: [352, 74, 664, 108],
    koe: [150, 626],
    rijen: [
      [330, 610],
      [240, 450, 660],
      [164, 336, 508, 680],
    ],
    tak: [690, 640, 790, 1110, 1268],
    naambord: [856, 74, 300, 92],
    reiziger: 1232,
    slot: [560, -300, 1040, 668],
  },
  // The branches turn back under the train.
  staand: {
    sein: [330, 318],
    wissel: [480, 318],
    wagon: [256, 118],
    bord: [360, 74, 680, 118],
    koe: [596, 138],
    rijen: [
      [560, 820],
      [510, 700, 890],
      [476, 624, 772, 920],
    ],
    tak: [740, 740, 600, 470, 372],
    naambord: [174, 30, 316, 96],
    reiziger: 352,
    slot: [640, -200, 600, 440],
  },
};

export const yardOf = ({ stand }: { readonly stand: Stand }): Yard => YARDS[stand];

/** Height of the rails of track `i` of `n`. */
export const railY = ({ rijen }: Yard, i: number, n: number): number => rijen[n - 2]?.[i] ?? 450;

/** The branch to station `i` of `n`. */
export function spoorTo(yard: Yard, i: number, n: number): Spoor {
  const [heen, terug, uit, eind] = yard.tak;
  const y = railY(yard, i, n);
  return {
    van: yard.wissel,
    bocht: [
      [heen, yard.wissel[1]],
      [terug, y],
      [uit, y],
    ],
    eind: [eind, y],
  };
}

/** Where the rails of a branch end: at the buffer. */
export const bufferPlek = (yard: Yard, i: number, n: number): Plek => [yard.tak[4], railY(yard, i, n)];
