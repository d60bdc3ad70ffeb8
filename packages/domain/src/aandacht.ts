/** Why a leerling asks for attention, the most urgent first: a child that does not practise can not be helped by the product. */
export const AANDACHTCODES = [
  'nog-nooit-geoefend',
  'lang-niet-geoefend',
  'loopt-vast',
  'raadt-vaak',
  'zakt-terug',
  'elders-beter',
  'verrassend-goed',
  'traag-geraden',
] as const;
export type Aandachtcode = (typeof AANDACHTCODES)[number];

/** 0 without reasons; higher needs the teacher sooner: by the heaviest reason, then by how many there are. */
export function urgency(reasons: readonly { readonly code: Aandachtcode }[]): number {
  const weights = reasons.map(({ code }) => AANDACHTCODES.length - AANDACHTCODES.indexOf(code));
  return weights.length === 0 ? 0 : Math.max(...weights) * 10 + weights.length;
}
