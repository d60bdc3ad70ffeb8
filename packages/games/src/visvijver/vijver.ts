/** Where everything in and around the pond is, for both ways to hold the device. */
import type { Plek } from '@spelrijk/game-kit/dingen';
import type { Stand } from '@spelrijk/game-kit/game';

interface Vijver {
  readonly vis: Plek;
  readonly kikker: Plek;
  readonly steiger: Plek;
  readonly mand: Plek;
  /** Middle of the row of letters, and its width. */
  readonly strook: readonly [x: number, y: number, breed: number];
  readonly knop: Plek;
  /** The open water: its middle, width and height. */
  readonly midden: Plek;
  readonly water: readonly [w: number, h: number];
}

const VIJVERS: Readonly<Record<Stand, Vijver>> = {
  liggend: {
    vis: [640, 540],
    kikker: [1130, 590],
    steiger: [132, 590],
    mand: [286, 652],
    strook: [640, 330, 860],
    knop: [640, 452],
    midden: [640, 430],
    water: [1100, 520],
  },
  staand: {
    vis: [360, 690],
    kikker: [590, 868],
    steiger: [112, 868],
    mand: [262, 912],
    strook: [360, 380, 660],
    knop: [360, 500],
    midden: [360, 560],
    water: [620, 740],
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

/** Does this point lie in a field of this middle and size? */
export const isBij = ([x, y]: Plek, [mx, my]: Plek, [w, h]: readonly [w: number, h: number]): boolean =>
  Math.abs(x - mx) < w / 2 && Math.abs(y - my) < h / 2;
