import Button from '@mui/material/Button';
import type { KantoorBericht } from '@spelrijk/contract/berichten';
import { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { replaces } from '../../../../shared/api/fout.ts';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ListScreen } from '../../../../shared/list/list-screen.tsx';
import { PageButtons } from '../../../../shared/list/page-buttons.tsx';
import { usePage } from '../../../../shared/list/page-place.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { TitelKnop } from '../../parts/titel-knop.tsx';
import { Unready } from '../../parts/unready.tsx';
import { berichtenQuery } from '../../queries.ts';
import { BerichtDialog } from './parts/bericht-dialog.tsx';
import { LezersDialog } from './parts/lezers-dialog.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

export const handle: Crumbs = { crumbs: [crumb(kantoorberichtenTeksten, 'titel')] };
export const meta = () => pageTitle(kantoorberichtenTeksten, 'titel');

/** Whom it is for, in words. */
function useVoor(): (bericht: KantoorBericht) => string {
  const { t } = useTexts(kantoorberichtenTeksten);
  return ({ doel: { soorten, regio, adminId, lezers }, adminNaam }) => {
    const delen = adminId === null ? soorten.map((soort) => t(`voor.soort.${soort}`)) : [adminNaam ?? '–'];
    if (regio !== null) delen.push(t(`voor.regio.${regio}`));
    if (delen.length === 0) delen.push(t('voor.allen'));
    if (lezers === 'beheerders') delen.push(t('voor.beheerders'));
    const [eerste = '', ...rest] = delen;
    return [eerste.slice(0, 1).toUpperCase() + eerste.slice(1), ...rest].join(', ');
  };
}

/** When it goes or went out. */
const wanneer = ({ op, stand }: KantoorBericht): string | null => (stand === 'ingetrokken' ? null : op);

/** What we tell our customers, and who read it. */
export default function BerichtenScreen() {
  const { t } = useTexts(kantoorberichtenTeksten);
  const [pagina, setPagina] = usePage();
  const { data, error, refetch } = useQuery(berichtenQuery(pagina));
  const [open, setOpen] = useState<KantoorBericht | 'nieuw' | null>(null);
  const dates = useDates();
  const voor = useVoor();
  if (replaces(error, data) || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const close = (): void => setOpen(null);
  const gelezen = ({ stand, gelezen: aantal, bereik }: KantoorBericht): string =>
    stand === 'verstuurd' ? t('gelezenVan', { gelezen: aantal, mensen: bereik.mensen }) : '–';
  return (
    <>
      <ListScreen
        title={t('titel')}
        text={t('uitleg')}
        action={<Button onClick={() => setOpen('nieuw')}>{t('nieuw')}</Button>}
        label={t('tabel')}
        rows={data.berichten}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'titel',
            label: t('kolom.titel'),
            value: ({ titel }) => titel,
            renderCell: (bericht) => <TitelKnop titel={bericht.titel} onClick={() => setOpen(bericht)} />,
          },
          { key: 'voor', label: t('kolom.voor'), value: voor },
          {
            key: 'wanneer',
            label: t('kolom.wanneer'),
            value: wanneer,
            renderCell: (bericht) => {
              const op = wanneer(bericht);
              return op === null ? '–' : dates.moment(op);
            },
          },
          { key: 'stand', label: t('kolom.stand'), value: ({ stand }) => t(`standen.${stand}`) },
          {
            key: 'gelezen',
            label: t('kolom.gelezen'),
            value: (bericht) => (bericht.stand === 'verstuurd' ? bericht.gelezen : null),
            renderCell: gelezen,
          },
        ]}
        // A field would look on this page only.
        search={data.totaal <= data.perPagina ? { wordsOf: (bericht) => `${bericht.titel} ${voor(bericht)}` } : undefined}
        empty={{ title: t('leeg'), text: t('leegUitleg') }}
      />
      <PageButtons label={t('tabel')} pagina={pagina} totaal={Math.ceil(data.totaal / data.perPagina)} onPagina={setPagina} />
      {open === 'nieuw' && <BerichtDialog bericht={null} onClose={close} />}
      {open !== null && open !== 'nieuw' && open.stand === 'verstuurd' && <LezersDialog bericht={open} onClose={close} />}
      {open !== null && open !== 'nieuw' && open.stand !== 'verstuurd' && <BerichtDialog bericht={open} onClose={close} />}
    </>
  );
}
