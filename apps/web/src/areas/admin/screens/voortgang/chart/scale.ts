/** The little geometry that our charts need; a charting library would be twenty times the size of the screen's own code. */
export type Scale = (value: number) => number;

/** A straight line through (`from`, `start`) and (`to`, `end`). */
export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale =>
  (value) =>
    start + ((value - from) / (to - from)) * (end - start);

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const text = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** SVG path from spot to spot, without smoothing: nothing is drawn that was not measured. */
export const linePath = (spots: readonly Spot[]): string => (spots.length === 0 ? '' : `M${spots.map(text).join('L')}`);

/** Closed SVG path along the upper edge and back along the lower one. */
export const bandPath = (upper: readonly Spot[], lower: readonly Spot[]): string =>
  upper.length === 0 ? '' : `${linePath([...upper, ...[...lower].reverse()])}Z`;
