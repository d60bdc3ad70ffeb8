import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AdminKort } from '@spelrijk/contract/admins';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import css from '../../../../../shared/account/account.module.css';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';

function Row({ admin }: { readonly admin: AdminKort }) {
  const { t } = useTranslation('office');
  const dates = useDates();
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        <Link className={css['link'] ?? ''} to={href('/superadmin/admins/:adminId', { adminId: admin.id })}>
          {admin.naam}
        </Link>
      </TableCell>
      <TableCell>{t(`dashboard.soorten.${admin.soort}`)}</TableCell>
      <TableCell>{admin.plaats}</TableCell>
      <TableCell>{admin.instellingsnummer}</TableCell>
      <TableCell>{t(`dashboard.regios.${admin.regio}`)}</TableCell>
      <TableCell align="right">{admin.leerlingen}</TableCell>
      <TableCell>{admin.licentieTot === null ? '–' : `${dates.dayMonth(admin.licentieTot)} ${admin.licentieTot.slice(0, 4)}`}</TableCell>
      <TableCell>{t(`admins.statussen.${admin.status}`)}</TableCell>
    </TableRow>
  );
}

export function AdminsTable({ admins }: { readonly admins: readonly AdminKort[] }) {
  const { t } = useTranslation('office');
  return (
    <ScrollTable label={t('admins.tabel')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('dashboard.naam')}</TableCell>
          <TableCell>{t('dashboard.soort')}</TableCell>
          <TableCell>{t('admins.plaats')}</TableCell>
          <TableCell>{t('admins.nummer')}</TableCell>
          <TableCell>{t('dashboard.regio')}</TableCell>
          <TableCell align="right">{t('dashboard.leerlingen')}</TableCell>
          <TableCell>{t('admins.licentieTot')}</TableCell>
          <TableCell>{t('admins.status')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {admins.map((admin) => (
          <Row key={admin.id} admin={admin} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}
