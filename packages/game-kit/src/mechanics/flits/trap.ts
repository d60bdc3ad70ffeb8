/**
 * Family J, flashing: how long a word stands, when the taak does not say. A staircase of two right and one wrong settles
 * where about seven in ten are right (Levitt 1971, transformed up-down methods).
 */
export interface Trap {
  /** Exposure in milliseconds. */
  readonly ms: number;
  /** Right ones since the last change. */
  readonly goed: number;
}

export const MIN_MS = 200;
export const MAX_MS = 2000;
const SNELLER = 0.85;
const TRAGER = 1.25;

const clampMs = (ms: number): number => Math.min(MAX_MS, Math.max(MIN_MS, Math.round(ms)));

export const startTrap = (ms: number): Trap => ({ ms: clampMs(ms), goed: 0 });

/** The staircase after one flashed word. */
export function stepTrap({ ms, goed }: Trap, raak: boolean): Trap {
  if (!raak) return { ms: clampMs(ms * TRAGER), goed: 0 };
  return goed === 0 ? { ms, goed: 1 } : { ms: clampMs(ms * SNELLER), goed: 0 };
}
