import Skeleton from '@mui/material/Skeleton';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { href, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import css from '../../../../shared/form/form.module.css';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { organisatiesQuery } from '../../queries.ts';
import { AanbiederForm } from './parts/aanbieder-form.tsx';

export const handle: Crumbs = { crumbs: [crumb(officeTeksten, 'schoolaccount.titel')] };
export const meta = () => pageTitle(officeTeksten, 'schoolaccount.titel');

/** With which accounts of their own the people of this customer log in, and under which number the provider knows it. */
export default function SchoolaccountScreen() {
  const { t } = useTexts(officeTeksten, kaderTeksten);
  const { adminId = '' } = useParams();
  const { data, error, refetch } = useQuery(organisatiesQuery(adminId));
  if (replaces(error, data))
    return (
      <Failure error={error} onRetry={() => void refetch()} back={{ to: href('/superadmin/admins'), label: t('kader:menu.klanten') }} />
    );
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <div className={css['formulier']}>
      <p className={css['zacht']}>{t(data.aanbieders.length === 0 ? 'office:schoolaccount.geen' : 'office:schoolaccount.uitleg')}</p>
      {data.aanbieders.map((aanbieder) => (
        <AanbiederForm key={aanbieder.id} adminId={adminId} aanbieder={aanbieder} />
      ))}
    </div>
  );
}
