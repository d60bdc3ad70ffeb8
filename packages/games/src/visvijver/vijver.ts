/** Where everything in and around the pond is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/game';
import { maatOf } from '@spelrijk/game-kit/maat';

export type Plek = readonly [x: number, y: number];

interface Vijver {
  readonly vis: Plek;
  readonly kikker: Plek;
  readonly steiger: Plek;
  readonly mand: Plek;
  /** Middle of the row of letters, and its width. */
  readonly strook: readonly [x: number, y: number, breed: number];
  readonly knop: Plek;
  /** The open water: left, top, right, bottom. */
  readonly water: readonly [number, number, number, number];
}

const VIJVERS: Readonly<Record<Stand, Vijver>> = {
  liggend: {
    vis: [640, 540],
    kikker: [1130, 590],
    steiger: [132, 590],
    mand: [286, 652],
    strook: [640, 330, 860],
    knop: [640, 452],
    water: [90, 170, 1190, 690],
  },
  staand: {
    vis: [360, 690],
    kikker: [590, 868],
    steiger: [112, 868],
    mand: [262, 912],
    strook: [360, 380, 660],
    knop: [360, 500],
    water: [50, 190, 670, 930],
  },
};

export const vijverOf = (stand: Stand): Vijver => VIJVERS[stand];

/** Centres of `n` pads: a shallow bow in landscape, a block in portrait. */
export function bladPlek(stand: Stand, i: number, n: number): Plek {
  if (stand === 'liggend') {
    const x = 640 + (i - (n - 1) / 2) * (n === 2 ? 480 : n === 3 ? 370 : 290);
    return [x, 292 - Math.abs(i - (n - 1) / 2) * (n === 4 ? 26 : 36) + (n === 2 ? 6 : 0)];
  }
  const alone = n === 3 && i === 2;
  return [alone ? 360 : i % 2 === 0 ? 192 : 528, n === 2 ? 340 : i < 2 ? 286 : 500];
}

export const bladMaat = (stand: Stand, n: number): readonly [w: number, h: number] =>
  stand === 'staand' ? [300, 190] : n === 4 ? [268, 176] : [320, 204];

/** The pad under a point, or -1. */
export function bladBij(stand: Stand, n: number, x: number, y: number): number {
  const [w, h] = bladMaat(stand, n);
  return Array.from({ length: n }, (_, i) => bladPlek(stand, i, n)).findIndex(
    ([bx, by]) => Math.abs(x - bx) < w / 2 && Math.abs(y - by) < h / 2,
  );
}

export const inWater = (stand: Stand, x: number, y: number): boolean => {
  const [l, t, r, b] = vijverOf(stand).water;
  return x > l && x < r && y > t && y < b;
};

/** A share of the stage in stage units. */
export function uitDeel(stand: Stand, deel: { readonly x: number; readonly y: number }): Plek {
  const { w, h } = maatOf(stand);
  return [deel.x * w, deel.y * h];
}
