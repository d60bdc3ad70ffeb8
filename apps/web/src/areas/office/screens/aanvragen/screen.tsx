import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useKept } from '../../../../shared/list/kept.ts';
import { usePage } from '../../../../shared/list/page-place.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { aanvragenQuery, openVerzoekenQuery, vragenQuery } from '../../queries.ts';
import { AanvraagDialog } from './parts/aanvraag-dialog.tsx';
import { Postlijst } from './parts/postlijst.tsx';
import { Verzoeken } from './parts/verzoeken.tsx';
import { Unready } from '../../parts/unready.tsx';
import { termijnNu } from '../../../../shared/texts/termijnen.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import type { Contactvraag, InboxStatus } from '@spelrijk/contract/aanvragen';
import { call } from '../../../../shared/api/call.ts';
import { Brief } from './parts/brief.tsx';

/** A question. */
function VraagDialog({ vraag, onClose }: { readonly vraag: Contactvraag; readonly onClose: () => void }) {
  const { t } = useTexts(inboxTeksten);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (status: InboxStatus) => call('setContactvraagStatus', { params: { id: vraag.id }, body: { status } }),
    onSuccess: () => client.invalidateQueries({ queryKey: vragenQuery.queryKey }),
  });
  return (
    <Brief post={vraag} titel={t(`onderwerpen.${vraag.onderwerp}`)} error={error} bezig={isPending} onStatus={mutate} onClose={onClose} />
  );
}

export const handle: Crumbs = { crumbs: [crumb(inboxTeksten, 'titel')] };
export const meta = () => pageTitle(inboxTeksten, 'titel');

const countNew = (rijen: readonly { readonly status: string }[]): number => rijen.filter(({ status }) => status === 'nieuw').length;

const TABS = ['aanvragen', 'vragen', 'verzoeken'] as const;
type Tabnaam = (typeof TABS)[number];

/** What people send us through the site, and what customers ask about their licence; what is new comes first to the eye. */
export default function AanvragenScreen() {
  const { t } = useTexts(inboxTeksten, licentieTeksten, kaderTeksten);
  const aanvragen = useQuery(aanvragenQuery);
  const vragen = useQuery(vragenQuery);
  const [pagina, setPagina] = usePage('verzoeken');
  const verzoeken = useQuery(openVerzoekenQuery(pagina));
  const [lijst, setLijst] = useKept('lijst', () => '');
  const tab: Tabnaam = TABS.find((naam) => naam === lijst) ?? 'aanvragen';
  const [open, setOpen] = useState<string | null>(null);
  const error = aanvragen.error ?? vragen.error ?? verzoeken.error;
  if (replaces(error, aanvragen.data && vragen.data && verzoeken.data) || !aanvragen.data || !vragen.data || !verzoeken.data) {
    const opnieuw = (): void => void Promise.all([aanvragen.refetch(), vragen.refetch(), verzoeken.refetch()]);
    return <Unready error={error} onRetry={opnieuw} />;
  }
  const lijsten = { aanvragen: aanvragen.data.aanvragen, vragen: vragen.data.vragen };
  const aanvraag = lijsten.aanvragen.find(({ id }) => id === open);
  const vraag = lijsten.vragen.find(({ id }) => id === open);
  const close = (): void => setOpen(null);
  return (
    <>
      <ScreenHead title={t('inbox:titel')} text={t('inbox:uitleg', { termijn: termijnNu('aanvragen') })} />
      <Tabs
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_event, waarde: Tabnaam) => setLijst(waarde)}
        sx={{ mb: 2 }}
      >
        <Tab value="aanvragen" label={t('inbox:tabs.aanvragen', { aantal: countNew(lijsten.aanvragen) })} />
        <Tab value="vragen" label={t('inbox:tabs.vragen', { aantal: countNew(lijsten.vragen) })} />
        <Tab value="verzoeken" label={t('licentie:inbox.tab', { aantal: verzoeken.data.totaal })} />
      </Tabs>
      {tab === 'verzoeken' ? (
        <Verzoeken {...verzoeken.data} pagina={pagina} onPagina={setPagina} />
      ) : (
        <Postlijst soort={tab} rijen={lijsten[tab]} onOpen={setOpen} />
      )}
      {aanvraag && <AanvraagDialog aanvraag={aanvraag} onClose={close} />}
      {vraag && <VraagDialog vraag={vraag} onClose={close} />}
    </>
  );
}
