/** Where everything in the kitchen is, for both ways to hold the device, and how large. */
import type { Gebied } from '@spelrijk/game-kit/run';
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
  readonly oven: Gebied;
  readonly mond: Plek;
  readonly gast: Plek;
  readonly wolk: Plek;
  /** Where a recipe hangs, to be read. */
  readonly recept: Gebied;
  readonly kok: Plek;
  /** Where the cook stands when a recipe hangs before it. */
  readonly kokLeest: Plek;
  readonly bonnen: Plek;
  readonly stoom: Plek;
}

const KEUKENS: Readonly<Record<PizzaState['stand'], Keuken>> = {
  liggend: {
    band: 88,
    pizza: { x: 556, y: 442, r: 216 },
    oven: { x: 1062, y: 458, w: 400, h: 470 },
    mond: [1062, 552],
    gast: [112, 420],
    wolk: [176, 262],
    recept: { x: 174, y: 284, w: 332, h: 236 },
    kok: [214, 606],
    kokLeest: [214, 606],
    bonnen: [846, 196],
    stoom: [1062, 176],
  },
  staand: {
    band: 84,
    pizza: { x: 360, y: 412, r: 196 },
    oven: { x: 516, y: 790, w: 350, h: 380 },
    mond: [516, 870],
    gast: [92, 704],
    wolk: [206, 654],
    recept: { x: 172, y: 704, w: 340, h: 272 },
    kok: [222, 866],
    kokLeest: [150, 936],
    bonnen: [40, 178],
    stoom: [480, 640],
  },
};

export const keukenOf = ({ stand }: PizzaState): Keuken => KEUKENS[stand];

/** Size and layer of all there is; what depends on the word or the stand gets its size where it is placed. */
export const ding = makeDing({
  band: { w: 0, h: 96, z: 0 },
  kruid: { w: 56, h: 56, z: 1, art: 'hapje' },
  plank: { w: 0, h: 0, z: 3 },
  etiket: { w: 0, h: 84, z: 5 },
  pizza: { w: 0, h: 0, z: 4 },
  top: { w: 66, h: 66, z: 6, art: 'kit:ster' },
  rook: { w: 84, h: 84, z: 1, art: 'kit:stofje' },
  oven: { w: 0, h: 0, z: 2 },
  bak: { w: 196, h: 112, z: 6 },
  gast: { w: 138, h: 152, z: 2, art: 'kit:publiek' },
  punt: { w: 72, h: 66, z: 3 },
  wolk: { w: 170, h: 136, z: 4 },
  recept: { w: 0, h: 0, z: 9 },
  wens: { w: 92, h: 92, z: 5, art: 'kit:plaatje' },
  oor: { w: 84, h: 76, z: 5 },
  blob: { w: 150, h: 165, z: 7, art: 'kit:blob' },
  muts: { w: 96, h: 88, z: 8 },
  bon: { w: 30, h: 44, z: 3 },
  boer: { w: 150, h: 150, z: 9, art: 'kring' },
  stoom: { w: 62, h: 62, z: 12 },
});
