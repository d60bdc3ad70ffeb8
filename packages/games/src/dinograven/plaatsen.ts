/** Where everything of the dig is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import { plekInBalk, rijenInBalk } from '@spelrijk/game-kit/mechanics/split';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { DinoState } from './state.ts';

interface Plaatsen {
  /** Height of the ground. */
  readonly grond: number;
  /** The row of letters in the trench. */
  readonly rij: { readonly x: number; readonly y: number; readonly breed: number };
  readonly klaar: Plek;
  /** The bone that is cut: its middle, width, most letters in a row, heights of its rows. */
  readonly bot: { readonly x: number; readonly breed: number; readonly perRij: number; readonly rijen: readonly (readonly number[])[] };
  /** The three buttons for a cut, and the one that says it is done. */
  readonly knoppen: Plek;
  readonly hak: Plek;
  readonly skelet: { readonly x: number; readonly y: number; readonly w: number };
  /** First place of a find, and the way from one to the next. */
  readonly vondst: { readonly plek: Plek; readonly stap: number };
  readonly mol: Plek;
  /** The field of the play: middle of its first square, and its steps. */
  readonly veld: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number };
  readonly beurtbord: Plek;
  readonly verder: Plek;
}

const PLAATSEN: Readonly<Record<Stand, Plaatsen>> = {
  liggend: {
    grond: 446,
    rij: { x: 520, y: 590, breed: 930 },
    klaar: [1136, 600],
    bot: { x: 540, breed: 1000, perRij: 99, rijen: [[566]] },
    knoppen: [540, 672],
    hak: [1160, 610],
    skelet: { x: 950, y: 238, w: 560 },
    vondst: { plek: [90, 408], stap: 66 },
    mol: [120, 452],
    veld: { x: 280, y: 494, dx: 144, dy: 86 },
    beurtbord: [420, 250],
    verder: [1216, 84],
  },
  staand: {
    grond: 556,
    rij: { x: 360, y: 700, breed: 650 },
    klaar: [360, 860],
    bot: { x: 360, breed: 650, perRij: 7, rijen: [[690], [660, 786]] },
    knoppen: [226, 900],
    hak: [580, 900],
    skelet: { x: 420, y: 340, w: 520 },
    vondst: { plek: [60, 520], stap: 62 },
    mol: [110, 580],
    veld: { x: 80, y: 636, dx: 112, dy: 104 },
    beurtbord: [360, 130],
    verder: [656, 130],
  },
};

export const plaatsenOf = ({ stand }: { readonly stand: Stand }): Plaatsen => PLAATSEN[stand];

const DUW = 30;
const MAX_LETTER = 96;

/** How wide one letter of the bone is. */
export function widthOfLetter(state: DinoState): number {
  const { breed, perRij } = plaatsenOf(state).bot;
  const rij = Math.ceil(state.letters.length / rijenInBalk(state.letters.length, perRij));
  return Math.min(MAX_LETTER, (breed - DUW * 2) / Math.max(1, rij));
}

/** A finger needs so much; longer words are cut with the three buttons. */
const VINGER = 84;
export const isLong = (state: DinoState): boolean => widthOfLetter(state) < VINGER;

/** Centre of letter `i` of the bone, and its row. */
export function letterPlek(state: DinoState, i: number): readonly [...Plek, rij: number] {
  const { x: midden, perRij, rijen } = plaatsenOf(state).bot;
  const { x, rij } = plekInBalk(state, i, { perRij, letter: widthOfLetter(state), duw: DUW });
  const hoogtes = rijen[rijenInBalk(state.letters.length, perRij) - 1] ?? rijen[0] ?? [];
  return [midden + x, hoogtes[rij] ?? 0, rij];
}

/** Centre of the gap before letter `i`: between its neighbours, or behind the last letter of a row. */
export function gatPlek(state: DinoState, i: number): Plek {
  const [x, y, rij] = letterPlek(state, i - 1);
  const [naast, , ook] = letterPlek(state, i);
  return [rij === ook ? (x + naast) / 2 : x + widthOfLetter(state) / 2 + 6, y];
}
