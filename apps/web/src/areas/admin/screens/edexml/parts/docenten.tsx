import Checkbox from '@mui/material/Checkbox';
import type { DocentRegel, EdexmlVoorstel } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import type { Keuzes } from '../keuzes.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../edexml.module.css';
import { heet, Opmerkingen } from './leerlingen.tsx';

interface Props {
  readonly voorstel: EdexmlVoorstel;
  readonly keuzes: Keuzes;
  readonly onChange: (keuzes: Keuzes) => void;
}

function Row({ regel, voorstel, keuzes, onChange }: Props & { readonly regel: DocentRegel }) {
  const { t } = useTexts(importsTeksten);
  const namen = voorstel.groepen.filter(({ sleutel }) => regel.groepen.includes(sleutel)).map(({ naam }) => naam);
  const kan = regel.soort === 'nieuw' || regel.soort === 'gewijzigd';
  return (
    <TableRow hover>
      <TableCell padding="checkbox">
        {kan && (
          <Checkbox
            checked={keuzes.docenten[regel.nr] ?? regel.mee}
            slotProps={{ input: { 'aria-label': t('edexml.kies', { naam: heet(regel.naam) }) } }}
            onChange={(_, mee) => onChange({ ...keuzes, docenten: { ...keuzes.docenten, [regel.nr]: mee } })}
          />
        )}
      </TableCell>
      <TableCell className="vast" component="th" scope="row">
        {heet(regel.naam)}
        {regel.email !== '' && <div className={css['zacht']}>{regel.email}</div>}
      </TableCell>
      <TableCell>
        {namen.join(', ') || '–'}
        {regel.soort === 'gewijzigd' && (
          <div className={css['zacht']}>{t('edexml.nu', { groepen: regel.oudeGroepen.join(', ') || '–' })}</div>
        )}
      </TableCell>
      <TableCell>{regel.rollen.join(', ') || '–'}</TableCell>
      <TableCell>
        <strong>{t(`edexml.soort.${regel.soort}`)}</strong>
        <Opmerkingen opmerkingen={regel.opmerkingen} />
      </TableCell>
    </TableRow>
  );
}

export function Docenten(props: Props) {
  const { t } = useTexts(importsTeksten);
  return (
    <>
      <p>{t('edexml.docentUitleg')}</p>
      <ScrollTable label={t('edexml.tabs')}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>{t('edexml.naam')}</TableCell>
            <TableCell>{t('edexml.groep')}</TableCell>
            <TableCell>{t('edexml.rollen')}</TableCell>
            <TableCell>{t('edexml.opmerking')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {props.voorstel.docenten.map((regel) => (
            <Row key={regel.nr} regel={regel} {...props} />
          ))}
        </TableBody>
      </ScrollTable>
    </>
  );
}
