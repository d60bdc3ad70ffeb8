/** Where everything in the kitchen is, for both ways to hold the device, and how large. */
import { makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { Kring } from './kring.ts';
import type { PizzaState } from './state.ts';

interface Keuken {
  /** Height of the belt. */
  readonly band: number;
  /** Centre and radius of the pizza. */
  readonly pizza: Kring;
  /** Centre and size of the oven, and where its mouth is. */
  readonly oven: readonly [x: number, y: number, w: number, h: number];
  readonly mond: Plek;
  readonly gast: Plek;
  readonly wolk: Plek;
  readonly kok: Plek;
  readonly bonnen: Plek;
  readonly stoom: Plek;
}

const KEUKENS: Readonly<Record<PizzaState['stand'], Keuken>> = {
  liggend: {
    band: 88,
    pizza: [556, 442, 216],
    oven: [1062, 458, 400, 470],
    mond: [1062, 552],
    gast: [112, 420],
    wolk: [176, 262],
    kok: [214, 606],
    bonnen: [846, 196],
    stoom: [1062, 176],
  },
  staand: {
    band: 84,
    pizza: [360, 412, 196],
    oven: [516, 790, 350, 380],
    mond: [516, 870],
    gast: [92, 704],
    wolk: [206, 654],
    kok: [222, 866],
    bonnen: [40, 178],
    stoom: [480, 640],
  },
};

export const keukenOf = ({ stand }: PizzaState): Keuken => KEUKENS[stand];

/** Size and layer of all there is; what depends on the word or the stand gets its size where it is placed. */
export const ding = makeDing({
  band: [0, 96, 0],
  kruid: [56, 56, 1, 'hapje'],
  plank: [0, 0, 3],
  etiket: [0, 84, 5],
  pizza: [0, 0, 4],
  top: [66, 66, 6, 'kit:ster'],
  rook: [84, 84, 1, 'kit:stofje'],
  oven: [0, 0, 2],
  bak: [196, 112, 6],
  gast: [138, 152, 2, 'kit:publiek'],
  punt: [72, 66, 3],
  wolk: [170, 136, 4],
  wens: [92, 92, 5, 'kit:plaatje'],
  oor: [84, 76, 5],
  blob: [150, 165, 7, 'kit:blob'],
  muts: [96, 88, 8],
  bon: [30, 44, 3],
  boer: [150, 150, 9, 'kring'],
  stoom: [62, 62, 12],
});
