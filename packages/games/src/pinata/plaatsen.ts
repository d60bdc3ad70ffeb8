import type { PinataState } from './state.ts';

export interface Plaatsen {
  /** Where the rope hangs from, and how long it is. */
  readonly haak: readonly [number, number];
  readonly touw: number;
  readonly blob: readonly [number, number];
  readonly publiek: readonly (readonly [number, number])[];
  readonly mand: readonly [number, number];
  /** Middle, width and height of the row of stamps. */
  readonly rij: readonly [number, number, number];
  readonly knop: readonly [number, number];
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
