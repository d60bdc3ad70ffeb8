import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { useQuery } from '@tanstack/react-query';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { groepCrumb } from '../../crumbs.ts';
import {
  groepsplanCrumb,
  groepsplannenCrumb,
  groepsplanQuery,
  groepsvoorstelQuery,
  NIEUW,
  useGroepspaden,
} from '../../groepsplan/queries.ts';
import { Unready } from '../../parts/unready.tsx';
import { Maker } from './parts/maker.tsx';

export const meta = () => pageTitle(groepsplanTeksten, 'planTitel');
export const handle: Crumbs = { crumbs: [groepCrumb, groepsplannenCrumb, groepsplanCrumb] };

/** A new plan for a groepje, or a change of one. */
export default function GroepsplanEditScreen() {
  const { plek } = useGroepspaden();
  const isNieuw = plek.groepsplanId === NIEUW;
  const voorstel = useQuery(groepsvoorstelQuery(plek));
  const plan = useQuery({ ...groepsplanQuery(plek), enabled: !isNieuw });
  const retry = (): void => {
    void voorstel.refetch();
    if (!isNieuw) void plan.refetch();
  };
  if (!voorstel.data || (!isNieuw && !plan.data)) return <Unready error={voorstel.error ?? plan.error} onRetry={retry} />;
  return <Maker key={plek.groepsplanId} plan={plan.data ?? null} voorstel={voorstel.data} />;
}
