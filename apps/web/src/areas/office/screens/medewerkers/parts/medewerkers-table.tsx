import type { Medewerker } from '@spelrijk/contract/medewerkers';
import { accountTeksten } from '@spelrijk/teksten/account';
import { officeTeksten } from '@spelrijk/teksten/office';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import css from '../../../../../shared/form/form.module.css';
import { AccountStatus } from '../../../../../shared/gebruikers/account-status.tsx';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
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

function Row({ wie, actions }: { readonly wie: Medewerker; readonly actions: MedewerkerActions }) {
  const { t } = useTexts(officeTeksten);
  const naam = `${wie.roepnaam} ${wie.achternaam}`.trim();
  const self = useUser()?._id === wie.id;
  const items = useItems(wie, actions);
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        {naam}
        <div className={css['zacht']}>{wie.email}</div>
      </TableCell>
      <TableCell>{t(`medewerkers.rollen.${wie.rol}`)}</TableCell>
      <TableCell>
        <AccountStatus status={wie.status} uitnodiging={wie.uitnodiging} />
      </TableCell>
      <TableCell>{wie.status === 'uitgenodigd' ? '–' : t(wie.tweedeFactor ? 'medewerkers.aan' : 'medewerkers.uit')}</TableCell>
      <TableCell align="right">
        {self ? t('medewerkers.jij') : <RowMenu label={t('medewerkers.opties', { naam })} items={items} />}
      </TableCell>
    </TableRow>
  );
}

interface MedewerkersTableProps {
  readonly medewerkers: readonly Medewerker[];
  readonly actions: MedewerkerActions;
}

export function MedewerkersTable({ medewerkers, actions }: MedewerkersTableProps) {
  const { t } = useTexts(officeTeksten);
  return (
    <ScrollTable label={t('medewerkers.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('medewerkers.naam')}</TableCell>
          <TableCell>{t('medewerkers.rol')}</TableCell>
          <TableCell>{t('medewerkers.account')}</TableCell>
          <TableCell>{t('medewerkers.tweedeStap')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {medewerkers.map((wie) => (
          <Row key={wie.id} wie={wie} actions={actions} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}
