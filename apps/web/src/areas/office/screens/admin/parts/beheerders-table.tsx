import Button from '@mui/material/Button';
import type { Beheerder } from '@spelrijk/contract/admins';
import { useTranslation } from 'react-i18next';
import { AccountStatus } from '../../../../../shared/account/account-status.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';

interface BeheerdersTableProps {
  readonly naam: string;
  readonly beheerders: readonly Beheerder[];
  readonly onResend: (wie: Beheerder) => void;
}

export function BeheerdersTable({ naam, beheerders, onResend }: BeheerdersTableProps) {
  const { t } = useTranslation(['office', 'account', 'kader']);
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
