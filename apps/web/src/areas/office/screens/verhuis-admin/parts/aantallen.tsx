import type { Verhuistelling } from '@spelrijk/contract/verhuizingen';
import { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../verhuis-admin.module.css';

const KOLOMMEN = ['van', 'naar', 'straks'] as const;

/** How much of everything there is, before and after. */
export function Aantallen({ tellingen }: { readonly tellingen: readonly Verhuistelling[] }) {
  const { t, i18n } = useTexts(verhuizingTeksten);
  const getal = new Intl.NumberFormat(i18n.language);
  return (
    <div className={css['aantallen']}>
      <ScrollTable label={t('tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('kolom.wat')}</TableCell>
            {KOLOMMEN.map((kolom) => (
              <TableCell key={kolom} align="right">
                {t(`kolom.${kolom}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {tellingen.map((telling) => (
            <TableRow key={telling.deel} hover>
              <TableCell component="th" scope="row">
                {t(`deel.${telling.deel}`)}
              </TableCell>
              {KOLOMMEN.map((kolom) => (
                <TableCell key={kolom} align="right">
                  {getal.format(telling[kolom])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
    </div>
  );
}
