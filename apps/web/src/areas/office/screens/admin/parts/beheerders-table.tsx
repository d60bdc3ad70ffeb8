import Button from '@mui/material/Button';
import type { Beheerder } from '@spelrijk/contract/admins';
import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { officeTeksten } from '@spelrijk/teksten/office';
import { AccountStatus } from '../../../../../shared/gebruikers/account-status.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface BeheerdersTableProps {
  readonly naam: string;
  readonly beheerders: readonly Beheerder[];
  readonly onResend: (wie: Beheerder) => void;
}

export function BeheerdersTable({ naam, beheerders, onResend }: BeheerdersTableProps) {
  const { t } = useTexts(officeTeksten, accountTeksten, kaderTeksten);
  return (
    <ScrollTable label={t('office:admin.beheerdersTabel', { naam })}>
      <TableHead>
        <TableRow>
          <TableCell>{t('office:dashboard.naam')}</TableCell>
          <TableCell>{t('office:admin.email')}</TableCell>
          <TableCell>{t('office:admin.inloggen')}</TableCell>
          <TableCell>{t('office:admin.account')}</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {beheerders.map((wie) => (
          <TableRow key={wie.id} hover>
            <TableCell className="vast" component="th" scope="row">
              {`${wie.roepnaam} ${wie.achternaam}`.trim()}
            </TableCell>
            <TableCell>{wie.email}</TableCell>
            <TableCell>{wie.gebruikersnaam ?? '–'}</TableCell>
            <TableCell>
              <AccountStatus status={wie.status} uitnodiging={wie.uitnodiging} />
            </TableCell>
            <TableCell align="right">
              {wie.status === 'uitgenodigd' && (
                <Button size="small" variant="text" onClick={() => onResend(wie)}>
                  {t('account:persoon.opnieuw')}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrollTable>
  );
}
