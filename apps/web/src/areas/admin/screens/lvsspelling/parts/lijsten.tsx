import Button from '@mui/material/Button';
import type { LvsImport } from '@spelrijk/contract/lvsspelling';
import { lvsspellingTeksten } from '@spelrijk/teksten/lvsspelling';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../../shared/dialog/confirm-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../lvsspelling.module.css';
import { lijstenQuery, type Lvs } from '../queries.ts';

function Rij({ lijst, lvs, onRemove }: { readonly lijst: LvsImport; readonly lvs: Lvs; readonly onRemove: () => void }) {
  const { t } = useTexts(lvsspellingTeksten);
  const { moment, long } = useDates();
  const { id, op, wie, soort, resultaten, leerlingen, wegNa } = lijst;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {moment(op)}
      </TableCell>
      <TableCell>{wie || '–'}</TableCell>
      <TableCell>{t(`lijsten.soorten.${soort}`)}</TableCell>
      <TableCell>{resultaten}</TableCell>
      <TableCell>{leerlingen}</TableCell>
      <TableCell>{wegNa === null ? t('lijsten.telt') : t('lijsten.weg', { dag: long(wegNa) })}</TableCell>
      <TableCell align="right">
        {wegNa === null ? (
          <Button variant="text" size="small" color="error" onClick={onRemove}>
            {t('lijsten.weghalen')}
          </Button>
        ) : (
          <Button variant="text" size="small" disabled={lvs.restore.isPending} onClick={() => lvs.restore.mutate(id)}>
            {t('lijsten.terughalen')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

/** What was read in before: to look, take away and bring back. */
export function Lijsten({ adminId, lvs }: { readonly adminId: string; readonly lvs: Lvs }) {
  const { t } = useTexts(lvsspellingTeksten);
  const { data, error } = useQuery(lijstenQuery(adminId));
  const [weg, setWeg] = useState<string | null>(null);
  return (
    <section className={css['deel']} aria-labelledby="lvs-lijsten">
      <h2 className={css['kop']} id="lvs-lijsten">
        {t('lijsten.titel')}
      </h2>
      <FormAlert error={error ?? lvs.restore.error} />
      {data?.imports.length === 0 && <p>{t('lijsten.leeg')}</p>}
      {data && data.imports.length > 0 && (
        <ScrollTable label={t('lijsten.tabel')}>
          <TableHead>
            <TableRow>
              {(['wanneer', 'wie', 'soort', 'uitslagen', 'leerlingen', 'stand'] as const).map((kop) => (
                <TableCell key={kop}>{t(`lijsten.${kop}`)}</TableCell>
              ))}
              <TableCell align="right">{t('lijsten.doen')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.imports.map((lijst) => (
              <Rij key={lijst.id} lijst={lijst} lvs={lvs} onRemove={() => setWeg(lijst.id)} />
            ))}
          </TableBody>
        </ScrollTable>
      )}
      {weg !== null && (
        <ConfirmDialog
          title={t('lijsten.vraag')}
          text={t('lijsten.vraagUitleg', { dagen: data?.bewaardagen ?? 0 })}
          confirm={t('lijsten.weghalen')}
          cancel={t('lijsten.annuleer')}
          busy={lvs.remove.isPending}
          error={lvs.remove.error}
          onConfirm={() => lvs.remove.mutate(weg, { onSuccess: () => setWeg(null) })}
          onClose={() => setWeg(null)}
        />
      )}
    </section>
  );
}
