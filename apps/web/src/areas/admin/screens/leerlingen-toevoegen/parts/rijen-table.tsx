import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { useJaargroep, useTussenvoegsel } from '../../../../../shared/region/jaargroep.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { opmerkingen, type Opmerking, type Rij } from '../rijen.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface RijenTableProps {
  readonly rijen: readonly Rij[];
  readonly groep: readonly BeheerLeerling[];
  /** Years of the groep; others can still be chosen. */
  readonly jaargroepen: readonly number[];
  readonly onChange: (rijen: readonly Rij[]) => void;
}

export function RijenTable({ rijen, groep, jaargroepen, onChange }: RijenTableProps) {
  const { t } = useTexts(beheerTeksten);
  const notes = opmerkingen(rijen, groep);
  const metVoorvoegsel = useTussenvoegsel()(rijen);
  const koppen = [
    t('wijzig.roepnaam'),
    ...(metVoorvoegsel ? [t('wijzig.voorvoegsel')] : []),
    t('wijzig.achternaam'),
    t('lijst.jaar'),
    t('toevoegen.opmerking'),
  ];
  const change = (rij: Rij): void => onChange(rijen.map((other) => (other.id === rij.id ? rij : other)));
  return (
    <ScrollTable label={t('toevoegen.tabel')} koppen={['', ...koppen]}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox" />
          {koppen.map((kop) => (
            <TableCell key={kop}>{kop}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rijen.map((rij, i) => (
          <Row
            key={rij.id}
            rij={rij}
            nummer={i + 1}
            note={notes[i]}
            jaargroepen={jaargroepen}
            metVoorvoegsel={metVoorvoegsel}
            onChange={change}
          />
        ))}
      </TableBody>
    </ScrollTable>
  );
}

const JAREN = [1, 2, 3, 4, 5, 6, 7, 8] as const;

interface RowProps {
  readonly rij: Rij;
  readonly nummer: number;
  readonly note: Opmerking | undefined;
  readonly jaargroepen: readonly number[];
  readonly metVoorvoegsel: boolean;
  readonly onChange: (rij: Rij) => void;
}

function Row({ rij, nummer, note, jaargroepen, metVoorvoegsel, onChange }: RowProps) {
  const { t } = useTexts(beheerTeksten);
  const jaar = useJaargroep();
  const regel = t('toevoegen.regel', { nummer });
  const cell = (name: 'roepnaam' | 'voorvoegsel' | 'achternaam', label: string, maxLength: number) => (
    // In a card two stand beside each other.
    <TableCell style={{ flex: '1 1 40%' }}>
      <TextField
        fullWidth
        // A Flemish surname holds its particles: it is read whole, on a tablet too.
        sx={{ minWidth: name === 'achternaam' ? 150 : 80 }}
        value={rij[name]}
        onChange={({ target }) => onChange({ ...rij, [name]: target.value })}
        slotProps={{ htmlInput: { 'aria-label': `${regel}, ${label}`, maxLength, spellCheck: false } }}
      />
    </TableCell>
  );
  return (
    <TableRow>
      <TableCell padding="checkbox">
        <Checkbox
          checked={rij.mee}
          onChange={(_, mee) => onChange({ ...rij, mee })}
          slotProps={{ input: { 'aria-label': t('toevoegen.mee', { naam: rij.roepnaam || regel }) } }}
        />
      </TableCell>
      {cell('roepnaam', t('wijzig.roepnaam'), 100)}
      {metVoorvoegsel && cell('voorvoegsel', t('wijzig.voorvoegsel'), 30)}
      {cell('achternaam', t('wijzig.achternaam'), 200)}
      <TableCell>
        <TextField
          select
          sx={{ verticalAlign: 'middle' }}
          value={rij.jaargroep}
          onChange={({ target }) => onChange({ ...rij, jaargroep: Number(target.value) })}
          slotProps={{ htmlInput: { 'aria-label': `${regel}, ${t('lijst.jaar')}` } }}
        >
          {[...new Set([...jaargroepen, ...JAREN])].map((value) => (
            <MenuItem key={value} value={value}>
              {jaar(value)}
            </MenuItem>
          ))}
        </TextField>
      </TableCell>
      <TableCell>{note && t(`toevoegen.${note}`)}</TableCell>
    </TableRow>
  );
}
