/** Where everything in the studio stands, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import { placeInRijen } from '@spelrijk/game-kit/stage';
import type { Vlak } from '@spelrijk/game-kit/stage';
import type { Boek } from '@spelrijk/game-kit/mechanics/boek';
import { hasPlaatjes, isZin } from './state.ts';
import type { QuizState } from './state.ts';

type Plek = readonly [x: number, y: number];

interface Studio {
  /** Centre, width, height. */
  readonly bord: Gebied;
  /** Middle of the options and their room. */
  readonly opties: { readonly x: number; readonly y: number; readonly breed: number; readonly hoog: number };
  /** How many go side by side: two, three or four words; pictures; the words of a sentence. */
  readonly perRij: { readonly twee: number; readonly drie: number; readonly vier: number; readonly plaatjes: number; readonly zin: number };
  /** The first, and from one to the next. */
  readonly jokers: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };
  readonly bloep: Plek;
  readonly lessenaar: Plek;
  /** Where the row of letters and the button under it are. */
  readonly strook: { readonly x: number; readonly y: number; readonly breed: number };
  readonly klaar: { readonly x: number; readonly y: number };
  readonly zaal: { readonly y: number; readonly aantal: number; readonly maat: number };
  readonly prijs: Plek;
  /** What Bloep says in the play after a right word, and the button to go on. */
  readonly beurtbord: Plek;
  readonly verder: Plek;
  readonly boek: Boek;
}

const STUDIOS: Readonly<Record<Stand, Studio>> = {
  liggend: {
    bord: { x: 640, y: 176, w: 720, h: 250 },
    opties: { x: 640, y: 436, breed: 780, hoog: 250 },
    perRij: { twee: 2, drie: 2, vier: 2, plaatjes: 4, zin: 5 },
    jokers: { x: 1196, y: 84, dx: 0, dy: 106 },
    bloep: [126, 404],
    lessenaar: [1146, 470],
    strook: { x: 620, y: 420, breed: 740 },
    klaar: { x: 640, y: 536 },
    zaal: { y: 668, aantal: 9, maat: 118 },
    prijs: [640, 420],
    beurtbord: [760, 588],
    verder: [1196, 84],
    boek: { plek: { x: 640, y: 290, w: 1010, h: 480 }, letter: 38, terug: [236, 560], verder: [1000, 560], lees: [150, 196] },
  },
  staand: {
    bord: { x: 360, y: 152, w: 652, h: 230 },
    opties: { x: 360, y: 448, breed: 684, hoog: 300 },
    perRij: { twee: 1, drie: 1, vier: 2, plaatjes: 2, zin: 4 },
    jokers: { x: 262, y: 686, dx: 98, dy: 0 },
    bloep: [96, 716],
    lessenaar: [606, 740],
    strook: { x: 360, y: 390, breed: 680 },
    klaar: { x: 360, y: 520 },
    zaal: { y: 912, aantal: 6, maat: 112 },
    prijs: [360, 450],
    beurtbord: [300, 600],
    verder: [360, 706],
    boek: { plek: { x: 360, y: 350, w: 690, h: 610 }, letter: 36, terug: [120, 700], verder: [560, 700], lees: [646, 246] },
  },
};

export const studioOf = ({ stand }: { readonly stand: Stand }): Studio => STUDIOS[stand];

/** Centre and size of option `i`: words and pictures as large as fit, the words of a sentence small. */
export function optiePlek(state: QuizState, i: number): Vlak {
  const {
    opties: { x, y, breed, hoog },
    perRij,
  } = studioOf(state);
  const n = state.opties.length;
  const zin = isZin(state);
  const plaatjes = hasPlaatjes(state);
  const perRijWoorden = n === 2 ? perRij.twee : n === 3 ? perRij.drie : perRij.vier;
  const cols = zin ? perRij.zin : plaatjes ? perRij.plaatjes : perRijWoorden;
  const kier = zin ? 8 : 16;
  const w = Math.min(plaatjes ? 190 : 520, breed / cols) - kier;
  const h = zin ? 86 : Math.min(plaatjes ? 190 : 124, hoog / Math.ceil(n / cols)) - 14;
  return placeInRijen({ x, y, perRij: cols, w, h, kier }, i, n);
}
