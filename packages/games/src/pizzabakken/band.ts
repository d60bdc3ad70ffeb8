/** Family A, the belt: things ride by in a ring, are taken off and put back. */
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
