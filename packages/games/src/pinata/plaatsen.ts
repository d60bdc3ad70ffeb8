/** Where everything on the square is, for both ways to hold the device, and how large. */
import { makeDing } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import type { PinataState } from './state.ts';

/** Size and layer of all there is. */
export const ding = makeDing({
  touw: { w: 14, h: 0, z: 1 },
  pinata: { w: 270, h: 240, z: 2 },
  gezicht: { w: 270, h: 240, z: 2 },
  helft: { w: 135, h: 240, z: 3 },
  publiek: { w: 104, h: 114, z: 4, art: 'kit:publiek' },
  blob: { w: 180, h: 198, z: 8, art: 'kit:blob' },
  stok: { w: 250, h: 34, z: 9 },
  snoep: { w: 46, h: 46, z: 5 },
  mandachter: { w: 170, h: 130, z: 4, art: 'mand' },
  mand: { w: 170, h: 130, z: 6 },
  lijn: { w: 0, h: 132, z: 10 },
  slaan: { w: 164, h: 108, z: 12, art: 'knop' },
});

export interface Plaatsen {
  /** Where the rope hangs from, and how long it is. */
  readonly haak: Plek;
  readonly touw: number;
  readonly blob: Plek;
  readonly publiek: readonly Plek[];
  readonly mand: Plek;
  /** Middle and width of the row of stamps. */
  readonly rij: { readonly x: number; readonly y: number; readonly breed: number };
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
    rij: { x: 556, y: 640, breed: 1030 },
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
    rij: { x: 360, y: 780, breed: 690 },
    knop: [360, 896],
  },
};
