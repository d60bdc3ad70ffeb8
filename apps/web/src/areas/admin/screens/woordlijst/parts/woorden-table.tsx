import { mdiAlertOutline, mdiCheckCircleOutline, mdiDeleteOutline, mdiPencilOutline, mdiVolumeHigh } from '@mdi/js';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lijstenTeksten } from '@spelrijk/teksten/lijsten';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import type { Rij } from '../../../woorden/concept.ts';
import { isNagekeken, twijfelsEerst, type WoordRij } from '../../../woorden/rijen.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../woorden/woorden.module.css';
import { Marked } from '../../../woorden/marked.tsx';

interface WoordActies {
  /** Puts `nieuw` in the place of the row with this word. */
  readonly onChange: (woord: string, nieuw: Rij) => void;
  readonly onEdit: (rij: WoordRij) => void;
  readonly onRemove: (woord: string) => void;
  readonly onHear: (rij: Rij) => void;
}

interface WoordenTableProps extends WoordActies {
  readonly rijen: readonly WoordRij[];
  readonly mayChange: boolean;
}

/** What we know of each word; what somebody should look at stands on top. */
export function WoordenTable({ rijen, ...actions }: WoordenTableProps) {
  const { t } = useTexts(lijstenTeksten);
  return (
    <ScrollTable label={t('woorden.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('woorden.woord')}</TableCell>
          <TableCell>{t('woorden.klankgroepen')}</TableCell>
          <TableCell>{t('woorden.categorie')}</TableCell>
          <TableCell>{t('woorden.zekerheid')}</TableCell>
          <TableCell>{t('woorden.letOp')}</TableCell>
          <TableCell>
            <span className="verborgen">{t('woorden.knoppen')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {twijfelsEerst(rijen).map((row) => (
          <Row key={row.rij.woord} row={row} {...actions} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}

type RowProps = WoordActies & { readonly row: WoordRij; readonly mayChange: boolean };

function Row({ row, ...actions }: RowProps) {
  const { t } = useTexts(lijstenTeksten);
  const { rij, bericht } = row;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" className={css['woordcel']}>
        <Marked woord={rij.woord} knelpunt={bericht?.knelpunt ?? null} />
        {rij.zin !== undefined && <div className={css['zacht']}>{t('woorden.zin', { zin: rij.zin })}</div>}
      </TableCell>
      <TableCell>{(rij.klankgroepen ?? bericht?.klankgroepen ?? []).join('-')}</TableCell>
      <TableCell className={css['categorie']}>
        {bericht && (bericht.hoofdNaam || t(rij.onthouden ? 'woorden.onthouden' : 'woorden.geenRegel'))}
      </TableCell>
      <TableCell>{bericht && <Oordeel row={row} />}</TableCell>
      <TableCell>
        <Twijfel row={row} {...actions} />
      </TableCell>
      <TableCell className={css['knoppen']} align="right">
        <Buttons row={row} {...actions} />
      </TableCell>
    </TableRow>
  );
}

function Oordeel({ row: { rij, bericht } }: { readonly row: WoordRij }) {
  const { t } = useTexts(lijstenTeksten);
  const isZeker = bericht?.oordeel === 'zeker';
  const doorWie = isNagekeken(rij) ? 'woorden.nagekeken' : bericht?.nagekeken ? 'woorden.doorOns' : undefined;
  const word = t(doorWie ?? (isZeker ? 'woorden.zeker' : 'woorden.kijkNa'));
  return (
    // A chance is shown of what we reckon, not of what somebody checked.
    <span className={css['oordeel']} title={doorWie === undefined ? t('woorden.procent', { procent: bericht?.zeker ?? 0 }) : undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true" fill={isZeker ? '#255a1a' : '#8a5a00'}>
        <path d={isZeker ? mdiCheckCircleOutline : mdiAlertOutline} />
      </svg>
      {isZeker ? word : `${word} (${t('woorden.procent', { procent: bericht?.zeker ?? 0 })})`}
    </span>
  );
}

/** What to look at, with the shortest way to settle it. */
function Twijfel({ row: { rij, bericht }, mayChange, onChange }: RowProps) {
  const { t } = useTexts(lijstenTeksten);
  if (!bericht || bericht.nakijken.length === 0) return null;
  const { voorstel } = bericht;
  const accept = (): void =>
    onChange(rij.woord, { ...rij, ...(bericht.hoofdNaam === '' ? { onthouden: true } : { hoofd: bericht.hoofd }) });
  return (
    <div className={css['twijfel']}>
      {bericht.nakijken.map((zin) => (
        <div key={zin}>{zin}</div>
      ))}
      {mayChange && (
        <div className={css['rij']}>
          {voorstel !== undefined && (
            <Button size="small" variant="outlined" onClick={() => onChange(rij.woord, { woord: voorstel })}>
              {t('woorden.maak', { woord: voorstel })}
            </Button>
          )}
          <Button size="small" variant="text" aria-label={t('woorden.kloptNaam', { woord: rij.woord })} onClick={accept}>
            {t('woorden.klopt')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Buttons({ row, mayChange, onEdit, onRemove, onHear }: RowProps) {
  const { t } = useTexts(lijstenTeksten);
  const { woord } = row.rij;
  const buttons = [
    { name: t('woorden.hoor', { woord }), icon: mdiVolumeHigh, onClick: () => onHear(row.rij) },
    ...(mayChange
      ? [
          { name: t('woorden.wijzig', { woord }), icon: mdiPencilOutline, onClick: () => onEdit(row) },
          { name: t('woorden.weg', { woord }), icon: mdiDeleteOutline, onClick: () => onRemove(woord) },
        ]
      : []),
  ];
  return buttons.map(({ name, icon, onClick }) => (
    <IconButton key={name} aria-label={name} title={name} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
        <path d={icon} />
      </svg>
    </IconButton>
  ));
}
