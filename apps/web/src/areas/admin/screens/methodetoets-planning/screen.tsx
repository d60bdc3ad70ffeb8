import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { toetsCrumb, toetsenCrumb, toetsenPath, toetsQuery } from '../../methodetoetsen.ts';
import { usePathParams } from '../../params.ts';
import { PlanningForm } from './planning-form.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, toetsenCrumb, toetsCrumb, crumb(methodetoetsTeksten, 'plannen.titel')] };
export const meta = () => pageTitle(methodetoetsTeksten, 'plannen.titel');

export default function MethodetoetsPlanningScreen() {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const { methodetoetsId = '' } = useParams();
  const { data, error, refetch } = useQuery(toetsQuery({ adminId, groepId }, methodetoetsId));
  const back = { to: toetsenPath({ adminId, groepId }), label: t('lijst.titel') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  return <PlanningForm key={methodetoetsId} adminId={adminId} groepId={groepId} read={data} />;
}
