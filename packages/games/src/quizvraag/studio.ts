/** Where everything in the studio stands, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { placeInRijen } from '@spelrijk/game-kit/stage';
import type { Vlak } from '@spelrijk/game-kit/stage';
import type { Boek } from './boek.ts';
import { hasPlaatjes, isZin } from './state.ts';
import type { QuizState } from './state.ts';

type Plek = readonly [x: number, y: number];

interface Studio {
  /** Centre, width, height. */
  readonly bord: readonly [x: number, y: number, w: number, h: number];
  /** Middle of the options and their room. */
  readonly opties: readonly [x: number, y: number, breed: number, hoog: number];
  /** How many go side by side: two, three or four words; pictures; the words of a sentence. */
  readonly perRij: readonly [twee: number, drie: number, vier: number, plaatjes: number, zin: number];
  /** The first, and from one to the next. */
  readonly jokers: readonly [x: number, y: number, dx: number, dy: number];
  readonly bloep: Plek;
  readonly lessenaar: Plek;
  /** Where the row of letters and the button under it are. */
  readonly strook: { readonly x: number; readonly y: number; readonly breed: number };
  readonly klaar: { readonly x: number; readonly y: number };
  readonly zaal: readonly [y: number, aantal: number, maat: number];
  readonly prijs: Plek;
  readonly boek: Boek;
}

const STUDIOS: Readonly<Record<Stand, Studio>> = {
  liggend: {
    bord: [640, 176, 720, 250],
    opties: [640, 436, 780, 250],
    perRij: [2, 2, 2, 4, 5],
    jokers: [1196, 84, 0, 106],
    bloep: [126, 404],
    lessenaar: [1146, 470],
    strook: { x: 620, y: 420, breed: 740 },
    klaar: { x: 640, y: 536 },
    zaal: [668, 9, 118],
    prijs: [640, 420],
    boek: { plek: [640, 290, 1010, 480], letter: 38, terug: [236, 560], verder: [1000, 560], lees: [150, 196] },
  },
  staand: {
    bord: [360, 152, 652, 230],
    opties: [360, 448, 684, 300],
    perRij: [1, 1, 2, 2, 4],
    jokers: [262, 686, 98, 0],
    bloep: [96, 716],
    lessenaar: [606, 740],
    strook: { x: 360, y: 390, breed: 680 },
    klaar: { x: 360, y: 520 },
    zaal: [912, 6, 112],
    prijs: [360, 450],
    boek: { plek: [360, 350, 690, 610], letter: 36, terug: [120, 700], verder: [560, 700], lees: [646, 246] },
  },
};

export const studioOf = ({ stand }: { readonly stand: Stand }): Studio => STUDIOS[stand];

/** Centre and size of option `i`: words and pictures as large as fit, the words of a sentence small. */
export function optiePlek(state: QuizState, i: number): Vlak {
  const {
    opties: [x, y, breed, hoog],
    perRij,
  } = studioOf(state);
  const n = state.opties.length;
  const zin = isZin(state);
  const plaatjes = hasPlaatjes(state);
  const cols = perRij[zin ? 4 : plaatjes ? 3 : n - 2] ?? 1;
  const kier = zin ? 8 : 16;
  const w = Math.min(plaatjes ? 190 : 520, breed / cols) - kier;
  const h = zin ? 86 : Math.min(plaatjes ? 190 : 124, hoog / Math.ceil(n / cols)) - 14;
  return placeInRijen({ x, y, perRij: cols, w, h, kier }, i, n);
}
