import Button from '@mui/material/Button';
import type { Beheerder } from '@spelrijk/contract/admins';
import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { officeTeksten } from '@spelrijk/teksten/office';
import { accountColumn, gebruikerSearch, naamColumn } from '../../../../../shared/gebruikers/columns.tsx';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { List } from '../../../../../shared/list/list.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface BeheerdersTableProps {
  readonly naam: string;
  readonly beheerders: readonly Beheerder[];
  /** One is on its way: a second mail would make the link of the first worth nothing. */
  readonly bezig: boolean;
  readonly onResend: (wie: Beheerder) => void;
}

export function BeheerdersTable({ naam, beheerders, bezig, onResend }: BeheerdersTableProps) {
  const { t } = useTexts(officeTeksten, accountTeksten, kaderTeksten);
  return (
    <List
      label={t('office:admin.beheerdersTabel', { naam })}
      rows={beheerders}
      keyOf={({ id }) => id}
      columns={[
        naamColumn(t('office:dashboard.naam'), useRegio()),
        {
          key: 'inloggen',
          label: t('office:admin.inloggen'),
          value: ({ gebruikersnaam }) => gebruikersnaam,
          renderCell: ({ gebruikersnaam }) => gebruikersnaam ?? '–',
        },
        accountColumn(t('office:admin.account')),
      ]}
      renderActions={(wie) =>
        wie.status === 'uitgenodigd' && (
          <Button size="small" variant="text" disabled={bezig} onClick={() => onResend(wie)}>
            {t('account:persoon.opnieuw')}
          </Button>
        )
      }
      search={gebruikerSearch}
      empty={{ title: t('office:admin.beheerdersTabel', { naam }) }}
    />
  );
}
