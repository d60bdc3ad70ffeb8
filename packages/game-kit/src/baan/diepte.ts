/** Family B: a road that runs to the horizon. What is `ver` lengths away stands smaller and closer to the vanishing point. */
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
