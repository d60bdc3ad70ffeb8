/** Where everything on the front of the house is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/game';

type Plek = readonly [x: number, y: number];

interface Gevel {
  /** The window frame: centre and size. */
  readonly kozijn: readonly [number, number, number, number];
  readonly gondel: readonly [number, number, number, number];
  readonly blob: Plek;
  readonly emmer: Plek;
  readonly vensterbank: readonly [number, number, number, number];
  readonly strook: readonly [x: number, y: number, breed: number];
  readonly knop: Plek;
  /** The other windows of the house: first one, steps, how many side by side, size. */
  readonly raampjes: readonly [x: number, y: number, dx: number, dy: number, perRij: number, maat: number];
  readonly sterren: Plek;
}

const GEVELS: Readonly<Record<Stand, Gevel>> = {
  liggend: {
    kozijn: [602, 247, 690, 420],
    gondel: [640, 520, 1280, 130],
    blob: [130, 396],
    emmer: [226, 452],
    vensterbank: [602, 622, 820, 150],
    strook: [602, 616, 760],
    knop: [1126, 622],
    raampjes: [1046, 76, 82, 92, 3, 70],
    sterren: [130, 130],
  },
  staand: {
    kozijn: [360, 258, 690, 430],
    gondel: [360, 548, 720, 130],
    blob: [110, 478],
    emmer: [212, 522],
    vensterbank: [360, 686, 700, 140],
    strook: [360, 682, 660],
    knop: [544, 798],
    raampjes: [46, 800, 70, 80, 6, 60],
    sterren: [470, 500],
  },
};

export const gevelOf = (stand: Stand): Gevel => GEVELS[stand];
