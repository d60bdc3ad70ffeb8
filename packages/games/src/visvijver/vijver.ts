/** Where everything in and around the pond is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import type { Plek } from '@spelrijk/game-kit/stage';

interface Vijver {
  /** Where the fish can be taken hold of. */
  readonly vis: Gebied;
  readonly kikker: Plek;
  readonly steiger: Plek;
  readonly mand: Plek;
  /** Middle of the row of letters, its width, and the height of the button below it. */
  readonly strook: readonly [x: number, y: number, breed: number, knop: number];
  /** The open water. */
  readonly water: Gebied;
}

const VIJVERS: Readonly<Record<Stand, Vijver>> = {
  liggend: {
    vis: [640, 540, 380, 220],
    kikker: [1130, 590],
    steiger: [132, 590],
    mand: [286, 652],
    strook: [640, 330, 860, 452],
    water: [640, 430, 1100, 520],
  },
  staand: {
    vis: [360, 690, 380, 220],
    kikker: [590, 868],
    steiger: [112, 868],
    mand: [262, 912],
    strook: [360, 380, 660, 500],
    water: [360, 560, 620, 740],
  },
};

export const vijverOf = ({ stand }: { readonly stand: Stand }): Vijver => VIJVERS[stand];
