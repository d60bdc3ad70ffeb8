import Skeleton from '@mui/material/Skeleton';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { aanvragenQuery } from '../../queries.ts';
import { CreateForm } from './parts/create-form.tsx';

export const handle: Crumbs = { crumbs: [crumb(officeTeksten, 'aanmaken.titel')] };
export const meta = () => pageTitle(officeTeksten, 'aanmaken.titel');

export default function AanmakenScreen() {
  const { t } = useTexts(officeTeksten);
  const id = useSearchParams()[0].get('aanvraag');
  const { data, isPending } = useQuery({ ...aanvragenQuery, enabled: id !== null });
  if (id !== null && isPending) return <Skeleton variant="rounded" height={320} />;
  const aanvraag = data?.aanvragen.find((rij) => rij.id === id && rij.adminId === null);
  return (
    <>
      <ScreenHead title={t('aanmaken.titel')} text={t('aanmaken.uitleg')} />
      <CreateForm aanvraag={aanvraag} />
    </>
  );
}
