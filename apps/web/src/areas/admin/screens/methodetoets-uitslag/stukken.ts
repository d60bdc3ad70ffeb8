/**
 * In pieces of about the same length, at most `meest` long, in order.
 *
 * @example stukken([1, 2, 3, 4, 5], 4) // [[1, 2, 3], [4, 5]]
 */
export function stukken<T>(rij: readonly T[], meest: number): readonly (readonly T[])[] {
  const aantal = Math.ceil(rij.length / meest);
  const lengte = Math.ceil(rij.length / Math.max(aantal, 1));
  return Array.from({ length: aantal }, (_, i) => rij.slice(i * lengte, (i + 1) * lengte));
}
