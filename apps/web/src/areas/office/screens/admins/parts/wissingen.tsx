import { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import css from '../../../../../shared/form/form.module.css';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { wissingenQuery } from '../../../queries.ts';

const KOLOMMEN = ['bewijs', 'soort', 'regio', 'verwijderd', 'gewist', 'leerlingen', 'rijen'] as const;

/** Proofs of customers that were erased; nothing while there are none. */
export function Wissingen() {
  const { t, i18n } = useTexts(klantwissenTeksten, officeTeksten);
  const dates = useDates();
  const { data } = useQuery(wissingenQuery);
  if (!data || data.klantwissingen.length === 0) return null;
  const number = (value: number): string => value.toLocaleString(i18n.language);
  return (
    <section className={css['blok']} aria-labelledby="gewiste-klanten">
      <h2 id="gewiste-klanten">{t('klantwissen:wissingen.kop')}</h2>
      <p className={css['zacht']}>{t('klantwissen:wissingen.uitleg')}</p>
      <ScrollTable label={t('klantwissen:wissingen.tabel')}>
        <TableHead>
          <TableRow>
            {KOLOMMEN.map((kolom) => (
              <TableCell key={kolom}>{t(`klantwissen:wissingen.${kolom}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.klantwissingen.map(({ id, soort, regio, verwijderdOp, gewistOp, leerlingen, rijen }) => (
            <TableRow key={id} hover>
              <TableCell className="vast" component="th" scope="row">
                {id.slice(-12)}
              </TableCell>
              <TableCell>{t(`office:dashboard.soorten.${soort}`)}</TableCell>
              <TableCell>{t(`office:dashboard.regios.${regio}`)}</TableCell>
              <TableCell>{dates.day(verwijderdOp)}</TableCell>
              <TableCell>{dates.day(gewistOp)}</TableCell>
              <TableCell>{number(leerlingen)}</TableCell>
              <TableCell>{number(rijen)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
    </section>
  );
}
