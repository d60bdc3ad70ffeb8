import { planTeksten } from '@spelrijk/teksten/plan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { groepCrumb } from '../../crumbs.ts';
import { plannenCrumb, zorgLeerlingCrumb } from '../../plan/crumbs.ts';
import { planQuery, useZorgpaden, voorstellenQuery } from '../../plan/queries.ts';
import { Unready } from '../../parts/unready.tsx';
import { Maker } from './parts/maker.tsx';
import { createId } from '../../../../shared/id.ts';

export const meta = () => pageTitle(planTeksten, 'nieuwTitel');
export const handle: Crumbs = { crumbs: [groepCrumb, zorgLeerlingCrumb, plannenCrumb, crumb(planTeksten, 'nieuwTitel')] };

/** Making a plan in five steps; `?plan=` goes on with a concept. One that was started meanwhile, by a colleague or in another tab, is on its own page. */
export default function HandelingsplanAanmakenScreen() {
  const paden = useZorgpaden();
  const { plek } = paden;
  const [search] = useSearchParams();
  const [nieuwId] = useState(createId);
  const bestaand = search.get('plan');
  const planId = bestaand ?? nieuwId;
  const voorstellen = useQuery(voorstellenQuery(plek));
  const plan = useQuery({ ...planQuery({ ...plek, planId }), enabled: bestaand !== null });
  const error = voorstellen.error ?? plan.error;
  const retry = (): void => {
    void voorstellen.refetch();
    if (bestaand !== null) void plan.refetch();
  };
  if (!voorstellen.data || (bestaand !== null && !plan.data)) return <Unready error={error} onRetry={retry} />;
  if (plan.data && plan.data.status !== 'concept') return <Navigate to={paden.plan(planId)} replace />;
  return (
    <Maker
      key={bestaand ?? 'nieuw'}
      plek={{ ...plek, planId }}
      voorstellen={voorstellen.data}
      plan={plan.data ?? null}
      isNieuw={bestaand === null}
    />
  );
}
