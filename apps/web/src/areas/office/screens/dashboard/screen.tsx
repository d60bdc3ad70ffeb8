import Skeleton from '@mui/material/Skeleton';
import { algemeenTeksten } from '@spelrijk/teksten/algemeen';
import { officeTeksten } from '@spelrijk/teksten/office';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { href, Link } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { call } from '../../../../shared/api/call.ts';
import { Failure } from '../../../../shared/screen/failure.tsx';
import { List } from '../../../../shared/list/list.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { serverNow } from '../../../../shared/session/clock.ts';
import type { Dashboard } from './dashboard.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import css from './dashboard.module.css';

/** What draws charts comes after what waits for somebody. */
const Gebruik = lazy(async () => ({ default: (await import('./parts/gebruik.tsx')).Gebruik }));
const Stand = lazy(async () => ({ default: (await import('./parts/stand.tsx')).Stand }));

type Admin = Dashboard['admins'][number];

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

function AdminsTable({ admins }: Pick<Dashboard, 'admins'>) {
  const { t } = useTexts(officeTeksten);
  const number = useNumber();
  const counted = (key: 'leerlingen' | 'geoefendWeek' | 'antwoordenWeek') => ({
    key,
    label: t(`dashboard.${key}`),
    value: (admin: Admin) => admin[key],
    renderCell: (admin: Admin) => number(admin[key]),
    numeric: true,
  });
  return (
    <List
      label={t('dashboard.tabel')}
      rows={admins}
      keyOf={({ id }) => id}
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
        { key: 'regio', label: t('dashboard.regio'), value: ({ regio }) => t(`dashboard.regios.${regio}`) },
        counted('leerlingen'),
        counted('geoefendWeek'),
        counted('antwoordenWeek'),
      ]}
      sort={{ key: 'naam', order: 'asc' }}
      search={{ wordsOf: ({ naam }) => naam }}
      empty={{ title: t('dashboard.leeg'), text: t('dashboard.leegUitleg') }}
    />
  );
}

/** How the product is used, and by whom. */
export default function DashboardScreen() {
  const { t } = useTexts(officeTeksten, algemeenTeksten);
  const { data, error, refetch } = useQuery({ queryKey: ['office', 'dashboard'], queryFn: () => call('readDashboard', {}) });
  if (replaces(error, data))
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
          {/* Below what is still on its way a link would move away. */}
          <h2 className={css['kop']}>{t('office:dashboard.perKlant')}</h2>
          <AdminsTable admins={data.admins} />
        </Suspense>
      )}
    </>
  );
}
