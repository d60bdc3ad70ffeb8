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
  readonly strook: { readonly x: number; readonly y: number; readonly breed: number; readonly knop: number };
  /** The open water. */
  readonly water: Gebied;
}

const VIJVERS: Readonly<Record<Stand, Vijver>> = {
  liggend: {
    vis: { x: 640, y: 540, w: 380, h: 220 },
    kikker: [1130, 590],
    steiger: [132, 590],
    mand: [286, 652],
    strook: { x: 640, y: 330, breed: 860, knop: 452 },
    water: { x: 640, y: 430, w: 1100, h: 520 },
  },
  staand: {
    vis: { x: 360, y: 690, w: 380, h: 220 },
    kikker: [590, 868],
    steiger: [112, 868],
    mand: [262, 912],
    strook: { x: 360, y: 380, breed: 660, knop: 500 },
    water: { x: 360, y: 560, w: 620, h: 740 },
  },
};

export const vijverOf = ({ stand }: { readonly stand: Stand }): Vijver => VIJVERS[stand];
