/** Where everything on the front of the house is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';

type Plek = readonly [x: number, y: number];

interface Gevel {
  /** The window frame: centre and size. */
  readonly kozijn: readonly [number, number, number, number];
  readonly gondel: readonly [number, number, number, number];
  readonly blob: Plek;
  readonly emmer: Plek;
  readonly vensterbank: readonly [number, number, number, number];
  readonly strook: { readonly x: number; readonly y: number; readonly breed: number };
  readonly knop: { readonly x: number; readonly y: number };
  /** The other windows of the house: first one, steps, how many side by side, size. */
  readonly raampjes: readonly [x: number, y: number, dx: number, dy: number, perRij: number, maat: number];
}

const GEVELS: Readonly<Record<Stand, Gevel>> = {
  liggend: {
    kozijn: [602, 247, 690, 420],
    gondel: [640, 520, 1280, 130],
    blob: [130, 396],
    emmer: [226, 452],
    vensterbank: [602, 622, 820, 150],
    strook: { x: 602, y: 616, breed: 760 },
    knop: { x: 1126, y: 622 },
    raampjes: [1046, 76, 82, 92, 3, 70],
  },
  staand: {
    kozijn: [360, 258, 690, 430],
    gondel: [360, 548, 720, 130],
    blob: [110, 478],
    emmer: [212, 522],
    vensterbank: [360, 686, 700, 140],
    strook: { x: 360, y: 682, breed: 660 },
    knop: { x: 544, y: 798 },
    raampjes: [46, 800, 70, 80, 6, 60],
  },
};

export const gevelOf = (stand: Stand): Gevel => GEVELS[stand];
