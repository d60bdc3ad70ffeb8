import Button from '@mui/material/Button';
import type { KantoorBericht } from '@spelrijk/contract/berichten';
import { kantoorberichtenTeksten } from '@spelrijk/teksten/kantoorberichten';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { useDates } from '../../../../shared/date/use-dates.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { Empty } from '../../../../shared/list/empty.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { TitelKnop } from '../../parts/titel-knop.tsx';
import { Unready } from '../../parts/unready.tsx';
import { berichtenQuery } from '../../queries.ts';
import { BerichtDialog } from './parts/bericht-dialog.tsx';
import { LezersDialog } from './parts/lezers-dialog.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
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

function Rij({ bericht, onOpen }: { readonly bericht: KantoorBericht; readonly onOpen: () => void }) {
  const { t } = useTexts(kantoorberichtenTeksten);
  const dates = useDates();
  const voor = useVoor();
  const { titel, stand, op, bereik, gelezen } = bericht;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <TitelKnop titel={titel} onClick={onOpen} />
      </TableCell>
      <TableCell>{voor(bericht)}</TableCell>
      <TableCell>{op === null || stand === 'ingetrokken' ? '–' : dates.moment(op)}</TableCell>
      <TableCell>{t(`standen.${stand}`)}</TableCell>
      <TableCell>{stand === 'verstuurd' ? t('gelezenVan', { gelezen, mensen: bereik.mensen }) : '–'}</TableCell>
    </TableRow>
  );
}

function Lijst({
  berichten,
  onOpen,
}: {
  readonly berichten: readonly KantoorBericht[];
  readonly onOpen: (bericht: KantoorBericht) => void;
}) {
  const { t } = useTexts(kantoorberichtenTeksten);
  if (berichten.length === 0) return <Empty title={t('leeg')} text={t('leegUitleg')} />;
  return (
    <ScrollTable label={t('tabel')}>
      <TableHead>
        <TableRow>
          {(['titel', 'voor', 'wanneer', 'stand', 'gelezen'] as const).map((kolom) => (
            <TableCell key={kolom}>{t(`kolom.${kolom}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {berichten.map((bericht) => (
          <Rij key={bericht.id} bericht={bericht} onOpen={() => onOpen(bericht)} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}

/** What we tell our customers, and who read it. */
export default function BerichtenScreen() {
  const { t } = useTexts(kantoorberichtenTeksten);
  const { data, error, refetch } = useQuery(berichtenQuery);
  const [open, setOpen] = useState<KantoorBericht | 'nieuw' | null>(null);
  if (error || !data) return <Unready error={error} onRetry={() => void refetch()} />;
  const close = (): void => setOpen(null);
  const nieuw = <Button onClick={() => setOpen('nieuw')}>{t('nieuw')}</Button>;
  return (
    <>
      <ScreenHead title={t('titel')} text={t('uitleg')} action={nieuw} />
      <Lijst berichten={data.berichten} onOpen={setOpen} />
      {open === 'nieuw' && <BerichtDialog bericht={null} onClose={close} />}
      {open !== null && open !== 'nieuw' && open.stand === 'verstuurd' && <LezersDialog bericht={open} onClose={close} />}
      {open !== null && open !== 'nieuw' && open.stand !== 'verstuurd' && <BerichtDialog bericht={open} onClose={close} />}
    </>
  );
}
