import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { toetsCrumb, toetsenCrumb, toetsenPath, toetsQuery } from '../../methodetoetsen.ts';
import { usePathParams } from '../../params.ts';
import { NIEUW } from '../../woorden/concept.ts';
import { Maker } from './maker.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, toetsenCrumb, toetsCrumb] };
export const meta = () => pageTitle(methodetoetsTeksten, 'lijst.titel');

/** While it is open, how far the children are is asked again and again. */
const POLL_MS = 5000;

export default function MethodetoetsScreen() {
  const { t } = useTexts(methodetoetsTeksten);
  const { adminId, groepId } = usePathParams();
  const { methodetoetsId = NIEUW } = useParams();
  const isNieuw = methodetoetsId === NIEUW;
  const { data, error, refetch } = useQuery({
    ...toetsQuery({ adminId, groepId }, methodetoetsId),
    enabled: !isNieuw,
    refetchInterval: ({ state }) => (state.data?.methodetoets.stand === 'open' ? POLL_MS : false),
  });
  const back = { to: toetsenPath({ adminId, groepId }), label: t('lijst.titel') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!isNieuw && !data) return <Waiting />;
  return <Maker key={methodetoetsId} adminId={adminId} groepId={groepId} toetsId={methodetoetsId} read={data ?? null} />;
}
