import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { EdexmlVoorstel, GroepRegel } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useJaargroep } from '../../../../../shared/region/jaargroep.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { groepJoins, chooseGroep, type Keuzes } from '../keuzes.ts';
import { Opmerkingen, Wissel } from './leerlingen.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}

/** Stands in the list of choices for a groep that has to be made. */
const NIEUW = 'nieuw';

function Row({ regel, voorstel, keuzes, onChange }: Props & { readonly regel: GroepRegel }) {
  const { t } = useTexts(importsTeksten);
  const jaargroep = useJaargroep();
  const keuze = keuzes.groepen[regel.sleutel];
  const doel = (keuze?.groepId === undefined ? regel.groepId : keuze.groepId) ?? NIEUW;
  const jaren = (lijst: readonly number[]): string => lijst.map(jaargroep).join(', ') || '–';
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        <Checkbox
          checked={groepJoins(regel, keuzes)}
          slotProps={{ input: { 'aria-label': t('edexml.kies', { naam: regel.naam }) } }}
          onChange={(_, mee) => onChange(chooseGroep(keuzes, regel.sleutel, { mee }))}
        />
      </TableCell>
      <TableCell className="vast" component="th" scope="row">
        <Wissel oud={regel.oud?.naam} nieuw={regel.naam} />
        {regel.delen.length > 1 && regel.groepId === null && (
          <div>
            <FormControlLabel
              label={t('edexml.samen')}
              control={
                <Checkbox
                  checked={!keuze?.splitsen}
                  onChange={(_, samen) => onChange(chooseGroep(keuzes, regel.sleutel, { splitsen: !samen }))}
                />
              }
            />
          </div>
        )}
      </TableCell>
      <TableCell>
        <Wissel oud={regel.oud ? jaren(regel.oud.jaargroepen) : undefined} nieuw={jaren(regel.jaargroepen)} />
      </TableCell>
      <TableCell>{regel.leerlingen}</TableCell>
      <TableCell>
        <TextField
          select
          size="small"
          label={t('edexml.groepDoel')}
          value={doel}
          disabled={!groepJoins(regel, keuzes) || keuze?.splitsen === true}
          onChange={({ target }) => onChange(chooseGroep(keuzes, regel.sleutel, { groepId: target.value === NIEUW ? null : target.value }))}
          sx={{ minWidth: 190 }}
        >
          <MenuItem value={NIEUW}>{t('edexml.nieuweGroep')}</MenuItem>
          {voorstel.bestaandeGroepen.map(({ id, naam }) => (
            <MenuItem key={id} value={id}>
              {naam}
            </MenuItem>
          ))}
        </TextField>
        <Opmerkingen opmerkingen={regel.opmerkingen} />
      </TableCell>
    </TableRow>
  );
}

export function Groepen(props: Props) {
  const { t } = useTexts(importsTeksten);
  return (
    <ScrollTable label={t('edexml.tabs')}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox" />
          <TableCell>{t('edexml.naam')}</TableCell>
          <TableCell>{t('edexml.jaargroep')}</TableCell>
          <TableCell>{t('edexml.leerlingen')}</TableCell>
          <TableCell>{t('edexml.groepDoel')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {props.voorstel.groepen.map((regel) => (
          <Row key={regel.sleutel} regel={regel} {...props} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}
