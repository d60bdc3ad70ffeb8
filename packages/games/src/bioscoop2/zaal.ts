/** Where everything in the cinema is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import type { Rijen } from '@spelrijk/game-kit/stage';

type Plek = readonly [x: number, y: number];

interface Zaal {
  /** Centre, width, height. */
  readonly doek: Gebied;
  readonly automaat: Gebied;
  readonly strook: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: { readonly x: number; readonly y: number };
  readonly spoel: Plek;
  readonly blob: Plek;
  readonly cabine: Plek;
  /** Height of the rows of heads, how many, and their size. */
  readonly koppen: { readonly y: number; readonly aantal: number; readonly maat: number };
  readonly kaartjes: Rijen;
}

const ZALEN: Readonly<Record<Stand, Zaal>> = {
  liggend: {
    doek: { x: 640, y: 214, w: 760, h: 356 },
    automaat: { x: 640, y: 622, w: 920, h: 168 },
    strook: { x: 570, y: 614, breed: 640 },
    knop: { x: 1010, y: 614 },
    spoel: [1176, 428],
    blob: [84, 560],
    cabine: [1170, 196],
    koppen: { y: 470, aantal: 9, maat: 96 },
    kaartjes: { x: 640, y: 616, perRij: 4, w: 218, h: 120, kier: 10 },
  },
  staand: {
    doek: { x: 360, y: 226, w: 652, h: 330 },
    automaat: { x: 360, y: 676, w: 690, h: 260 },
    strook: { x: 360, y: 628, breed: 620 },
    knop: { x: 360, y: 746 },
    spoel: [610, 880],
    blob: [110, 872],
    cabine: [380, 884],
    koppen: { y: 474, aantal: 6, maat: 92 },
    kaartjes: { x: 360, y: 676, perRij: 2, w: 316, h: 112, kier: 10 },
  },
};

export const zaalOf = (stand: Stand): Zaal => ZALEN[stand];
