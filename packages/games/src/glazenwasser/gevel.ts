/** Where everything on the front of the house is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';

type Plek = readonly [x: number, y: number];

interface Gevel {
  /** The window frame: centre and size. */
  readonly kozijn: Gebied;
  readonly gondel: Gebied;
  readonly blob: Plek;
  readonly emmer: Plek;
  readonly vensterbank: Gebied;
  /** What to do in the play after a right word, and the button to go on. */
  readonly beurtbord: Plek;
  readonly verder: Plek;
  readonly strook: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: { readonly x: number; readonly y: number };
  /** The other windows of the house: first one, steps, how many side by side, size. */
  readonly raampjes: {
    readonly x: number;
    readonly y: number;
    readonly dx: number;
    readonly dy: number;
    readonly perRij: number;
    readonly maat: number;
  };
}

const GEVELS: Readonly<Record<Stand, Gevel>> = {
  liggend: {
    kozijn: { x: 602, y: 247, w: 690, h: 420 },
    gondel: { x: 640, y: 520, w: 1280, h: 130 },
    blob: [130, 396],
    emmer: [226, 452],
    vensterbank: { x: 602, y: 622, w: 820, h: 150 },
    beurtbord: [602, 506],
    verder: [1126, 622],
    strook: { x: 602, y: 616, breed: 760 },
    knop: { x: 1126, y: 622 },
    raampjes: { x: 1046, y: 76, dx: 82, dy: 92, perRij: 3, maat: 70 },
  },
  staand: {
    kozijn: { x: 360, y: 258, w: 690, h: 430 },
    gondel: { x: 360, y: 548, w: 720, h: 130 },
    blob: [110, 478],
    emmer: [212, 522],
    vensterbank: { x: 360, y: 686, w: 700, h: 140 },
    beurtbord: [402, 548],
    verder: [644, 798],
    strook: { x: 360, y: 682, breed: 660 },
    knop: { x: 544, y: 798 },
    raampjes: { x: 46, y: 800, dx: 70, dy: 80, perRij: 6, maat: 60 },
  },
};

export const gevelOf = (stand: Stand): Gevel => GEVELS[stand];
