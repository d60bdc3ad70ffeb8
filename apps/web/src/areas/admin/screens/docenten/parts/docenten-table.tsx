import type { Docent } from '@spelrijk/contract/docenten';
import { accountTeksten } from '@spelrijk/teksten/account';
import { adminTeksten } from '@spelrijk/teksten/admin';
import { AccountStatus } from '../../../../../shared/gebruikers/account-status.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import css from '../../../../../shared/form/form.module.css';
import { RowMenu } from '../../../../../shared/row-menu/row-menu.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

export interface DocentActions {
  readonly onGroepen: (docent: Docent) => void;
  readonly onResend: (docent: Docent) => void;
  readonly onInvite: (docent: Docent) => void;
  readonly onLogOut: (docent: Docent) => void;
  readonly onRemove: (docent: Docent) => void;
}

const naamVan = ({ roepnaam, achternaam }: Docent): string => `${roepnaam} ${achternaam}`.trim();

function useItems(docent: Docent, { onGroepen, onResend, onInvite, onLogOut, onRemove }: DocentActions) {
  const { t } = useTexts(adminTeksten, accountTeksten);
  if (docent.rol !== 'docent') return [];
  const resend = { label: t('account:persoon.opnieuw'), onClick: () => onResend(docent) };
  const invite = { label: t('account:persoon.uitnodigen'), onClick: () => onInvite(docent) };
  return [
    { label: t('admin:docenten.groepenWijzigen'), onClick: () => onGroepen(docent) },
    ...(docent.status === 'uitgenodigd' ? [resend] : []),
    ...(docent.status === 'uit-te-nodigen' ? [invite] : []),
    ...(docent.status === 'actief' ? [{ label: t('admin:docenten.logUit'), onClick: () => onLogOut(docent) }] : []),
    { label: t('admin:docenten.verwijder'), onClick: () => onRemove(docent) },
  ];
}

function Row({ docent, actions }: { readonly docent: Docent; readonly actions: DocentActions }) {
  const { t } = useTexts(adminTeksten);
  const groepen = docent.groepen.map(({ naam }) => naam).join(', ') || t('docenten.geenGroepen');
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        {naamVan(docent)}
        {docent.email !== null && <div className={css['zacht']}>{docent.email}</div>}
      </TableCell>
      <TableCell>{docent.rol === 'docent' ? groepen : t('docenten.beheerder')}</TableCell>
      <TableCell>{docent.status && <AccountStatus status={docent.status} uitnodiging={docent.uitnodiging} />}</TableCell>
      <TableCell>{docent.gebruikersnaam}</TableCell>
      <TableCell align="right">
        <RowMenu label={t('docenten.opties', { naam: naamVan(docent) })} items={useItems(docent, actions)} />
      </TableCell>
    </TableRow>
  );
}

/** A docent sees who her colleagues are, and nothing of their accounts. */
function NamesTable({ docenten }: { readonly docenten: readonly Docent[] }) {
  const { t } = useTexts(adminTeksten);
  return (
    <ScrollTable label={t('docenten.tabelNamen')}>
      <TableBody>
        {docenten.map((docent) => (
          <TableRow key={docent.id} hover>
            <TableCell component="th" scope="row">
              {naamVan(docent)}
            </TableCell>
            <TableCell>{docent.rol === 'docent' ? '' : t('docenten.beheerder')}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  );
}

export function DocentenTable({ docenten, actions }: { readonly docenten: readonly Docent[]; readonly actions: DocentActions }) {
  const { t } = useTexts(adminTeksten);
  if (docenten.every(({ status }) => status === null)) return <NamesTable docenten={docenten} />;
  return (
    <ScrollTable label={t('docenten.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('docenten.naam')}</TableCell>
          <TableCell>{t('docenten.groepen')}</TableCell>
          <TableCell>{t('docenten.status')}</TableCell>
          <TableCell>{t('docenten.inloggen')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {docenten.map((docent) => (
          <Row key={docent.id} docent={docent} actions={actions} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}
