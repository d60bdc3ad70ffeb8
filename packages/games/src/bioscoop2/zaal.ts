/** Where everything in the cinema is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Rijen } from '@spelrijk/game-kit/stage';

type Plek = readonly [x: number, y: number];

interface Zaal {
  /** Centre, width, height. */
  readonly doek: readonly [number, number, number, number];
  readonly automaat: readonly [number, number, number, number];
  readonly strook: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: { readonly x: number; readonly y: number };
  readonly spoel: Plek;
  readonly blob: Plek;
  readonly cabine: Plek;
  /** Height of the rows of heads, how many, and their size. */
  readonly koppen: readonly [y: number, aantal: number, maat: number];
  readonly kaartjes: Rijen;
}

const ZALEN: Readonly<Record<Stand, Zaal>> = {
  liggend: {
    doek: [640, 214, 760, 356],
    automaat: [640, 622, 920, 168],
    strook: { x: 570, y: 614, breed: 640 },
    knop: { x: 1010, y: 614 },
    spoel: [1176, 428],
    blob: [84, 560],
    cabine: [1170, 196],
    koppen: [470, 9, 96],
    kaartjes: { x: 640, y: 616, perRij: 4, w: 218, h: 120, kier: 10 },
  },
  staand: {
    doek: [360, 226, 652, 330],
    automaat: [360, 676, 690, 260],
    strook: { x: 360, y: 628, breed: 620 },
    knop: { x: 360, y: 746 },
    spoel: [610, 880],
    blob: [110, 872],
    cabine: [380, 884],
    koppen: [474, 6, 92],
    kaartjes: { x: 360, y: 676, perRij: 2, w: 316, h: 112, kier: 10 },
  },
};

export const zaalOf = (stand: Stand): Zaal => ZALEN[stand];
