import Skeleton from '@mui/material/Skeleton';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { href, Link } from 'react-router';
import { call } from '../../../../shared/api/call.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { ScrollTable } from '../../../../shared/table/scroll-table.tsx';
import { type Column, SortHead } from '../../../../shared/table/sort-head.tsx';
import { type Sort, sortRows } from '../../../../shared/table/sort.ts';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { serverNow } from '../../../../shared/session/clock.ts';
import type { Dashboard } from './dashboard.ts';
import { TableBody, TableCell, TableRow } from '../../../../shared/table/cells.tsx';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './dashboard.module.css';

/** What draws charts comes after what waits for somebody. */
const Gebruik = lazy(async () => ({ default: (await import('./parts/gebruik.tsx')).Gebruik }));
const Stand = lazy(async () => ({ default: (await import('./parts/stand.tsx')).Stand }));

type Admin = Dashboard['admins'][number];
type Key = 'naam' | 'soort' | 'regio' | 'leerlingen' | 'geoefendWeek' | 'antwoordenWeek';

export const meta = () => pageTitle(officeTeksten, 'dashboard.titel');

const TOTALEN = ['admins', 'leerlingen', 'geoefendWeek', 'antwoordenWeek'] as const;

function useNumber(): (value: number) => string {
  const { language } = useTexts(algemeenTeksten).i18n;
  return (value) => value.toLocaleString(language);
}

function Totals({ totalen }: Pick<Dashboard, 'totalen'>) {
  const { t } = useTexts(officeTeksten);
  const number = useNumber();
  return (
    <dl className={css['tegels']}>
      {TOTALEN.map((key) => (
        <div key={key} className={css['tegel']}>
          <dt>{t(`dashboard.${key}`)}</dt>
          <dd>{number(totalen[key])}</dd>
        </div>
      ))}
    </dl>
  );
}

const TE_DOEN = [
  ['aanvragen', '/superadmin/aanvragen', ''],
  ['vragen', '/superadmin/aanvragen', '?lijst=vragen'],
  ['verzoeken', '/superadmin/aanvragen', '?lijst=verzoeken'],
  ['licenties', '/superadmin/admins', ''],
  ['mails', '/superadmin/mails', ''],
  ['mailtemplates', '/superadmin/mailtemplates', ''],
] as const;

/** What waits for somebody, each with the way to it. */
function ToDo({ teDoen }: Pick<Dashboard, 'teDoen'>) {
  const { t } = useTexts(officeTeksten);
  const wacht = TE_DOEN.filter(([wat]) => teDoen[wat] > 0);
  return (
    <section className={css['tedoen']} aria-labelledby="te-doen">
      <h2 id="te-doen">{t('dashboard.teDoen')}</h2>
      {wacht.length === 0 && <p>{t('dashboard.niets')}</p>}
      <ul>
        {wacht.map(([wat, naar, zoek]) => (
          <li key={wat}>
            <Link className={css['link'] ?? ''} to={`${href(naar)}${zoek}`}>
              {t(`dashboard.wacht.${wat}`, { count: teDoen[wat] })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useColumns(): readonly Column<Admin, Key>[] {
  const { t } = useTexts(officeTeksten);
  return [
    { key: 'naam', label: t('dashboard.naam'), value: ({ naam }) => naam },
    { key: 'soort', label: t('dashboard.soort'), value: ({ soort }) => t(`dashboard.soorten.${soort}`) },
    { key: 'regio', label: t('dashboard.regio'), value: ({ regio }) => t(`dashboard.regios.${regio}`) },
    { key: 'leerlingen', label: t('dashboard.leerlingen'), value: ({ leerlingen }) => leerlingen, numeric: true },
    { key: 'geoefendWeek', label: t('dashboard.geoefendWeek'), value: ({ geoefendWeek }) => geoefendWeek, numeric: true },
    { key: 'antwoordenWeek', label: t('dashboard.antwoordenWeek'), value: ({ antwoordenWeek }) => antwoordenWeek, numeric: true },
  ];
}

function AdminRow({ admin }: { readonly admin: Admin }) {
  const { t } = useTexts(officeTeksten);
  const number = useNumber();
  return (
    <TableRow hover>
      <TableCell className="vast" component="th" scope="row">
        <Link className={css['link'] ?? ''} to={href('/superadmin/admins/:adminId', { adminId: admin.id })}>
          {admin.naam}
        </Link>
      </TableCell>
      <TableCell>{t(`dashboard.soorten.${admin.soort}`)}</TableCell>
      <TableCell>{t(`dashboard.regios.${admin.regio}`)}</TableCell>
      <TableCell align="right">{number(admin.leerlingen)}</TableCell>
      <TableCell align="right">{number(admin.geoefendWeek)}</TableCell>
      <TableCell align="right">{number(admin.antwoordenWeek)}</TableCell>
    </TableRow>
  );
}

function AdminsTable({ admins }: Pick<Dashboard, 'admins'>) {
  const { t } = useTexts(officeTeksten);
  const columns = useColumns();
  const [sort, setSort] = useState<Sort<Key>>({ key: 'naam', order: 'asc' });
  const value = columns.find(({ key }) => key === sort.key)?.value ?? (({ naam }: Admin) => naam);
  return (
    <ScrollTable label={t('dashboard.tabel')}>
      <SortHead columns={columns} sort={sort} onSort={setSort} />
      <TableBody>
        {sortRows(admins, value, sort.order).map((admin) => (
          <AdminRow key={admin.id} admin={admin} />
        ))}
      </TableBody>
    </ScrollTable>
  );
}

function NoAdmins() {
  const { t } = useTexts(officeTeksten);
  return (
    <>
      <h2>{t('dashboard.leeg')}</h2>
      <p>{t('dashboard.leegUitleg')}</p>
    </>
  );
}

/** How the product is used, and by whom. */
export default function DashboardScreen() {
  const { t } = useTexts(officeTeksten, algemeenTeksten);
  const { data, error, refetch } = useQuery({ queryKey: ['office', 'dashboard'], queryFn: () => call('readDashboard', {}) });
  if (error)
    return <Failure error={error} onRetry={() => void refetch()} back={{ to: href('/site/home'), label: t('algemeen:naarBegin') }} />;
  return (
    <>
      <h1 className={css['titel']}>{t('office:dashboard.titel')}</h1>
      {data && <ToDo teDoen={data.teDoen} />}
      {data ? <Totals totalen={data.totalen} /> : <Skeleton variant="rounded" height={92} sx={{ mb: 2 }} />}
      {!data && <Skeleton variant="rounded" height={220} />}
      {data && (
        <Suspense fallback={<Skeleton variant="rounded" height={420} sx={{ mb: 2 }} />}>
          <Stand licenties={data.licenties} mails={data.mails} server={data.server} now={serverNow()} />
          <Gebruik gebruik={data.gebruik} />
        </Suspense>
      )}
      {data && (data.admins.length === 0 ? <NoAdmins /> : <AdminsTable admins={data.admins} />)}
      <p className={css['uitleg']}>{t('office:dashboard.weekUitleg')}</p>
    </>
  );
}
