import type { Woordpoging } from '@spelrijk/contract/woordlijsten';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import panel from '../../../parts/parts.module.css';
import { telPogingen, type WoordTelling } from '../pogingen.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../woorden/woorden.module.css';

interface PogingenPanelProps {
  readonly woorden: readonly string[];
  readonly pogingen: readonly Woordpoging[];
  readonly leerlingen: readonly { readonly id: string; readonly naam: string }[];
}

/** What became of the words: who wrote them, who writes them right now, and what they wrote instead. */
export function PogingenPanel({ woorden, pogingen, leerlingen }: PogingenPanelProps) {
  const { t } = useTexts(lijstenTeksten);
  return (
    <section className={panel['paneel']}>
      <h2>{t('pogingen.kop')}</h2>
      {pogingen.length === 0 ? (
        <p>{t('pogingen.leeg')}</p>
      ) : (
        <>
          <p className={css['zacht']}>{t('pogingen.uitleg')}</p>
          <ScrollTable label={t('pogingen.tabel')}>
            <TableHead>
              <TableRow>
                <TableCell>{t('woorden.woord')}</TableCell>
                <TableCell>{t('pogingen.geoefend')}</TableCell>
                <TableCell>{t('pogingen.laatste')}</TableCell>
                <TableCell>{t('pogingen.fouten')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {telPogingen(woorden, pogingen, leerlingen).map((telling) => (
                <Row key={telling.woord} telling={telling} totaal={leerlingen.length} />
              ))}
            </TableBody>
          </ScrollTable>
        </>
      )}
    </section>
  );
}

function Row({ telling, totaal }: { readonly telling: WoordTelling; readonly totaal: number }) {
  const { t } = useTexts(lijstenTeksten);
  const { woord, geoefend, goed, fouten, nogNiet } = telling;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        <span className={css['woord']}>{woord}</span>
      </TableCell>
      <TableCell>{geoefend === 0 ? t('pogingen.niemand') : t('pogingen.vanDe', { count: geoefend, totaal })}</TableCell>
      <TableCell>
        {geoefend > 0 && t('pogingen.vanDe', { count: goed, totaal: geoefend })}
        {nogNiet.length > 0 && <div className={css['zacht']}>{t('pogingen.wie', { namen: nogNiet.join(', ') })}</div>}
      </TableCell>
      <TableCell>{fouten.join(', ')}</TableCell>
    </TableRow>
  );
}
