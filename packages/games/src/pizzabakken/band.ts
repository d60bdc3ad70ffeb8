/** Family A, the belt: things ride by in a ring, are taken off and put back. */
import type { Random } from '@spelrijk/base/random';

export interface Bandstuk {
  readonly id: number;
  readonly stuk: string;
}

/** The pieces and the foils among them, in random order. */
export const loadBand = (stukken: readonly string[], extra: readonly string[], random: Random): readonly Bandstuk[] =>
  random.shuffle([...stukken, ...extra]).map((stuk, id) => ({ id, stuk }));

/** Length of the ring for `n` pieces of this width: as long as what is seen of it, longer when they need more. */
export const ringLengte = (n: number, stuk: number, breed: number): number => Math.max(breed, n * (stuk + TUSSEN));
const TUSSEN = 10;

/** Does everything lie in view at once? Then the belt need not move. */
export const fitsOnBand = (n: number, stuk: number, breed: number): boolean => n * (stuk + TUSSEN) <= breed;

/** Where place `i` of `n` is after `t` units of travel: a distance from the left edge; what is past the right edge is out of view. */
export function bandX(i: number, n: number, t: number, ring: number): number {
  const x = ((i + 0.5) * ring) / Math.max(1, n) + t;
  return ((x % ring) + ring) % ring;
}

/** What still rides: all that is not in `af`. */
export const onBand = (band: readonly Bandstuk[], af: readonly number[]): readonly Bandstuk[] => band.filter(({ id }) => !af.includes(id));

/** The next piece on the belt in this direction; the first when none is chosen yet. */
export function buurOnBand(rest: readonly Bandstuk[], keus: number, stap: 1 | -1): number {
  if (rest.length === 0) return -1;
  const at = rest.findIndex(({ id }) => id === keus);
  const next = at < 0 ? (stap === 1 ? 0 : rest.length - 1) : (at + stap + rest.length) % rest.length;
  return rest[next]?.id ?? -1;
}
