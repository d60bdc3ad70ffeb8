import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { Toets } from '@spelrijk/contract/toetsen';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import panel from '../../../parts/parts.module.css';
import type { Voortgang } from '../voortgang.ts';

type Telling = Toets['resultaat'][number]['alles'];

/** All categories of a test together. */
const optellen = (tellingen: readonly Telling[]): Telling => ({
  aantal: tellingen.reduce((som, { aantal }) => som + aantal, 0),
  goed: tellingen.reduce((som, { goed }) => som + goed, 0),
});

function ToetsRow({ toets: { op, soort, status, resultaat } }: { readonly toets: Toets }) {
  const { t } = useTranslation('voortgang');
  const dates = useDates();
  const alles = optellen(resultaat.map((rij) => rij.alles));
  const nieuw = optellen(resultaat.map((rij) => rij.nieuw));
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="vast">
        {dates.long(op)}
      </TableCell>
      <TableCell>
        {t(`leerling.toetsen.soorten.${soort}`)}
        {status === 'open' && ` (${t('leerling.toetsen.open')})`}
      </TableCell>
      <TableCell align="right">{t('leerling.toetsen.van', alles)}</TableCell>
      <TableCell align="right">{nieuw.aantal === 0 ? '–' : t('leerling.toetsen.van', nieuw)}</TableCell>
    </TableRow>
  );
}

/** Start tests, progress tests and those of a care plan, with words never practised apart. */
export function ToetsenPanel({ toetsen }: Pick<Voortgang, 'toetsen'>) {
  const { t } = useTranslation('voortgang');
  return (
    <section className={panel['paneel']}>
      <h2>{t('leerling.toetsen.titel')}</h2>
      {toetsen.length === 0 ? (
        <p>{t('leerling.toetsen.leeg')}</p>
      ) : (
        <ScrollTable label={t('leerling.toetsen.tabel')}>
          <TableHead>
            <TableRow>
              <TableCell className="vast">{t('leerling.toetsen.wanneer')}</TableCell>
              <TableCell>{t('leerling.toetsen.soort')}</TableCell>
              <TableCell align="right">{t('leerling.toetsen.alles')}</TableCell>
              <TableCell align="right">{t('leerling.toetsen.nieuw')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {toetsen.map((toets) => (
              <ToetsRow key={toets.id} toets={toets} />
            ))}
          </TableBody>
        </ScrollTable>
      )}
    </section>
  );
}
