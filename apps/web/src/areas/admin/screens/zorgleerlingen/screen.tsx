import { kaderTeksten } from '@spelrijk/teksten/kader';
import { zorgTeksten } from '@spelrijk/teksten/zorg';
import { useQuery } from '@tanstack/react-query';
import { href } from 'react-router';
import { Empty } from '../../../../shared/account/empty.tsx';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { requireRole } from '../../../../shared/session/guard.ts';
import { seesZorg } from '../../../../shared/session/routes.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../parts/waiting.tsx';
import { zorgQuery } from '../../volgen.ts';
import { ZorgTable } from './parts/zorg-table.tsx';

export const meta = () => pageTitle(zorgTeksten, 'titel');
function Kruimel() {
  const { t } = useTexts(zorgTeksten);
  return <span aria-current="page">{t('titel')}</span>;
}

export const handle: Crumbs = { kruimels: [Kruimel] };
export const clientMiddleware = [requireRole(seesZorg)];

export default function ZorgleerlingenScreen() {
  const { t } = useTexts(zorgTeksten, kaderTeksten);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(zorgQuery(adminId));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  const { leerlingen } = data;
  const count = t('zorg:kort', { count: leerlingen.length });
  return (
    <>
      <ScreenHead title={t('zorg:titel')} text={leerlingen.length === 0 ? undefined : count} />
      {leerlingen.length === 0 ? <Empty title={t('zorg:leeg')} text={t('zorg:leegUitleg')} /> : <ZorgTable leerlingen={leerlingen} />}
    </>
  );
}
