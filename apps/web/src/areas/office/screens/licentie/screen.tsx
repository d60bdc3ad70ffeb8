import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href, useParams } from 'react-router';
import css from '../../../../shared/account/account.module.css';
import { LicentieView } from '../../../../shared/account/licentie-view.tsx';
import { licentieQuery } from '../../../../shared/account/queries.ts';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { LicentieKruimel } from '../../kruimels.tsx';
import { PakkettenForm } from './parts/pakketten-form.tsx';
import { TermijnForm } from './parts/termijn-form.tsx';

export const handle: Crumbs = { kruimels: [LicentieKruimel] };
export const meta = () => pageTitle(i18next.t('account:licentie.titel'));

export default function OfficeLicentieScreen() {
  const { t } = useTranslation('kader');
  const { adminId = '' } = useParams();
  const { data, error, refetch } = useQuery(licentieQuery(adminId));
  if (error)
    return <Failure error={error} onRetry={() => void refetch()} back={{ to: href('/superadmin/admins'), label: t('menu.klanten') }} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <div className={css['formulier']}>
      <LicentieView licentie={data} />
      <TermijnForm adminId={adminId} licentie={data} />
      <PakkettenForm adminId={adminId} licentie={data} />
    </div>
  );
}
