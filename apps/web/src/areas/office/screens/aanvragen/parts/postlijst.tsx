import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { Aanvraag, Contactvraag } from '@spelrijk/contract/aanvragen';
import { SCHOOL_TIJDZONE } from '@spelrijk/domain/tijd';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface PostlijstProps {
  readonly soort: 'aanvragen' | 'vragen';
  readonly rijen: readonly (Aanvraag | Contactvraag)[];
  readonly onOpen: (id: string) => void;
}

/** What came in, the newest first. */
export function Postlijst({ soort, rijen, onOpen }: PostlijstProps) {
  const { t } = useTexts(inboxTeksten);
  if (rijen.length === 0) return <Empty title={t(`leeg.${soort}`)} />;
  return (
    <ScrollTable label={t(`tabel.${soort}`)}>
      <TableHead>
        <TableRow>
          <TableCell>{t('kolom.wie')}</TableCell>
          <TableCell>{t(soort === 'aanvragen' ? 'kolom.wat' : 'kolom.onderwerp')}</TableCell>
          {soort === 'aanvragen' && <TableCell align="right">{t('kolom.leerlingen')}</TableCell>}
          <TableCell>{t('kolom.stand')}</TableCell>
          <TableCell>{t('kolom.op')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {rijen.map((rij) => (
          <Rij key={rij.id} rij={rij} onOpen={onOpen} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}

function Rij({ rij, onOpen }: { readonly rij: Aanvraag | Contactvraag; readonly onOpen: (id: string) => void }) {
  const { t, i18n } = useTexts(inboxTeksten);
  const moment = new Intl.DateTimeFormat(i18n.language, { timeZone: SCHOOL_TIJDZONE, dateStyle: 'medium', timeStyle: 'short' });
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        {rij.naam}
      </TableCell>
      <TableCell>
        {'onderwerp' in rij
          ? t(`onderwerpen.${rij.onderwerp}`)
          : [t(`soorten.${rij.soort}`), rij.organisatie].filter((x) => x !== '').join(': ')}
      </TableCell>
      {'leerlingen' in rij && <TableCell align="right">{rij.leerlingen}</TableCell>}
      <TableCell>
        <Chip
          size="small"
          label={t(`standen.${rij.status}`)}
          color={rij.status === 'nieuw' ? 'primary' : 'default'}
          variant={rij.status === 'nieuw' ? 'filled' : 'outlined'}
        />
      </TableCell>
      <TableCell>{moment.format(new Date(rij.createdAt))}</TableCell>
      <TableCell align="right">
        <Button size="small" variant="text" onClick={() => onOpen(rij.id)} aria-label={`${t('open')}: ${rij.naam}`}>
          {t('open')}
        </Button>
      </TableCell>
    </TableRow>
  );
}
