import type { Medewerker } from '@spelrijk/contract/medewerkers';
import { accountTeksten } from '@spelrijk/teksten/account';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useRegio } from '../../../../../shared/region/use-regio.ts';
import { accountColumn, gebruikerNaam, gebruikerSearch, naamColumn } from '../../../../../shared/gebruikers/columns.tsx';
import { List } from '../../../../../shared/list/list.tsx';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface MedewerkerActions {
  readonly onResend: (wie: Medewerker) => void;
  readonly onStatus: (wie: Medewerker) => void;
  readonly onRol: (wie: Medewerker) => void;
  readonly onRemove: (wie: Medewerker) => void;
}

/** Somebody who has not accepted yet can be invited again or let go; nobody changes herself. */
function useItems(wie: Medewerker, { onResend, onStatus, onRol, onRemove }: MedewerkerActions) {
  const { t } = useTexts(officeTeksten, accountTeksten);
  const remove = { label: t('office:medewerkers.verwijder'), onClick: () => onRemove(wie) };
  if (wie.status === 'uitgenodigd') return [{ label: t('account:persoon.opnieuw'), onClick: () => onResend(wie) }, remove];
  return [
    {
      label: t(wie.rol === 'office' ? 'office:medewerkers.maakEigenaar' : 'office:medewerkers.maakMedewerker'),
      onClick: () => onRol(wie),
    },
    { label: t(wie.status === 'actief' ? 'office:medewerkers.schors' : 'office:medewerkers.laatToe'), onClick: () => onStatus(wie) },
    remove,
  ];
}

function Actions({ wie, actions }: { readonly wie: Medewerker; readonly actions: MedewerkerActions }) {
  const { t } = useTexts(officeTeksten);
  const self = useUser()?._id === wie.id;
  const items = useItems(wie, actions);
  return self ? t('medewerkers.jij') : <RowMenu label={t('medewerkers.opties', { naam: gebruikerNaam(wie) })} items={items} />;
}

interface MedewerkersTableProps {
  readonly medewerkers: readonly Medewerker[];
  readonly actions: MedewerkerActions;
}

export function MedewerkersTable({ medewerkers, actions }: MedewerkersTableProps) {
  const { t } = useTexts(officeTeksten);
  return (
    <List
      label={t('medewerkers.tabel')}
      rows={medewerkers}
      keyOf={({ id }) => id}
      columns={[
        naamColumn(t('medewerkers.naam'), useRegio()),
        { key: 'rol', label: t('medewerkers.rol'), value: ({ rol }) => t(`medewerkers.rollen.${rol}`) },
        accountColumn(t('medewerkers.account')),
        {
          key: 'tweedeStap',
          label: t('medewerkers.tweedeStap'),
          value: ({ status, tweedeFactor }) => (status === 'uitgenodigd' ? '–' : t(tweedeFactor ? 'medewerkers.aan' : 'medewerkers.uit')),
        },
      ]}
      renderActions={(wie) => <Actions wie={wie} actions={actions} />}
      search={gebruikerSearch}
      empty={{ title: t('medewerkers.titel') }}
    />
  );
}
