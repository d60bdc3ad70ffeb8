import { mdiArrowDown, mdiArrowUp, mdiDeleteOutline, mdiPencilOutline, mdiVolumeHigh } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { isZin } from '@spelrijk/domain/woordlijst';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { ScrollTable } from '../../../shared/table/scroll-table.tsx';
import { Marked } from './marked.tsx';
import type { WoordRij } from './rijen.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../shared/table/cells.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import css from './woorden.module.css';
import { move } from './volgorde.ts';

interface VolgordeTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly rijen: readonly WoordRij[];
  /** By word: of a hundred leerlingen so many write it right. */
  readonly kansen: ReadonlyMap<string, number>;
  readonly mayChange: boolean;
  readonly onOrder: (rijen: readonly WoordRij[]) => void;
  readonly onEdit: (row: WoordRij) => void;
  readonly onHear: (row: WoordRij) => void;
}

/** The words in the order in which they are dictated. */
export function VolgordeTable({ label, rijen, kansen, mayChange, onOrder, onEdit, onHear }: VolgordeTableProps) {
  const { t } = useTexts(dicteeTeksten, lijstenTeksten);
  // Chances are those of the day on which words were proposed; a dictation opened again has none.
  const metKans = kansen.size > 0;
  const buttonsOf = (row: WoordRij, index: number) => {
    const { woord } = row.rij;
    const hear = { name: t('lijsten:woorden.hoor', { woord }), icon: mdiVolumeHigh, disabled: false, onClick: () => onHear(row) };
    if (!mayChange) return [hear];
    return [
      hear,
      { name: t('maken.omhoog', { woord }), icon: mdiArrowUp, disabled: index === 0, onClick: () => onOrder(move(rijen, index, -1)) },
      {
        name: t('maken.omlaag', { woord }),
        icon: mdiArrowDown,
        disabled: index === rijen.length - 1,
        onClick: () => onOrder(move(rijen, index, 1)),
      },
      // A sentence stands as it is: who wants another takes it out and types that one.
      ...(isZin(woord)
        ? []
        : [{ name: t('lijsten:woorden.wijzig', { woord }), icon: mdiPencilOutline, disabled: false, onClick: () => onEdit(row) }]),
      {
        name: t('lijsten:woorden.weg', { woord }),
        icon: mdiDeleteOutline,
        disabled: false,
        onClick: () => onOrder(rijen.filter((other) => other !== row)),
      },
    ];
  };
  return (
    <ScrollTable label={label}>
      <TableHead>
        <TableRow>
          <TableCell align="right">{t('maken.nummer')}</TableCell>
          <TableCell>{t('lijsten:woorden.woord')}</TableCell>
          <TableCell>{t('maken.zin')}</TableCell>
          <TableCell>{t('lijsten:woorden.categorie')}</TableCell>
          {metKans && <TableCell align="right">{t('maken.kans')}</TableCell>}
          <TableCell>
            <span className="verborgen">{t('lijsten:woorden.knoppen')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rijen.map((row, index) => {
          const kans = kansen.get(row.rij.woord);
          return (
            <TableRow key={row.rij.woord} hover>
              <TableCell align="right">{index + 1}</TableCell>
              <TableCell component="th" scope="row">
                <Marked woord={row.rij.woord} knelpunt={row.bericht?.knelpunt ?? null} />
                {(row.bericht?.nakijken.length ?? 0) > 0 && row.bericht?.oordeel !== 'zeker' && (
                  <div className={css['zacht']}>{row.bericht?.nakijken[0]}</div>
                )}
              </TableCell>
              <TableCell className={css['categorie']}>
                {isZin(row.rij.woord) ? '' : (row.rij.zin ?? row.bericht?.zin ?? <em>{t('maken.geenZin')}</em>)}
              </TableCell>
              <TableCell className={css['categorie']}>{row.bericht?.hoofdNaam || t('lijsten:woorden.geenRegel')}</TableCell>
              {metKans && <TableCell align="right">{kans === undefined ? '–' : t('maken.procent', { count: kans })}</TableCell>}
              <TableCell className={css['knoppen']} align="right">
                {buttonsOf(row, index).map(({ name, icon, disabled, onClick }) => (
                  <IconButton key={name} aria-label={name} title={name} disabled={disabled} onClick={onClick} size="small">
                    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="currentColor">
                      <path d={icon} />
                    </svg>
                  </IconButton>
                ))}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </ScrollTable>
  );
}
