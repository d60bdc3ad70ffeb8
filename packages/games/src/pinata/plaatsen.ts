/** Where everything on the square is, for both ways to hold the device, and how large. */
import { makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { PinataState } from './state.ts';

/** Size and layer of all there is. */
export const ding = makeDing({
  touw: [14, 0, 1],
  pinata: [270, 240, 2],
  gezicht: [270, 240, 2],
  helft: [135, 240, 3],
  publiek: [104, 114, 4, 'kit:publiek'],
  blob: [180, 198, 8, 'kit:blob'],
  stok: [250, 34, 9],
  snoep: [46, 46, 5],
  mandachter: [170, 130, 4, 'mand'],
  mand: [170, 130, 6],
  lijn: [0, 132, 10],
  slaan: [164, 108, 12, 'knop'],
});

export interface Plaatsen {
  /** Where the rope hangs from, and how long it is. */
  readonly haak: Plek;
  readonly touw: number;
  readonly blob: Plek;
  readonly publiek: readonly Plek[];
  readonly mand: Plek;
  /** Middle and width of the row of stamps. */
  readonly rij: readonly [x: number, y: number, breed: number];
  readonly knop: Plek;
}

export const PLAATSEN: Readonly<Record<PinataState['stand'], Plaatsen>> = {
  liggend: {
    haak: [640, -20],
    touw: 250,
    blob: [372, 448],
    publiek: [
      [905, 486],
      [1005, 500],
      [1110, 482],
    ],
    mand: [146, 500],
    rij: [556, 640, 1030],
    knop: [1172, 640],
  },
  staand: {
    haak: [420, -20],
    touw: 290,
    blob: [176, 520],
    publiek: [
      [470, 612],
      [560, 634],
      [650, 606],
    ],
    mand: [88, 664],
    rij: [360, 780, 690],
    knop: [360, 896],
  },
};
