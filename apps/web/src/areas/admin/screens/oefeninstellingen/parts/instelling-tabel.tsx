import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { oefeninstellingenTeksten } from '@spelrijk/teksten/oefeninstellingen';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../../../instellingen/instellingen.module.css';
import type { Instellinghouder } from '../../../instellingen/queries.ts';
import { usePathParams } from '../../../params.ts';
import { Afwijkingen } from './afwijkingen.tsx';

interface TabelProps {
  readonly leerlingen: readonly Instellinghouder[];
  /** May choose and change. */
  readonly mag: boolean;
  readonly gekozen: ReadonlySet<string>;
  readonly onKies: (gekozen: ReadonlySet<string>) => void;
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wijktAf = ({ eigen }: Instellinghouder): boolean => Object.keys(eigen).length > 0;

export function InstellingTabel({ leerlingen, mag, gekozen, onKies }: TabelProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const [zoek, setZoek] = useState('');
  const [alleenAf, setAlleenAf] = useState(false);
  const rijen = leerlingen.filter((houder) => fold(houder.naam).includes(fold(zoek.trim())) && (!alleenAf || wijktAf(houder)));
  const idsVan = rijen.map(({ leerlingId }) => leerlingId ?? '');
  const alles = idsVan.length > 0 && idsVan.every((id) => gekozen.has(id));
  const wissel = (ids: readonly string[], aan: boolean): void => {
    const next = new Set(gekozen);
    for (const id of ids)
      if (aan) next.add(id);
      else next.delete(id);
    onKies(next);
  };
  return (
    <>
      <div className={css['filters']}>
        <TextField label={t('overzicht.zoek')} value={zoek} onChange={({ target }) => setZoek(target.value)} />
        <FormControlLabel
          control={<Checkbox checked={alleenAf} onChange={(_, aan) => setAlleenAf(aan)} />}
          label={t('overzicht.alleenAf')}
        />
      </div>
      {rijen.length === 0 ? (
        <p>{t('overzicht.geenAf')}</p>
      ) : (
        <ScrollTable label={t('overzicht.tabel')}>
          <TableHead>
            <TableRow>
              {mag && (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={alles}
                    slotProps={{ input: { 'aria-label': t('overzicht.kiesAlles') } }}
                    onChange={(_, aan) => wissel(idsVan, aan)}
                  />
                </TableCell>
              )}
              <TableCell>{t('overzicht.naam')}</TableCell>
              <TableCell>{t('overzicht.wijktAf')}</TableCell>
              <TableCell>{t('overzicht.gewijzigd')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rijen.map((houder) => (
              <Rij key={houder.id} houder={houder} mag={mag} gekozen={gekozen.has(houder.leerlingId ?? '')} onWissel={wissel} />
            ))}
          </TableBody>
        </ScrollTable>
      )}
    </>
  );
}

interface RijProps {
  readonly houder: Instellinghouder;
  readonly mag: boolean;
  readonly gekozen: boolean;
  readonly onWissel: (ids: readonly string[], aan: boolean) => void;
}

function Rij({ houder, mag, gekozen, onWissel }: RijProps) {
  const { t } = useTexts(oefeninstellingenTeksten);
  const { adminId, groepId } = usePathParams();
  const { dayMonth } = useDates();
  const { naam, leerlingId, eigen, gewijzigd } = houder;
  const id = leerlingId ?? '';
  const door = gewijzigd?.door || t('bewaar.iemand').toLowerCase();
  return (
    <TableRow hover selected={gekozen}>
      {mag && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={gekozen}
            slotProps={{ input: { 'aria-label': t('overzicht.kies', { naam }) } }}
            onChange={(_, aan) => onWissel([id], aan)}
          />
        </TableCell>
      )}
      <TableCell component="th" scope="row">
        <Link to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/oefeninstellingen', { adminId, groepId, leerlingId: id })}>
          {naam}
        </Link>
      </TableCell>
      <TableCell style={{ minWidth: '18rem', whiteSpace: 'normal' }}>
        <Afwijkingen eigen={eigen} geen={t('overzicht.zoals')} />
      </TableCell>
      <TableCell>{gewijzigd ? t('overzicht.door', { dag: dayMonth(gewijzigd.op), naam: door }) : ''}</TableCell>
    </TableRow>
  );
}
