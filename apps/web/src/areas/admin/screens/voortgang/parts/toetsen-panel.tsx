import type { Toets } from '@spelrijk/contract/toetsen';
import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import panel from '../../../parts/parts.module.css';
import type { Voortgang } from '../../../voortgang.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

type Telling = Toets['resultaat'][number]['alles'];

/** All categories of a test together. */
const addUp = (tellingen: readonly Telling[]): Telling => ({
  aantal: tellingen.reduce((som, { aantal }) => som + aantal, 0),
  goed: tellingen.reduce((som, { goed }) => som + goed, 0),
});

function ToetsRow({ toets: { op, soort, status, resultaat } }: { readonly toets: Toets }) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const dates = useDates();
  const alles = addUp(resultaat.map((rij) => rij.alles));
  const nieuw = addUp(resultaat.map((rij) => rij.nieuw));
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="vast">
        {dates.long(op)}
      </TableCell>
      <TableCell>
        {t(`toetsen.soorten.${soort}`)}
        {status === 'open' && ` (${t('toetsen.open')})`}
      </TableCell>
      <TableCell align="right">{t('toetsen.van', alles)}</TableCell>
      <TableCell align="right">{nieuw.aantal === 0 ? '–' : t('toetsen.van', nieuw)}</TableCell>
    </TableRow>
  );
}

/** Start tests, progress tests and those of a care plan, with words never practised apart. */
export function ToetsenPanel({ toetsen }: Pick<Voortgang, 'toetsen'>) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('toetsen.titel')}</h2>
      {toetsen.length === 0 ? (
        <p>{t('toetsen.leeg')}</p>
      ) : (
        <ScrollTable
          label={t('toetsen.tabel')}
          koppen={(['wanneer', 'soort', 'alles', 'nieuw'] as const).map((kop) => t(`toetsen.${kop}`))}
        >
          <TableHead>
            <TableRow>
              <TableCell className="vast">{t('toetsen.wanneer')}</TableCell>
              <TableCell>{t('toetsen.soort')}</TableCell>
              <TableCell align="right">{t('toetsen.alles')}</TableCell>
              <TableCell align="right">{t('toetsen.nieuw')}</TableCell>
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
