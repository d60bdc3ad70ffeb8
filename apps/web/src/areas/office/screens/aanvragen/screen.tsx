import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from 'react-router';
import { ScreenHead } from '../../../../shared/account/screen-head.tsx';
import { Failure } from '../../../../shared/failure/failure.tsx';
import type { Crumbs } from '../../../../shared/frame/breadcrumbs.tsx';
import { i18next } from '../../../../shared/texts/i18n.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { AanvragenKruimel } from '../../kruimels.tsx';
import { aanvragenQuery, vragenQuery } from '../../queries.ts';
import '../../inbox-texts.ts';
import { AanvraagDialog } from './parts/aanvraag-dialog.tsx';
import { Postlijst } from './parts/postlijst.tsx';
import { VraagDialog } from './parts/vraag-dialog.tsx';

export const handle: Crumbs = { kruimels: [AanvragenKruimel] };
export const meta = () => pageTitle(i18next.t('inbox:titel'));

const wacht = (rijen: readonly { readonly status: string }[]): number => rijen.filter(({ status }) => status === 'nieuw').length;

/** What people send us through the site; what is new comes first to the eye. */
export default function AanvragenScreen() {
  const { t } = useTranslation(['inbox', 'kader']);
  const aanvragen = useQuery(aanvragenQuery);
  const vragen = useQuery(vragenQuery);
  const [tab, setTab] = useState<'aanvragen' | 'vragen'>('aanvragen');
  const [open, setOpen] = useState<string | null>(null);
  const error = aanvragen.error ?? vragen.error;
  if (error) {
    const opnieuw = (): void => void Promise.all([aanvragen.refetch(), vragen.refetch()]);
    return <Failure error={error} onRetry={opnieuw} back={{ to: href('/superadmin/dashboard'), label: t('kader:frame.dashboard') }} />;
  }
  if (!aanvragen.data || !vragen.data) return <Skeleton variant="rounded" height={320} />;
  const lijsten = { aanvragen: aanvragen.data.aanvragen, vragen: vragen.data.vragen };
  const aanvraag = lijsten.aanvragen.find(({ id }) => id === open);
  const vraag = lijsten.vragen.find(({ id }) => id === open);
  const sluit = (): void => setOpen(null);
  return (
    <>
      <ScreenHead title={t('inbox:titel')} text={t('inbox:uitleg')} />
      <Tabs value={tab} onChange={(_event, waarde: 'aanvragen' | 'vragen') => setTab(waarde)} sx={{ mb: 2 }}>
        <Tab value="aanvragen" label={t('inbox:tabs.aanvragen', { aantal: wacht(lijsten.aanvragen) })} />
        <Tab value="vragen" label={t('inbox:tabs.vragen', { aantal: wacht(lijsten.vragen) })} />
      </Tabs>
      {tab === 'aanvragen' ? (
        <Postlijst soort="aanvragen" rijen={lijsten.aanvragen} onOpen={setOpen} />
      ) : (
        <Postlijst soort="vragen" rijen={lijsten.vragen} onOpen={setOpen} />
      )}
      {aanvraag && <AanvraagDialog aanvraag={aanvraag} onClose={sluit} />}
      {vraag && <VraagDialog vraag={vraag} onClose={sluit} />}
    </>
  );
}
