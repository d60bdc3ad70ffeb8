/** A float line that lies in the water, and the loop that it makes when it comes back to itself. Plain sums, so that it is the same everywhere. */
import type { Punt } from './vangst.ts';

/** From one float to the next, how many there are, and how near one comes to the line to close it. */
const TOUW = { stap: 30, meest: 30, raak: 26 } as const;
/** The last floats lie too near to be come back to. */
const VERS = 7;

const distance2 = (a: Punt, b: Punt): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** The line as it lies when the boat is `hier`: a float more when it went far enough, the oldest hauled in. */
export function layTouw(touw: readonly Punt[], hier: Punt): readonly Punt[] {
  const laatste = touw.at(-1);
  if (laatste !== undefined && distance2(laatste, hier) < TOUW.stap * TOUW.stap) return touw;
  return [...touw, { x: hier.x, y: hier.y }].slice(-TOUW.meest);
}

/** The loop that is closed when the boat is `hier`; null when it does not come back to its line. */
export function closeLus(touw: readonly Punt[], hier: Punt): readonly Punt[] | null {
  const at = touw.slice(0, Math.max(0, touw.length - VERS)).findLastIndex((punt) => distance2(punt, hier) < TOUW.raak * TOUW.raak);
  return at < 0 ? null : touw.slice(at);
}

/**
 * Does it lie within the loop? A line from it to the right crosses the loop an odd number of times (the even-odd rule, Shimrat 1962,
 * Algorithm 112).
 */
export function isInside(lus: readonly Punt[], { x, y }: Punt): boolean {
  return lus.reduce((binnen, a, i) => {
    const b = lus[(i + 1) % lus.length] ?? a;
    const kruist = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return kruist ? !binnen : binnen;
  }, false);
}
