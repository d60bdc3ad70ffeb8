/** Where everything in the kitchen is, for both ways to hold the device. */
import type { Stand } from '@spelrijk/game-kit/game';

export type Plek = readonly [x: number, y: number];

interface Keuken {
  /** Height of the belt. */
  readonly band: number;
  /** Centre and radius of the pizza. */
  readonly pizza: readonly [number, number, number];
  /** Centre and size of the oven, and where its mouth is. */
  readonly oven: readonly [number, number, number, number];
  readonly mond: Plek;
  readonly gast: Plek;
  readonly wolk: Plek;
  readonly kok: Plek;
  readonly bonnen: readonly [x: number, y: number, dx: number];
  readonly stoom: Plek;
}

const KEUKENS: Readonly<Record<Stand, Keuken>> = {
  liggend: {
    band: 88,
    pizza: [556, 442, 216],
    oven: [1062, 458, 400, 470],
    mond: [1062, 552],
    gast: [112, 420],
    wolk: [176, 262],
    kok: [214, 606],
    bonnen: [846, 196, 34],
    stoom: [1062, 176],
  },
  staand: {
    band: 84,
    pizza: [360, 412, 196],
    oven: [516, 790, 350, 380],
    mond: [516, 870],
    gast: [92, 704],
    wolk: [206, 654],
    kok: [222, 866],
    bonnen: [40, 178, 34],
    stoom: [480, 640],
  },
};

export const keukenOf = (stand: Stand): Keuken => KEUKENS[stand];

/** Place `i` of `n` on the pizza, clockwise from the top; `straal` as a share of the radius. */
export function rondPlek(
  stand: Stand,
  i: number,
  n: number,
  straal = 0.7,
): { readonly x: number; readonly y: number; readonly hoek: number } {
  const [cx, cy, r] = keukenOf(stand).pizza;
  const hoek = -90 + ((i + 0.5) * 360) / Math.max(1, n);
  const rad = (hoek / 180) * Math.PI;
  return { x: cx + Math.cos(rad) * r * straal, y: cy + Math.sin(rad) * r * straal, hoek };
}
