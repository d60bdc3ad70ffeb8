import Button from '@mui/material/Button';
import type { AdminKort } from '@spelrijk/contract/admins';
import { klantwissenTeksten } from '@spelrijk/teksten/klantwissen';
import { officeTeksten } from '@spelrijk/teksten/office';
import { href, Link } from 'react-router';
import css from '../../../../../shared/list/list.module.css';
import { List } from '../../../../../shared/list/list.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useUser } from '../../../../../shared/session/session.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
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

interface AdminsTableProps {
  readonly admins: readonly AdminKort[];
  readonly onSort: (op: string) => void;
}

export function AdminsTable({ admins, onSort }: AdminsTableProps) {
  const { t } = useTexts(officeTeksten, klantwissenTeksten);
  const owner = useUser()?.role === 'superadmin';
  const { mutate, error, isSuccess, variables } = useRestore();
  const onRestore = owner ? ({ id, naam }: AdminKort) => mutate({ id, naam }) : undefined;
  return (
    <>
      <FormAlert error={error} done={isSuccess ? t('klantwissen:teruggezet', { naam: variables.naam }) : undefined} />
      <Tabel admins={admins} onSort={onSort} onRestore={onRestore} />
    </>
  );
}

function Tabel({ admins, onSort, onRestore }: RestoreProps & AdminsTableProps) {
  const { t } = useTexts(officeTeksten);
  const dates = useDates();
  const tot = ({ licentieTot }: AdminKort): string =>
    licentieTot === null ? '–' : `${dates.dayMonth(licentieTot)} ${licentieTot.slice(0, 4)}`;
  return (
    <List
      label={t('admins.tabel')}
      rows={admins}
      keyOf={({ id }) => id}
      sort={{ key: 'naam', order: 'asc' }}
      onServe={onSort}
      columns={[
        {
          key: 'naam',
          label: t('dashboard.naam'),
          value: ({ naam }) => naam,
          renderCell: ({ id, naam }) => (
            <Link className={css['link'] ?? ''} to={href('/superadmin/admins/:adminId', { adminId: id })}>
              {naam}
            </Link>
          ),
        },
        { key: 'soort', label: t('dashboard.soort'), value: ({ soort }) => t(`dashboard.soorten.${soort}`) },
        { key: 'plaats', label: t('admins.plaats'), value: ({ plaats }) => plaats },
        { key: 'nummer', label: t('admins.nummer'), value: ({ instellingsnummer }) => instellingsnummer },
        { key: 'regio', label: t('dashboard.regio'), value: ({ regio }) => t(`dashboard.regios.${regio}`) },
        { key: 'leerlingen', label: t('dashboard.leerlingen'), value: ({ leerlingen }) => leerlingen, numeric: true },
        { key: 'tot', label: t('admins.licentieTot'), value: tot },
        {
          key: 'status',
          label: t('admins.status'),
          value: ({ status }) => t(`admins.statussen.${status}`),
          renderCell: (admin) => <Status admin={admin} onRestore={onRestore} />,
        },
      ]}
      empty={{ title: t('admins.geenTreffer'), text: t('admins.geenTrefferUitleg') }}
    />
  );
}
