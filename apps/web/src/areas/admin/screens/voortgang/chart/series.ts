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

/** At most `max` days to write under an axis: the first, the last and some that are evenly spread between. */
export function axisDays(points: readonly Point[], max: number): string[] {
  const days = points.map(({ dag }) => dag);
  if (days.length <= max) return days;
  const step = (days.length - 1) / (max - 1);
  return Array.from({ length: max }, (_, index) => days[Math.round(index * step)] ?? '');
}
