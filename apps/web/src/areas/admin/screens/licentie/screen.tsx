import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { LicentieView } from '../../../../shared/account/licentie-view.tsx';
import { licentieQuery } from '../../../../shared/account/queries.ts';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { LicentieKruimel } from '../../account-kruimels.tsx';
import { usePathParams } from '../../params.ts';
import { Waiting } from '../../parts/waiting.tsx';
import '../../../../shared/account/texts.ts';

export const handle: Crumbs = { kruimels: [LicentieKruimel] };
export const meta = () => pageTitle(i18next.t('account:licentie.titel'));

export default function LicentieScreen() {
  const { t } = useTranslation(['account', 'kader']);
  const { adminId } = usePathParams();
  const { data, error, refetch } = useQuery(licentieQuery(adminId));
  const back = { to: href('/admins/:adminId/groepen', { adminId }), label: t('kader:fout.naarGroepen') };
  if (error) return <Failure error={error} onRetry={() => void refetch()} back={back} />;
  if (!data) return <Waiting />;
  return (
    <>
      <ScreenHead title={t('account:licentie.titel')} text={t('account:licentie.wijzigen')} />
      <LicentieView licentie={data} />
    </>
  );
}
