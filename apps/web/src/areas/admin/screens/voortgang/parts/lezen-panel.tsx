import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';
import panel from '../../../parts/parts.module.css';
import { useStapnaam } from '../../../../../shared/categorie/niveau.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../voortgang.module.css';
import type { Voortgang } from '../../../voortgang.ts';

/** Reading: which steps, how well, how fast, and how short a word may flash. */
export function LezenPanel({ lezen }: Pick<Voortgang, 'lezen'>) {
  const { t, i18n } = useTexts(leerlingvoortgangTeksten);
  const stapnaam = useStapnaam();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <section className={panel['paneel']}>
      <h2>{t('lezen.titel')}</h2>
      {lezen.length === 0 ? (
        <p>{t('lezen.leeg')}</p>
      ) : (
        <>
          <ScrollTable
            label={t('lezen.tabel')}
            koppen={(['stap', 'status', 'geteld', 'bereik', 'seconden', 'flits'] as const).map((kop) => t(`lezen.${kop}`))}
          >
            <TableHead>
              <TableRow>
                <TableCell className="vast">{t('lezen.stap')}</TableCell>
                <TableCell>{t('lezen.status')}</TableCell>
                <TableCell align="right">{t('lezen.geteld')}</TableCell>
                <TableCell align="right">{t('lezen.bereik')}</TableCell>
                <TableCell align="right">{t('lezen.seconden')}</TableCell>
                <TableCell align="right">{t('lezen.flits')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {lezen.map(({ id, naam, beeld, laatste, bereik, seconden, flitsMs }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row" className="vast">
                    {stapnaam(naam)}
                  </TableCell>
                  <TableCell>
                    <BeeldMark beeld={beeld} />
                  </TableCell>
                  <TableCell align="right">{t('lezen.vanDe', laatste)}</TableCell>
                  <TableCell align="right">{bereik.zeker ? `${Math.round(bereik.laag)}–${Math.round(bereik.hoog)}%` : '–'}</TableCell>
                  <TableCell align="right">{seconden === null ? '–' : number.format(seconden)}</TableCell>
                  <TableCell align="right">
                    {flitsMs === null ? '–' : t('lezen.flitsMs', { seconden: number.format(flitsMs / 1000) })}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </ScrollTable>
          <p className={css['inleiding']}>{t('lezen.tempo')}</p>
        </>
      )}
    </section>
  );
}
