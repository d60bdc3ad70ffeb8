import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { GevondenLeerling } from '@spelrijk/contract/kantoorleerlingen';
import { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

/** First name and the first letter of the last name. */
export const kortNaam = ({ roepnaam, letter }: GevondenLeerling): string => (letter === '' ? roepnaam : `${roepnaam} ${letter}.`);

function Rij({ leerling, onOpen }: { readonly leerling: GevondenLeerling; readonly onOpen: () => void }) {
  const { t } = useTexts(kantoorleerlingenTeksten);
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        <Button size="small" variant="text" aria-label={t('openVan', { naam: kortNaam(leerling) })} onClick={onOpen}>
          {kortNaam(leerling)}
        </Button>
      </TableCell>
      <TableCell>{leerling.weg ? t('weg') : leerling.groep}</TableCell>
      <TableCell>{leerling.jaargroep}</TableCell>
      <TableCell>{leerling.admin}</TableCell>
    </TableRow>
  );
}

interface TreffersProps {
  readonly leerlingen: readonly GevondenLeerling[];
  readonly meer: boolean;
  readonly op: 'inlognaam' | 'naam';
  readonly onOpen: (leerling: GevondenLeerling) => void;
}

/** What was found. No way to save it: whoever needs a list asks the customer. */
export function Treffers({ leerlingen, meer, op, onOpen }: TreffersProps) {
  const { t } = useTexts(kantoorleerlingenTeksten);
  if (leerlingen.length === 0) return <Empty title={t('niemand')} text={op === 'naam' ? t('niemandNaam') : t('niemandInlognaam')} />;
  return (
    <>
      <h2>{t('gevonden', { count: leerlingen.length })}</h2>
      {meer && <Alert severity="info">{t('meer')}</Alert>}
      <ScrollTable label={t('tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('kolom.leerling')}</TableCell>
            <TableCell>{t('kolom.groep')}</TableCell>
            <TableCell>{t('kolom.jaargroep')}</TableCell>
            <TableCell>{t('kolom.klant')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {leerlingen.map((leerling) => (
            <Rij key={leerling.id} leerling={leerling} onOpen={() => onOpen(leerling)} />
          ))}
        </TableBody>
      </ScrollTable>
    </>
  );
}
