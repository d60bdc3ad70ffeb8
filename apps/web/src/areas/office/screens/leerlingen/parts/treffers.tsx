import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { GevondenLeerling } from '@spelrijk/contract/kantoorleerlingen';
import { kantoorleerlingenTeksten } from '@spelrijk/teksten/kantoorleerlingen';
import { Empty } from '../../../../../shared/list/empty.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

/** First name and the first letter of the last name. */
export const kortNaam = ({ roepnaam, letter }: GevondenLeerling): string => (letter === '' ? roepnaam : `${roepnaam} ${letter}.`);

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
      <List
        label={t('tabel')}
        rows={leerlingen}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'leerling',
            label: t('kolom.leerling'),
            value: kortNaam,
            renderCell: (leerling) => (
              <Button size="small" variant="text" aria-label={t('openVan', { naam: kortNaam(leerling) })} onClick={() => onOpen(leerling)}>
                {kortNaam(leerling)}
              </Button>
            ),
          },
          { key: 'groep', label: t('kolom.groep'), value: ({ weg, groep }) => (weg ? t('weg') : groep) },
          { key: 'jaargroep', label: t('kolom.jaargroep'), value: ({ jaargroep }) => jaargroep },
          { key: 'klant', label: t('kolom.klant'), value: ({ admin }) => admin },
        ]}
        empty={{ title: t('niemand') }}
      />
    </>
  );
}
