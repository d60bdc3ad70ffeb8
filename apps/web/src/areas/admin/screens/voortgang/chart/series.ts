import type { CategorieVoortgang } from '@spelrijk/contract/voortgang';

export type Point = CategorieVoortgang['verloop'][number];

/** The middle of an estimate, 0-100. */
export const middle = ({ laag, hoog }: Pick<Point, 'laag' | 'hoog'>): number => (laag + hoog) / 2;

/** Milliseconds of a school day, for a time scale. */
export const dayMs = ({ dag }: Pick<Point, 'dag'>): number => Date.parse(dag);

/** First and last day with room for one point: a single day gets a day on each side. */
export function dayRange(points: readonly Point[]): readonly [number, number] {
  const days = points.map(dayMs);
  const [first, last] = [Math.min(...days), Math.max(...days)];
  return first === last ? [first - 86_400_000, last + 86_400_000] : [first, last];
}

/** The days to write under an axis, newest first: the last one, and each earlier one that stands far enough from the one after it. */
export function axisDays(points: readonly Point[], minGapMs: number): string[] {
  const chosen: Point[] = [];
  for (const point of [...points].reverse()) {
    const after = chosen.at(-1);
    if (!after || dayMs(after) - dayMs(point) >= minGapMs) chosen.push(point);
  }
  return chosen.map(({ dag }) => dag);
}
