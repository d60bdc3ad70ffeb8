import type { Aandacht } from '@spelrijk/contract/groepen';

/** Most urgent first: a child that does not practise can not be helped by the product. */
const ORDER: readonly Aandacht['code'][] = ['nog-nooit-geoefend', 'lang-niet-geoefend', 'loopt-vast', 'raadt-vaak', 'zakt-terug'];

/** 0 without reasons; higher needs the teacher sooner: by the heaviest reason, then by how many there are. */
export function urgency(reasons: readonly Aandacht[]): number {
  const weights = reasons.map(({ code }) => ORDER.length - ORDER.indexOf(code));
  return weights.length === 0 ? 0 : Math.max(...weights) * 10 + weights.length;
}
