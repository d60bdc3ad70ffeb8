/** A moment on a chart that is laid out by school day. */
export interface Daypoint {
  readonly dag: string;
}

/** The middle of an estimate, 0-100. */
export const middle = ({ laag, hoog }: { readonly laag: number; readonly hoog: number }): number => (laag + hoog) / 2;

/** Milliseconds of a school day, for a time scale. */
export const dayMs = ({ dag }: Daypoint): number => Date.parse(dag);

/** First and last day with room for one point: a single day gets a day on each side. */
export function dayRange(points: readonly Daypoint[]): readonly [number, number] {
  const days = points.map(dayMs);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return first === last ? [first - 86_400_000, last + 86_400_000] : [first, last];
}

/** The days to write under an axis, newest first: the last one, and each earlier one that stands far enough from the one after it. */
export function axisDays(points: readonly Daypoint[], minGapMs: number): string[] {
  const chosen: Daypoint[] = [];
  for (const point of [...points].reverse()) {
    const after = chosen.at(-1);
    if (!after || dayMs(after) - dayMs(point) >= minGapMs) chosen.push(point);
  }
  return chosen.map(({ dag }) => dag);
}
