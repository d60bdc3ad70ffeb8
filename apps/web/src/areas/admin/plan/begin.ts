import { ALLEEN_AANWIJZEN } from '@spelrijk/domain/categorie';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import type { Handelingsplan } from './queries.ts';

type Toetsen = { readonly toetsen: readonly Pick<Handelingsplan['toetsen'][number], 'soort' | 'status' | 'doelen'>[] };
type Doelen = readonly Pick<PlanKeuze['doelen'][number], 'categorie'>[];

/** Is there a test that a later one can be compared with: a start test, or the fresh final test of the plan before? */
export const heeftBegin = ({ toetsen, volgtOp, startReden }: Toetsen & Pick<Handelingsplan, 'volgtOp' | 'startReden'>): boolean =>
  toetsen.some(({ soort, status }) => soort === 'zorg-start' && status === 'af') || (volgtOp !== null && startReden === '');

/** Goals that no start test asked to its end yet, and that one can ask. */
export function zonderStarttoets(doelen: Doelen, { toetsen }: Toetsen): readonly string[] {
  const getoetst = new Set(
    toetsen.filter(({ soort, status }) => soort === 'zorg-start' && status === 'af').flatMap((toets) => toets.doelen),
  );
  return teMeten(doelen).filter((categorie) => !getoetst.has(categorie));
}

/** Goals that a test can measure. */
export const teMeten = (doelen: Doelen): readonly string[] =>
  doelen.map(({ categorie }) => categorie).filter((categorie) => !ALLEEN_AANWIJZEN.has(categorie));

/** Has its start test asked whatever a test can ask? */
export const isGetoetst = (doelen: Doelen, plan: Toetsen): boolean =>
  teMeten(doelen).length > 0 && zonderStarttoets(doelen, plan).length === 0;

/** Goals that come into a plan that runs and cannot be saved yet: each has its start test first. */
export function nieuweZonderStarttoets(
  doelen: PlanKeuze['doelen'],
  plan: Toetsen & Pick<Handelingsplan, 'keuze' | 'status'>,
): readonly string[] {
  if (plan.status !== 'actief') return [];
  const had = new Set(plan.keuze.doelen.map(({ categorie }) => categorie));
  return zonderStarttoets(doelen, plan).filter((categorie) => !had.has(categorie));
}
