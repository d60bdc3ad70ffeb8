import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../../../shared/screen/waiting.tsx';
import { woordlijstenCrumb, woordlijstQuery } from '../../woordlijsten.ts';
import { NIEUW } from '../../woorden/concept.ts';
import { Editor } from './editor.tsx';

export const handle: Crumbs = { crumbs: [groepCrumb, woordlijstenCrumb, crumb(lijstenTeksten, 'lijst.titel')] };
export const meta = () => pageTitle(lijstenTeksten, 'lijst.titel');

export default function WoordlijstScreen() {
  const { t } = useTexts(lijstenTeksten);
  const { adminId, groepId } = usePathParams();
  const { woordlijstId = NIEUW } = useParams();
  const isNieuw = woordlijstId === NIEUW;
  const { data, error, refetch } = useQuery({ ...woordlijstQuery({ adminId, groepId }, woordlijstId), enabled: !isNieuw });
  const back = { to: href('/admins/:adminId/groepen/:groepId/woordlijsten', { adminId, groepId }), label: t('lijsten.titel') };
  if (replaces(error, data)) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!isNieuw && !data) return <Waiting />;
  return <Editor key={woordlijstId} adminId={adminId} groepId={groepId} woordlijstId={woordlijstId} read={data ?? null} />;
}
