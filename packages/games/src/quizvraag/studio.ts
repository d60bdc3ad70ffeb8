/** Where everything in the studio stands, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/game';
import { MAX_OPTIES } from './state.ts';

type Plek = readonly [x: number, y: number];

export interface Studio {
  /** Centre, width, height. */
  readonly bord: readonly [number, number, number, number];
  /** Middle of the options, their room, and how many go side by side when there are two, three, four. */
  readonly opties: readonly [x: number, y: number, breed: number, hoog: number];
  readonly perRij: readonly [number, number, number, number, number];
  readonly jokers: readonly Plek[];
  readonly bloep: Plek;
  readonly lessenaar: Plek;
  /** Where the row of letters and the button under it are. */
  readonly strook: readonly [x: number, y: number, breed: number];
  readonly klaar: Plek;
  readonly zaal: readonly [y: number, aantal: number, maat: number];
  readonly prijs: Plek;
}

const STUDIOS: Readonly<Record<Stand, Studio>> = {
  liggend: {
    bord: [640, 176, 720, 250],
    opties: [640, 436, 780, 250],
    perRij: [1, 1, 2, 2, 2],
    jokers: [
      [1196, 84],
      [1196, 190],
      [1196, 296],
    ],
    bloep: [126, 404],
    lessenaar: [1146, 470],
    strook: [620, 420, 740],
    klaar: [640, 536],
    zaal: [668, 9, 118],
    prijs: [640, 420],
  },
  staand: {
    bord: [360, 152, 652, 230],
    opties: [360, 448, 684, 300],
    perRij: [1, 1, 1, 1, 2],
    jokers: [
      [262, 686],
      [360, 686],
      [458, 686],
    ],
    bloep: [96, 716],
    lessenaar: [606, 740],
    strook: [360, 390, 680],
    klaar: [360, 520],
    zaal: [912, 6, 112],
    prijs: [360, 450],
  },
};

/** The words of a sentence: small, in rows, in order. */
function zinPlek(stand: Stand, i: number, n: number): { x: number; y: number; w: number; h: number } {
  const [midden, y, breed] = studioOf(stand).opties;
  const cols = stand === 'liggend' ? 5 : 4;
  const rows = Math.ceil(n / cols);
  const step = breed / cols;
  const inRow = Math.min(cols, n - Math.floor(i / cols) * cols);
  return { x: midden + ((i % cols) - (inRow - 1) / 2) * step, y: y + (Math.floor(i / cols) - (rows - 1) / 2) * 92, w: step - 8, h: 86 };
}

export const studioOf = (stand: Stand): Studio => STUDIOS[stand];

/** Centre and size of option `i` of `n`; pictures get square places in one row or a block of four. */
export function optiePlek(stand: Stand, i: number, n: number, plaatjes: boolean): { x: number; y: number; w: number; h: number } {
  const { opties, perRij } = studioOf(stand);
  const [midden, y, breed, hoog] = opties;
  if (n > MAX_OPTIES) return zinPlek(stand, i, n);
  const cols = plaatjes ? (stand === 'liggend' ? n : 2) : (perRij[n] ?? 2);
  const rows = Math.ceil(n / cols);
  const w = Math.min(plaatjes ? 190 : cols === 1 ? 520 : 390, breed / cols) - 16;
  const h = Math.min(plaatjes ? 190 : 124, hoog / rows) - 14;
  const inRow = Math.min(cols, n - Math.floor(i / cols) * cols);
  return {
    x: midden + ((i % cols) - (inRow - 1) / 2) * (w + 16),
    y: y + (Math.floor(i / cols) - (rows - 1) / 2) * (h + 14),
    w,
    h,
  };
}
