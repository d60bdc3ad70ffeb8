/** Where everything of the dig is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Snijbalk } from '@spelrijk/game-kit/mechanics/split';
import type { Plek } from '@spelrijk/game-kit/stage';

interface Plaatsen {
  /** Height of the ground. */
  readonly grond: number;
  /** The row of letters in the trench. */
  readonly rij: { readonly x: number; readonly y: number; readonly breed: number };
  readonly klaar: Plek;
  /** The bone that is cut. */
  readonly bot: Snijbalk;
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
    bot: { x: 540, breed: 1000, perRij: 99, rijen: [[566]], duw: 30 },
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
    bot: { x: 360, breed: 650, perRij: 7, rijen: [[690], [660, 786]], duw: 30 },
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

/** The bone that is cut. */
export const botOf = (state: { readonly stand: Stand }): Snijbalk => plaatsenOf(state).bot;
