import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href, useParams } from 'react-router';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { GroepKruimel } from '../../kruimels.tsx';
import { WoordlijstenKruimel, WoordlijstKruimel } from '../../lijsten-kruimels.tsx';
import '../../lijsten-texts.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { woordlijstQuery } from '../../woordlijsten.ts';
import { NIEUW } from './concept.ts';
import { Editor } from './editor.tsx';

export const handle: Crumbs = { kruimels: [GroepKruimel, WoordlijstenKruimel, WoordlijstKruimel] };
export const meta = () => pageTitle(i18next.t('lijsten:lijst.titel'));

export default function WoordlijstScreen() {
  const { t } = useTranslation('lijsten');
  const { adminId, groepId } = usePathParams();
  const { woordlijstId = NIEUW } = useParams();
  const isNieuw = woordlijstId === NIEUW;
  const { data, error, refetch } = useQuery({ ...woordlijstQuery({ adminId, groepId }, woordlijstId), enabled: !isNieuw });
  const back = { to: href('/admins/:adminId/groepen/:groepId/woordlijsten', { adminId, groepId }), label: t('lijsten.titel') };
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!isNieuw && !data) return <Waiting />;
  return <Editor key={woordlijstId} adminId={adminId} groepId={groepId} woordlijstId={woordlijstId} read={data ?? null} />;
}
