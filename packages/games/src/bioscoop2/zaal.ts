/** Where everything in the cinema is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/game';

type Plek = readonly [x: number, y: number];

export interface Zaal {
  /** Centre, width, height. */
  readonly doek: readonly [number, number, number, number];
  readonly automaat: readonly [number, number, number, number];
  readonly strook: readonly [x: number, y: number, breed: number];
  readonly knop: Plek;
  readonly spoel: Plek;
  readonly blob: Plek;
  readonly cabine: Plek;
  /** Height of the rows of heads, how many, and their size. */
  readonly publiek: readonly [y: number, aantal: number, maat: number];
  /** Middle of the tickets, how many side by side, width and height of one. */
  readonly kaartjes: readonly [x: number, y: number, perRij: number, w: number, h: number];
}

const ZALEN: Readonly<Record<Stand, Zaal>> = {
  liggend: {
    doek: [640, 214, 760, 356],
    automaat: [640, 622, 920, 168],
    strook: [570, 614, 640],
    knop: [1010, 614],
    spoel: [1176, 428],
    blob: [84, 560],
    cabine: [1170, 196],
    publiek: [470, 9, 96],
    kaartjes: [640, 616, 4, 218, 120],
  },
  staand: {
    doek: [360, 226, 652, 330],
    automaat: [360, 676, 690, 260],
    strook: [360, 628, 620],
    knop: [360, 746],
    spoel: [610, 880],
    blob: [110, 872],
    cabine: [380, 884],
    publiek: [474, 6, 92],
    kaartjes: [360, 676, 2, 316, 112],
  },
};

export const zaalOf = (stand: Stand): Zaal => ZALEN[stand];

/** Centre of ticket `i` of `n`. */
export function kaartjePlek(stand: Stand, i: number, n: number): Plek {
  const [x, y, perRij, w, h] = zaalOf(stand).kaartjes;
  const cols = Math.min(perRij, n);
  const rows = Math.ceil(n / cols);
  const inRow = Math.min(cols, n - Math.floor(i / cols) * cols);
  return [x + ((i % cols) - (inRow - 1) / 2) * (w + 10), y + (Math.floor(i / cols) - (rows - 1) / 2) * (h + 8)];
}
