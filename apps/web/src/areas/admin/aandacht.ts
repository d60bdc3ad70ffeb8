import type { Aandacht } from '@spelrijk/contract/groepen';

/** Most urgent first: a child that does not practise can not be helped by the product. */
const ORDER: readonly Aandacht['code'][] = [
  'nog-nooit-geoefend',
  'lang-niet-geoefend',
  'loopt-vast',
  'raadt-vaak',
  'zakt-terug',
  'verrassend-goed',
];

/** 0 without reasons; higher needs the teacher sooner: by the heaviest reason, then by how many there are. */
export function urgency(reasons: readonly Aandacht[]): number {
  const weights = reasons.map(({ code }) => ORDER.length - ORDER.indexOf(code));
  return weights.length === 0 ? 0 : Math.max(...weights) * 10 + weights.length;
}

/** What stands there when nobody needs the teacher: that everybody practised only where it is so. */
export const restKey = (leerlingen: number, geoefend: number): 'aandacht.niemand' | 'aandacht.niemandNog' =>
  leerlingen > 0 && geoefend === leerlingen ? 'aandacht.niemand' : 'aandacht.niemandNog';

/** Nobody of them ever practised: they wait for their cards, and not for somebody who asks why. */
export const nobodyBegan = (leerlingen: readonly { readonly laatstGeoefend: string | null }[]): boolean =>
  leerlingen.every(({ laatstGeoefend }) => laatstGeoefend === null);

/**
 * The groepen that the first look at a customer asks about: where most leerlingen need somebody, six at most. The page asks
 * for the same ones before any script of ours has come (`early-calls.ts` takes this function as text), so it uses nothing else.
 */
export const mostAttention = <Groep extends { readonly id: string; readonly aandacht: number }>(
  groepen: readonly Groep[],
): readonly Groep[] =>
  groepen
    .filter(({ aandacht }) => aandacht > 0)
    .toSorted((a, b) => b.aandacht - a.aandacht)
    .slice(0, 6);
