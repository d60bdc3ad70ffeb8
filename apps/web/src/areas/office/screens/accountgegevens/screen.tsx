import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { href, useParams } from 'react-router';
import { GegevensForm } from '../../../../shared/account/gegevens-form.tsx';
import { gegevensQuery } from '../../../../shared/account/queries.ts';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { GegevensKruimel } from '../../kruimels.tsx';

export const handle: Crumbs = { kruimels: [GegevensKruimel] };
export const meta = () => pageTitle(i18next.t('account:gegevens.titel'));

export default function OfficeAccountgegevensScreen() {
  const { t } = useTranslation('kader');
  const { adminId = '' } = useParams();
  const { data, error, refetch } = useQuery(gegevensQuery(adminId));
  if (error)
    return <Failure error={error} onRetry={() => void refetch()} back={{ to: href('/superadmin/admins'), label: t('menu.klanten') }} />;
  return data ? <GegevensForm adminId={adminId} gegevens={data} /> : <Skeleton variant="rounded" height={400} />;
}
