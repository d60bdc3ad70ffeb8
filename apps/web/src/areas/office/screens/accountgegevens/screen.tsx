import Skeleton from '@mui/material/Skeleton';
import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { GegevensForm } from '../../../../shared/accountgegevens/gegevens-form.tsx';
import { gegevensQuery } from '../../../../shared/accountgegevens/queries.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { crumbs: [crumb(accountTeksten, 'gegevens.titel')] };
export const meta = () => pageTitle(accountTeksten, 'gegevens.titel');

export default function OfficeAccountgegevensScreen() {
  const { t } = useTexts(kaderTeksten);
  const { adminId = '' } = useParams();
  const { data, error, refetch } = useQuery(gegevensQuery(adminId));
  if (replaces(error, data))
    return <Failure error={error} onRetry={() => void refetch()} back={{ to: href('/superadmin/admins'), label: t('menu.klanten') }} />;
  return data ? <GegevensForm adminId={adminId} gegevens={data} /> : <Skeleton variant="rounded" height={400} />;
}
