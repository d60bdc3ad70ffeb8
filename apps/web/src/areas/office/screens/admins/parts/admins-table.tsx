import Button from '@mui/material/Button';
import type { AdminKort } from '@spelrijk/contract/admins';
import { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import { officeTeksten } from '@spelrijk/teksten/office';
import { href, Link } from 'react-router';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import css from '../../../../../shared/list/list.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { useLongDay } from '../../../use-long-day.ts';
import { useRestore } from '../../../use-restore.ts';

interface RestoreProps {
  /** Brings it back; only an owner may. */
  readonly onRestore: ((admin: AdminKort) => void) | undefined;
}

/** On, suspended, or thrown away until a day; never by colour alone. */
function Status({ admin, onRestore }: RestoreProps & { readonly admin: AdminKort }) {
  const { t } = useTexts(officeTeksten, klantwissenTeksten);
  const day = useLongDay();
  if (admin.wissenOp === null) return t(`office:admins.statussen.${admin.status}`);
  return (
    <>
      {t('klantwissen:status', { dag: day(admin.wissenOp) })}
      {onRestore && (
        <Button
          size="small"
          variant="text"
          aria-label={t('klantwissen:zetTerugVan', { naam: admin.naam })}
          onClick={() => onRestore(admin)}
        >
          {t('klantwissen:zetTerug')}
        </Button>
      )}
    </>
  );
}

function Row({ admin, onRestore }: RestoreProps & { readonly admin: AdminKort }) {
  const { t } = useTexts(officeTeksten);
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
      <TableCell>
        <Status admin={admin} onRestore={onRestore} />
      </TableCell>
    </TableRow>
  );
}

export function AdminsTable({ admins }: { readonly admins: readonly AdminKort[] }) {
  const { t } = useTexts(officeTeksten, klantwissenTeksten);
  const owner = useUser()?.role === 'superadmin';
  const { mutate, error, isSuccess, variables } = useRestore();
  const onRestore = owner ? ({ id, naam }: AdminKort) => mutate({ id, naam }) : undefined;
  return (
    <>
      <FormAlert error={error} done={isSuccess ? t('klantwissen:teruggezet', { naam: variables.naam }) : undefined} />
      <Tabel admins={admins} onRestore={onRestore} />
    </>
  );
}

function Tabel({ admins, onRestore }: RestoreProps & { readonly admins: readonly AdminKort[] }) {
  const { t } = useTexts(officeTeksten);
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
          <Row key={admin.id} admin={admin} onRestore={onRestore} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}
