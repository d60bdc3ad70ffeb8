import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { Failure } from '../../../../shared/screen/failure.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { dicteesCrumb, dicteeCrumb, dicteeQuery } from '../../dictees.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { NIEUW } from '../../woorden/concept.ts';
import { Maker } from './maker.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, dicteesCrumb, dicteeCrumb] };
export const meta = () => pageTitle(dicteeTeksten, 'lijst.titel');

/** While it is open, how far the children are is asked again and again. */
const POLL_MS = 5000;

export default function DicteeScreen() {
  const { t } = useTexts(dicteeTeksten);
  const { adminId, groepId } = usePathParams();
  const { dicteeId = NIEUW } = useParams();
  const isNieuw = dicteeId === NIEUW;
  const { data, error, refetch } = useQuery({
    ...dicteeQuery({ adminId, groepId }, dicteeId),
    enabled: !isNieuw,
    refetchInterval: ({ state }) => (state.data?.dictee.status === 'open' ? POLL_MS : false),
  });
  const back = { to: href('/admins/:adminId/groepen/:groepId/klassendictee', { adminId, groepId }), label: t('lijst.titel') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!isNieuw && !data) return <Waiting />;
  return <Maker key={dicteeId} adminId={adminId} groepId={groepId} dicteeId={dicteeId} read={data ?? null} />;
}
