/** Where everything in and around the pond is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/contract';
import type { Gebied } from '@spelrijk/game-kit/run';
import type { Boek } from '@spelrijk/game-kit/mechanics/boek';
import type { Bordplek, Plek } from '@spelrijk/game-kit/stage';

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
  /** What is asked of a text, and the text. */
  readonly bord: Bordplek;
  readonly boek: Boek;
}

const VIJVERS: Readonly<Record<Stand, Vijver>> = {
  liggend: {
    vis: { x: 640, y: 540, w: 380, h: 220 },
    kikker: [1130, 590],
    steiger: [132, 590],
    mand: [286, 652],
    strook: { x: 640, y: 330, breed: 860, knop: 452 },
    water: { x: 640, y: 430, w: 1100, h: 520 },
    bord: { x: 570, y: 84, w: 1010, h: 136 },
    boek: { plek: { x: 640, y: 296, w: 1010, h: 500 }, letter: 38, terug: [250, 620], verder: [1010, 620], lees: [1180, 84] },
  },
  staand: {
    vis: { x: 360, y: 690, w: 380, h: 220 },
    kikker: [590, 868],
    steiger: [112, 868],
    mand: [262, 912],
    strook: { x: 360, y: 380, breed: 660, knop: 500 },
    water: { x: 360, y: 560, w: 620, h: 740 },
    bord: { x: 360, y: 118, w: 690, h: 200 },
    boek: { plek: { x: 360, y: 372, w: 690, h: 640 }, letter: 36, terug: [140, 742], verder: [580, 742], lees: [360, 508] },
  },
};

export const vijverOf = ({ stand }: { readonly stand: Stand }): Vijver => VIJVERS[stand];
