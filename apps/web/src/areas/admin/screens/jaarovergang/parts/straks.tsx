import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import css from '../jaarovergang.module.css';
import { jarenText, type Overzicht } from '../overgang.ts';
import { termijnNu } from '../../../../../shared/texts/termijnen.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface Props {
  readonly jaar: string;
  readonly overzicht: Overzicht;
  readonly kan: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onDo: () => void;
}

/** How it will be, and the button that does it. */
export function StraksPanel({ jaar, overzicht, kan, busy, error, onDo }: Props) {
  const { t } = useTexts(jaarovergangTeksten);
  const jaargroep = useJaargroep();
  const [asking, setAsking] = useState(false);
  const leerlingen = overzicht.groepen.reduce((som, groep) => som + groep.leerlingen, 0);
  return (
    <section className={css['deel']} aria-labelledby="overgang-straks">
      <h2 className={css['kop']} id="overgang-straks">
        {t('straks.kop')}
      </h2>
      <ScrollTable label={t('straks.tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('straks.groep')}</TableCell>
            <TableCell>{t('straks.jaren')}</TableCell>
            <TableCell>{t('straks.leerlingen')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {overzicht.groepen.map((groep) => (
            <TableRow key={groep.id}>
              <TableCell component="th" scope="row">
                {groep.naam}
              </TableCell>
              <TableCell>{jarenText(groep.jaargroepen, jaargroep)}</TableCell>
              <TableCell>{groep.leerlingen}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrollTable>
      <div className={css['voet']}>
        {overzicht.weg > 0 && <p>{t('straks.weg', { aantal: overzicht.weg, termijn: termijnNu('prullenbak') })}</p>}
        {overzicht.groepen.some((groep) => groep.leerlingen === 0) && <p>{t('straks.leeg')}</p>}
        {overzicht.open > 0 && <Alert severity="info">{t('open', { count: overzicht.open })}</Alert>}
        <Button disabled={!kan || busy} onClick={() => setAsking(true)}>
          {t('doen', { jaar })}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('vraag', { jaar })}
          text={t('vraagUitleg', { leerlingen, weg: overzicht.weg, termijn: termijnNu('jaarovergang') })}
          confirm={t('doen', { jaar })}
          cancel={t('annuleer')}
          busy={busy}
          error={error}
          onConfirm={onDo}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
