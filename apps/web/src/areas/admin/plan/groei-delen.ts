import type { Plantoetsblad } from './toets-queries.ts';

export type Uitslag = NonNullable<Plantoetsblad['uitslag']>;
export type Doel = Uitslag['doelen'][number];

/** What the growth of these goals is told from. */
export function eenheidVan(doelen: readonly Pick<Doel, 'eenheid'>[]): NonNullable<Doel['eenheid']> {
  const [een = 'woorden', ander] = new Set(doelen.map(({ eenheid = 'woorden' }) => eenheid));
  return ander === undefined ? een : 'beide';
}

/** One heading with what stands under it: the plan as a whole, one goal, or both at once. */
interface Deel {
  readonly plan: boolean;
  readonly doel: Doel | null;
}

/** The plan first, then each goal. A plan with one goal says its growth once. */
export function delenVan({ plan, nameting, doelen }: Pick<Uitslag, 'plan' | 'nameting' | 'doelen'>): readonly Deel[] {
  const [enige, tweede] = doelen;
  if (plan && enige && !tweede) return [{ plan: true, doel: enige }];
  return [...(plan !== null || nameting !== null ? [{ plan: true, doel: null }] : []), ...doelen.map((doel) => ({ plan: false, doel }))];
}
