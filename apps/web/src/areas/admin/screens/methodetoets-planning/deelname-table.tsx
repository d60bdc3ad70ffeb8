import Checkbox from '@mui/material/Checkbox';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './planning.module.css';
import type { Velden } from './voorstel.ts';

interface DeelnameProps {
  readonly namen: ReadonlyMap<string, string>;
  /** Who began: how somebody writes stands. */
  readonly vast: ReadonlySet<string>;
  readonly iedereen: boolean;
  readonly leerlingen: Velden['leerlingen'];
  readonly onChange: (leerlingen: Velden['leerlingen']) => void;
}

const LANGSTE = 600;

/** Per leerling: joining, more time, on paper. */
export function DeelnameTable({ namen, vast, iedereen, leerlingen, onChange }: DeelnameProps) {
  const { t } = useTexts(methodetoetsTeksten);
  type Rij = Velden['leerlingen'][number];
  const change = (id: string, deel: Partial<Rij>): void => onChange(leerlingen.map((rij) => (rij.id === id ? { ...rij, ...deel } : rij)));
  return (
    <ScrollTable label={t('plannen.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('plannen.naam')}</TableCell>
          {!iedereen && <TableCell>{t('plannen.mee')}</TableCell>}
          <TableCell>{t('plannen.extra')}</TableCell>
          <TableCell>{t('plannen.papier')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {leerlingen.map(({ id, mee, extra, papier }) => {
          const naam = namen.get(id) ?? '';
          return (
            <TableRow key={id}>
              <TableCell component="th" scope="row" className={css['naam'] ?? ''}>
                {naam}
              </TableCell>
              {!iedereen && (
                <TableCell>
                  <Checkbox
                    checked={mee}
                    onChange={({ target }) => change(id, { mee: target.checked })}
                    slotProps={{ input: { 'aria-label': t('plannen.meeNaam', { naam }) } }}
                  />
                </TableCell>
              )}
              <TableCell>
                <input
                  className={css['minuten']}
                  type="number"
                  min={0}
                  max={LANGSTE}
                  step={5}
                  aria-label={t('plannen.extraNaam', { naam })}
                  value={extra}
                  onChange={({ target }) => change(id, { extra: Math.min(LANGSTE, Math.max(0, Math.round(Number(target.value)))) })}
                />
              </TableCell>
              <TableCell>
                <Checkbox
                  checked={papier}
                  disabled={vast.has(id)}
                  onChange={({ target }) => change(id, { papier: target.checked })}
                  slotProps={{ input: { 'aria-label': t('plannen.papierNaam', { naam }) } }}
                />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </ScrollTable>
  );
}
