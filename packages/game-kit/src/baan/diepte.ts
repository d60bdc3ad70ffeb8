/** Family B: a road that runs to the horizon. What is `ver` lengths away stands smaller and closer to the vanishing point. */
import type { Item } from '../game.ts';

export interface Weg {
  /** Vanishing point. */
  readonly x: number;
  readonly horizon: number;
  /** Height of the near edge of the road, and half its width there. */
  readonly dichtbij: number;
  readonly halfBreed: number;
}

/** Size at a distance: 1 at the near edge. */
export const schaalOp = (ver: number): number => 1 / (1 + Math.max(-0.6, ver));

/** Where a point of the road is drawn; `zij` runs from -1 (left edge) to 1 (right edge) and beyond. */
export function opWeg(weg: Weg, zij: number, ver: number): readonly [x: number, y: number, schaal: number] {
  const s = schaalOp(ver);
  return [weg.x + zij * weg.halfBreed * s, weg.horizon + (weg.dichtbij - weg.horizon) * s, s];
}

/** Middle of lane `i` of `n`, from -1 to 1. */
export const rijstrook = (i: number, n: number): number => ((i + 0.5) / n) * 2 - 1;

/** Distances of `aantal` things a fixed gap apart on a road that has been driven for `gereden` lengths; they come round again. */
export function langsDeWeg(aantal: number, tussen: number, gereden: number): readonly number[] {
  const rond = aantal * tussen;
  return Array.from({ length: aantal }, (_, i) => (((i * tussen - gereden) % rond) + rond) % rond);
}

/** A mark on the road: it points at the vanishing point. `plat` flattens it with its distance, as paint on the ground looks. */
export function ligtOp(
  weg: Weg,
  zij: number,
  ver: number,
  plat: boolean,
): Pick<Item, 'x' | 'y' | 'rot'> & { readonly sx: number; readonly sy: number } {
  const [x, y, s] = opWeg(weg, zij, ver);
  return { x, y, sx: s, sy: plat ? s * s : s, rot: (-Math.atan2(x - weg.x, y - weg.horizon) * 180) / Math.PI };
}

/** Something that stands there, its centre `hoog` over the ground; it is drawn over what is further away. */
export function staatLangs(
  weg: Weg,
  zij: number,
  ver: number,
  hoog: number,
  z: number,
): Pick<Item, 'x' | 'y' | 'sy' | 'z'> & { readonly sx: number } {
  const [x, y, s] = opWeg(weg, zij, ver);
  return { x, y: y - hoog * s, sx: s, sy: s, z: z + Math.round(s * 6) };
}
