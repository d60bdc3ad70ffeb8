/** How the blob goes along the road from one place to another. Pure numbers, in map units and milliseconds. */
import { roadY } from './geometry.ts';
import type { Spot } from './geometry.ts';

/** Walking speed, with a floor so that a single step is seen and a ceiling so that nobody waits for a long way. */
const MS_PER_UNIT = 6;
const MIN_MS = 900;
const MAX_MS = 4200;
/** Units between two hops, and how high one is. */
const HOP = 56;
const HOP_HEIGHT = 20;

/** How long the walk takes. */
export const walkMs = (from: number, to: number): number => Math.min(MAX_MS, Math.max(MIN_MS, Math.abs(to - from) * MS_PER_UNIT));

export interface Step extends Spot {
  /** How far it is off the ground. */
  readonly hop: number;
}

/** Where the blob is at `t` (0 to 1) of the way over the road from `from` to `to`: it starts and stops softly. */
export function stepAt(from: number, to: number, t: number): Step {
  const part = Math.max(0, Math.min(1, t));
  const eased = part * part * (3 - 2 * part);
  const x = from + (to - from) * eased;
  const hops = Math.max(1, Math.round(Math.abs(to - from) / HOP));
  return { x, y: roadY(x), hop: Math.abs(Math.sin(eased * hops * Math.PI)) * HOP_HEIGHT };
}
