/** The scales of our charts, from the charting library; days are laid out in milliseconds. */
import { scaleLinear } from '@visx/scale';

export type Scale = (value: number) => number;

/** A straight line through (`from`, `start`) and (`to`, `end`), in numbers. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const scale = scaleLinear<number>({ domain: [...domain], range: [...range] });
  return (value) => scale(value);
}
