import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { DicteeKruimel, DicteesKruimel } from '../../dictee-kruimels.tsx';
import { dicteeQuery } from '../../dictees.ts';
import { GroepKruimel } from '../../kruimels.tsx';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { NIEUW } from '../woordlijst/concept.ts';
import { Maker } from './maker.tsx';

export const handle: Crumbs = { kruimels: [GroepKruimel, DicteesKruimel, DicteeKruimel] };
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
