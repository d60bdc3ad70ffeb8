/** Where everything in the shop is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Boek } from '@spelrijk/game-kit/mechanics/boek';
import { makeDing, placeInRijen, type Bordplek, type Plek } from '@spelrijk/game-kit/stage';
import type { SuperState } from './state.ts';

/** Size and layer of all there is in the shop. */
export const ding = makeDing({
  kast: { w: 1240, h: 400, z: -5 },
  plank: { w: 1220, h: 34, z: -4 },
  toonbank: { w: 1280, h: 170, z: 0 },
  scanner: { w: 236, h: 84, z: 1 },
  tas: { w: 128, h: 150, z: 7 },
  doos: { w: 178, h: 150, z: 6 },
  printer: { w: 320, h: 74, z: 6 },
  bon: { w: 1000, h: 190, z: 3 },
  band: { w: 380, h: 78, z: 1 },
  kar: { w: 560, h: 96, z: 0 },
  krat: { w: 524, h: 424, z: 1 },
  rand: { w: 524, h: 424, z: 5 },
  laag: { w: 480, h: 92, z: 6, art: 'laag' },
  kolom: { w: 96, h: 384, z: 8 },
  schim: { w: 96, h: 96, z: 4 },
  waar: { w: 96, h: 96, z: 3 },
  kaart: { w: 268, h: 214, z: 1 },
  zegel: { w: 66, h: 66, z: 2 },
  knuffel: { w: 84, h: 92, z: 3 },
  vol: { w: 118, h: 92, z: 1 },
});

interface Plaatsen {
  /** A text to read before its questions, and where the way back to it is. */
  readonly boek: Boek;
  readonly vraag: Bordplek;
  /** Middle of what stands on the shelf. */
  readonly schap: Plek;
  /** Upper edge of the counter. */
  readonly toonbank: number;
  readonly scanner: Plek;
  readonly tas: Plek;
  readonly klant: Plek;
  readonly blob: Plek;
  /** What is typed: the thing on the counter, the printer with its receipt, the button. */
  readonly doos: Plek;
  readonly bon: { readonly x: number; readonly y: number; readonly breed: number; readonly w: number };
  readonly knop: Plek;
  /** Middle of the crate, and its bottom. */
  readonly krat: Plek;
  /** What comes next: where the belt ends. */
  readonly band: Plek;
  readonly kaart: Plek;
  /** Where in play the customer and the blob stand. */
  readonly inpakkers: { readonly klant: Plek; readonly blob: Plek };
  /** The first of the crates that were full, and how far apart. */
  readonly volle: { readonly plek: Plek; readonly stap: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    boek: { plek: { x: 640, y: 306, w: 1010, h: 500 }, letter: 38, terug: [250, 600], verder: [1010, 600], lees: [1180, 74] },
    vraag: { x: 640, y: 74, w: 920, h: 120 },
    schap: [640, 348],
    toonbank: 590,
    scanner: [640, 618],
    tas: [330, 566],
    klant: [180, 542],
    blob: [1090, 542],
    doos: [640, 116],
    bon: { x: 640, y: 366, breed: 960, w: 1040 },
    knop: [640, 532],
    krat: [640, 664],
    band: [330, 420],
    kaart: [1110, 300],
    inpakkers: { klant: [110, 610], blob: [1130, 590] },
    volle: { plek: [218, 648], stap: 60 },
    beurtbord: [640, 52],
    verder: [1216, 84],
  },
  staand: {
    boek: { plek: { x: 360, y: 360, w: 690, h: 640 }, letter: 36, terug: [140, 730], verder: [580, 730], lees: [430, 752] },
    vraag: { x: 360, y: 104, w: 690, h: 184 },
    schap: [360, 456],
    toonbank: 806,
    scanner: [360, 838],
    tas: [196, 778],
    klant: [84, 756],
    blob: [620, 756],
    doos: [360, 140],
    bon: { x: 360, y: 420, breed: 640, w: 690 },
    knop: [360, 640],
    krat: [360, 886],
    band: [330, 300],
    kaart: [560, 270],
    inpakkers: { klant: [72, 436], blob: [650, 436] },
    volle: { plek: [62, 908], stap: 44 },
    beurtbord: [310, 96],
    verder: [656, 96],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

/** Few packs are wide, for a few words each; the words of a sentence stand in rows, as they are read. */
const INDELING: Readonly<
  Record<Stand, readonly { readonly tot: number; readonly perRij: number; readonly w: number; readonly h: number }[]>
> = {
  liggend: [
    { tot: 4, perRij: 2, w: 520, h: 128 },
    { tot: 12, perRij: 4, w: 284, h: 104 },
    { tot: 99, perRij: 5, w: 228, h: 88 },
  ],
  staand: [
    { tot: 4, perRij: 1, w: 620, h: 112 },
    { tot: 8, perRij: 2, w: 326, h: 88 },
    { tot: 99, perRij: 3, w: 212, h: 84 },
  ],
};

const KIER = 20;

const indelingOf = ({ stand, opties }: SuperState): (typeof INDELING)[Stand][number] =>
  INDELING[stand].find(({ tot }) => opties.length <= tot) ?? { tot: 99, perRij: 5, w: 200, h: 80 };

/** Middle and size of pack `i`. */
export function placePak(state: SuperState, i: number): Bordplek {
  const { perRij, w, h } = indelingOf(state);
  const [x, y] = plaatsenOf(state).schap;
  return placeInRijen({ x, y, w, h, perRij, kier: KIER }, i, state.opties.length);
}

/** The heights at which something stands. */
export const plankHoogten = (state: SuperState): readonly number[] => [
  ...new Set(
    state.opties.map((_, i) => {
      const { y, h } = placePak(state, i);
      return y + h / 2;
    }),
  ),
];
