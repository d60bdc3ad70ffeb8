/** The yard: where the train stops, how the tracks fan out and where the stations stand, for both ways to hold the device. */
import type { Spoor } from '@spelrijk/game-kit/baan/spoor';
import type { Stand } from '@spelrijk/game-kit/game';

type Plek = readonly [x: number, y: number];

interface Yard {
  /** Centre of the wagon at the signal, on the rails; the points. */
  readonly sein: Plek;
  readonly wissel: Plek;
  readonly wagon: readonly [w: number, h: number];
  readonly bord: readonly [x: number, y: number, w: number, h: number];
  readonly koe: Plek;
  readonly naambord: readonly [w: number, h: number];
}

const YARDS: Readonly<Record<Stand, Yard>> = {
  liggend: { sein: [410, 470], wissel: [570, 470], wagon: [264, 122], bord: [352, 74, 664, 108], koe: [150, 626], naambord: [300, 92] },
  staand: { sein: [330, 318], wissel: [480, 318], wagon: [256, 118], bord: [360, 74, 680, 118], koe: [596, 138], naambord: [316, 96] },
};
const RIJEN: Readonly<Record<Stand, Readonly<Record<number, readonly number[]>>>> = {
  liggend: { 2: [330, 610], 3: [240, 450, 660], 4: [164, 336, 508, 680] },
  staand: { 2: [560, 820], 3: [510, 700, 890], 4: [476, 624, 772, 920] },
};

export const yardOf = (stand: Stand): Yard => YARDS[stand];

/** Height of the rails of track `i` of `n`. */
export const railY = (stand: Stand, i: number, n: number): number => RIJEN[stand][n]?.[i] ?? 450;

/** The branch to station `i` of `n`; in portrait it turns back under the train. */
export function spoorNaar(stand: Stand, i: number, n: number): Spoor {
  const { wissel } = YARDS[stand];
  const y = railY(stand, i, n);
  if (stand === 'liggend')
    return {
      van: wissel,
      bocht: [
        [690, wissel[1]],
        [640, y],
        [790, y],
      ],
      eind: [1110, y],
    };
  return {
    van: wissel,
    bocht: [
      [740, wissel[1]],
      [740, y],
      [600, y],
    ],
    eind: [470, y],
  };
}

/** Where the rails of a branch end: at the buffer. */
export const bufferPlek = (stand: Stand, i: number, n: number): Plek => [stand === 'liggend' ? 1268 : 372, railY(stand, i, n)];

/** Centre of the name board of a station. */
export const naambordPlek = (stand: Stand, i: number, n: number): Plek => {
  const y = railY(stand, i, n);
  return stand === 'liggend' ? [856, y - 74] : [174, y - 30];
};

/** Where the traveller waits. */
export const reizigerPlek = (stand: Stand, i: number, n: number): Plek => {
  const y = railY(stand, i, n);
  return stand === 'liggend' ? [1232, y - 62] : [352, y - 62];
};
