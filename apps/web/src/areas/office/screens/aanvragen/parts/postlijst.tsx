import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { Aanvraag, Contactvraag } from '@spelrijk/contract/aanvragen';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface PostlijstProps {
  readonly soort: 'aanvragen' | 'vragen';
  readonly rijen: readonly (Aanvraag | Contactvraag)[];
  readonly onOpen: (id: string) => void;
}

/** What it is about. */
function useWat(): (rij: Aanvraag | Contactvraag) => string {
  const { t } = useTexts(inboxTeksten);
  return (rij) =>
    'onderwerp' in rij
      ? t(`onderwerpen.${rij.onderwerp}`)
      : [t(`soorten.${rij.soort}`), rij.organisatie].filter((x) => x !== '').join(': ');
}

function Stand({ status }: Pick<Aanvraag | Contactvraag, 'status'>) {
  const { t } = useTexts(inboxTeksten);
  const isNew = status === 'nieuw';
  return <Chip size="small" label={t(`standen.${status}`)} color={isNew ? 'primary' : 'default'} variant={isNew ? 'filled' : 'outlined'} />;
}

/** What came in, the newest first. */
export function Postlijst({ soort, rijen, onOpen }: PostlijstProps) {
  const { t } = useTexts(inboxTeksten);
  const dates = useDates();
  const wat = useWat();
  const aantal = {
    key: 'leerlingen' as const,
    label: t('kolom.leerlingen'),
    value: (rij: Aanvraag | Contactvraag) => ('leerlingen' in rij ? rij.leerlingen : null),
    numeric: true,
  };
  return (
    <List
      key={soort}
      label={t(`tabel.${soort}`)}
      rows={rijen}
      keyOf={({ id }) => id}
      columns={[
        { key: 'wie', label: t('kolom.wie'), value: ({ naam }) => naam },
        { key: 'wat', label: t(soort === 'aanvragen' ? 'kolom.wat' : 'kolom.onderwerp'), value: wat },
        ...(soort === 'aanvragen' ? [aantal] : []),
        {
          key: 'stand',
          label: t('kolom.stand'),
          value: ({ status }) => t(`standen.${status}`),
          renderCell: ({ status }) => <Stand status={status} />,
        },
        { key: 'op', label: t('kolom.op'), value: ({ createdAt }) => createdAt, renderCell: ({ createdAt }) => dates.stamp(createdAt) },
      ]}
      renderActions={({ id, naam }) => (
        <Button size="small" variant="text" onClick={() => onOpen(id)} aria-label={`${t('open')}: ${naam}`}>
          {t('open')}
        </Button>
      )}
      search={{ wordsOf: (rij) => `${rij.naam} ${wat(rij)}` }}
      empty={{ title: t(`leeg.${soort}`) }}
    />
  );
}
