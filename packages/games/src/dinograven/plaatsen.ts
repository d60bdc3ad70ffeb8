/** Where everything of the dig is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Snijbalk } from '@spelrijk/game-kit/mechanics/split';
import { makeDing, type Plek } from '@spelrijk/game-kit/stage';

/** Size and layer of all there is at the dig. */
export const ding = makeDing({
  steiger: { w: 500, h: 340, z: 1 },
  bot: { w: 500, h: 340, z: 2 },
  vliegbot: { w: 500, h: 340, z: 20 },
  vondst: { w: 66, h: 66, z: 3 },
  mol: { w: 140, h: 134, z: 6 },
  blok: { w: 0, h: 106, z: 5 },
  gat: { w: 0, h: 150, z: 7 },
  barst: { w: 46, h: 112, z: 8 },
  schep: { w: 54, h: 153, z: 9 },
  helm: { w: 128, h: 68, z: 10 },
  stuif: { w: 0, h: 96, z: 9 },
  zand: { w: 0, h: 0, z: 5 },
  spoor: { w: 106, h: 60, z: 6 },
  schat: { w: 84, h: 84, z: 7, art: 'vondst' },
});

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
