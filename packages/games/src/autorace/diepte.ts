/** Family B: a road that runs to the horizon. What is `ver` lengths away stands smaller and closer to the vanishing point. */
import type { Item } from '@spelrijk/game-kit/contract';
import { clamp01 } from '@spelrijk/game-kit/stage';

export interface Weg {
  /** Vanishing point. */
  readonly x: number;
  readonly horizon: number;
  /** Height of the near edge of the road, and half its width there. */
  readonly dichtbij: number;
  readonly halfBreed: number;
}

/** Size at a distance: 1 at the near edge. */
const schaalAt = (ver: number): number => 1 / (1 + Math.max(-0.6, ver));

/** Where a point of the road is drawn; `zij` runs from -1 (left edge) to 1 (right edge) and beyond. */
export function placeOnWeg(weg: Weg, zij: number, ver: number): { readonly x: number; readonly y: number; readonly schaal: number } {
  const s = schaalAt(ver);
  return { x: weg.x + zij * weg.halfBreed * s, y: weg.horizon + (weg.dichtbij - weg.horizon) * s, schaal: s };
}

/** Middle of lane `i` of `n`, from -1 to 1. */
export const rijstrook = (i: number, n: number): number => ((i + 0.5) / n) * 2 - 1;

/** Distances of `aantal` things a fixed gap apart on a road that has been driven for `gereden` lengths; they come round again. */
export function spreadAlongWeg(aantal: number, tussen: number, gereden: number): readonly number[] {
  const rond = aantal * tussen;
  return Array.from({ length: aantal }, (_, i) => (((i * tussen - gereden) % rond) + rond) % rond);
}

type Waar = Pick<Item, 'x' | 'y' | 'sy'> & { readonly sx: number };

/** Something that points at the vanishing point, in the size of its distance. */
export function pointToHorizon(weg: Weg, zij: number, ver: number): Waar & Pick<Item, 'rot'> {
  const { x, y, schaal: s } = placeOnWeg(weg, zij, ver);
  return { x, y, sx: s, sy: s, rot: (-Math.atan2(x - weg.x, y - weg.horizon) * 180) / Math.PI };
}

/** A line of marks on the road: dashes between lanes, a kerb. */
export interface Lijn {
  readonly art: string;
  /** Size of a mark at the near edge. */
  readonly w: number;
  readonly h: number;
  readonly aantal: number;
  /** Lengths from one mark to the next. */
  readonly tussen: number;
  /** How well they are still seen far away. */
  readonly helder: number;
  readonly z: number;
}

/** Marks are this far past the near edge before they come round again. */
const VOORBIJ = 0.25;

interface LijnPlek {
  readonly key: string;
  readonly zij: number;
  readonly gereden: number;
}

/** The marks of a line after so many lengths; they lie flat, and come out of the haze. */
export const drawLijnOp = (weg: Weg, { aantal, tussen, helder, ...merk }: Lijn, { key, zij, gereden }: LijnPlek): Item[] =>
  spreadAlongWeg(aantal, tussen, gereden).map((ver, i) => {
    const waar = pointToHorizon(weg, zij, ver - VOORBIJ);
    const s = waar.sx;
    return { ...merk, ...waar, key: `${key}-${i}`, sy: s * s, alpha: clamp01(s * helder - helder / 10) };
  });

interface BesideOpties {
  readonly zij: number;
  readonly ver: number;
  readonly hoog: number;
  readonly z: number;
}

/** Something that stands there, its centre `hoog` over the ground; it is drawn over what is further away. */
export function standBesideWeg(weg: Weg, { zij, ver, hoog, z }: BesideOpties): Waar & Pick<Item, 'z'> {
  const { x, y, schaal: s } = placeOnWeg(weg, zij, ver);
  return { x, y: y - hoog * s, sx: s, sy: s, z: z + Math.round(s * 6) };
}
