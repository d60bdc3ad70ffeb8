/** The yard: where the train stops, how the tracks fan out and where the stations stand, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Boek } from '@spelrijk/game-kit/mechanics/boek';
import type { Bordplek, Plek } from '@spelrijk/game-kit/stage';
import type { Spoor } from './spoor.ts';

interface Yard {
  /** Centre of the wagon at the signal, on the rails; the points. */
  readonly sein: Plek;
  readonly wissel: Plek;
  readonly wagon: { readonly w: number; readonly h: number };
  readonly bord: Bordplek;
  /** Of a text more is asked than of a word. */
  readonly tekstbord: Bordplek;
  readonly boek: Boek;
  readonly koe: Plek;
  /** Height of the rails of two stations, of three, of four. */
  readonly rijen: readonly (readonly number[])[];
  /** Along a branch: the two handles of its bend, the end of that, the station, the buffer. */
  readonly tak: { readonly weg: number; readonly terug: number; readonly bocht: number; readonly station: number; readonly buffer: number };
  /** Centre of the name board of a station, how far over the rails, and its size. */
  readonly naambord: { readonly x: number; readonly boven: number; readonly w: number; readonly h: number };
  /** Where the traveller waits. */
  readonly reiziger: number;
  /** The last ride: height of the rails, where the locomotive comes from and goes to, how far behind it the cow rides. */
  readonly slot: { readonly y: number; readonly van: number; readonly naar: number; readonly koe: number };
}

const YARDS: Readonly<Record<Stand, Yard>> = {
  liggend: {
    sein: [410, 470],
    wissel: [570, 470],
    wagon: { w: 264, h: 122 },
    bord: { x: 352, y: 74, w: 664, h: 108 },
    tekstbord: { x: 352, y: 86, w: 664, h: 148 },
    boek: { plek: { x: 640, y: 316, w: 1010, h: 500 }, letter: 38, terug: [250, 640], verder: [1010, 640], lees: [748, 76] },
    koe: [150, 626],
    rijen: [
      [330, 610],
      [240, 450, 660],
      [164, 336, 508, 680],
    ],
    tak: { weg: 690, terug: 640, bocht: 790, station: 1132, buffer: 1268 },
    naambord: { x: 856, boven: 74, w: 300, h: 92 },
    reiziger: 1232,
    slot: { y: 560, van: -300, naar: 1040, koe: 668 },
  },
  // The branches turn back under the train.
  staand: {
    sein: [330, 318],
    wissel: [480, 318],
    wagon: { w: 256, h: 118 },
    bord: { x: 360, y: 74, w: 680, h: 118 },
    tekstbord: { x: 360, y: 92, w: 700, h: 168 },
    boek: { plek: { x: 360, y: 372, w: 690, h: 640 }, letter: 36, terug: [140, 742], verder: [580, 742], lees: [650, 884] },
    koe: [606, 208],
    rijen: [
      [560, 820],
      [510, 700, 890],
      [476, 624, 772, 920],
    ],
    tak: { weg: 616, terug: 616, bocht: 500, station: 470, buffer: 372 },
    naambord: { x: 174, boven: 30, w: 316, h: 96 },
    reiziger: 352,
    slot: { y: 640, van: -200, naar: 600, koe: 440 },
  },
};

export const yardOf = ({ stand }: { readonly stand: Stand }): Yard => YARDS[stand];

/** Height of the rails of track `i` of `n`. */
export const railY = ({ rijen }: Yard, i: number, n: number): number => rijen[n - 2]?.[i] ?? 450;

/** The branch to station `i` of `n`. */
export function spoorTo(yard: Yard, i: number, n: number): Spoor {
  const { weg: heen, terug, bocht: uit, station: eind } = yard.tak;
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
export const bufferPlek = (yard: Yard, i: number, n: number): Plek => [yard.tak.buffer, railY(yard, i, n)];
