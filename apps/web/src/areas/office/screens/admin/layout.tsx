import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Skeleton from '@mui/material/Skeleton';
import { accountTeksten } from '@spelrijk/teksten/account';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { officeTeksten } from '@spelrijk/teksten/office';
import { verhuizingTeksten } from '@spelrijk/teksten/verhuizing';
import { useQuery } from '@tanstack/react-query';
import { href, Link, Outlet, useLocation, useParams } from 'react-router';
import { replaces } from '../../../../shared/api/fout.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { Failure } from '../../../../shared/screen/failure.tsx';
import type { Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { klantenCrumb, klantCrumb } from '../../crumbs.ts';
import { adminQuery } from '../../queries.ts';

export const handle: Crumbs = { crumbs: [klantenCrumb, klantCrumb] };

/** One customer: head and tabs around its pages. */
export default function AdminLayout() {
  const { t } = useTexts(officeTeksten, accountTeksten, kaderTeksten, verhuizingTeksten);
  const { adminId = '' } = useParams();
  const { pathname } = useLocation();
  const eigenaar = useUser()?.role === 'superadmin';
  const { data, error, refetch } = useQuery(adminQuery(adminId));
  if (replaces(error, data))
    return (
      <Failure error={error} onRetry={() => void refetch()} back={{ to: href('/superadmin/admins'), label: t('kader:menu.klanten') }} />
    );
  if (!data) return <Skeleton variant="rounded" height={320} />;
  const { naam, soort, plaats, regio } = data.admin;
  const text = [t(`office:dashboard.soorten.${soort}`), plaats, t(`office:dashboard.regios.${regio}`)]
    .filter((part) => part !== '')
    .join(' · ');
  const tabs = [
    { to: href('/superadmin/admins/:adminId', { adminId }), label: t('office:admin.overzicht') },
    { to: href('/superadmin/admins/:adminId/accountgegevens', { adminId }), label: t('account:gegevens.titel') },
    { to: href('/superadmin/admins/:adminId/licentie', { adminId }), label: t('account:licentie.titel') },
    // Accounts of a school are for the people of a school.
    ...(soort === 'school'
      ? [{ to: href('/superadmin/admins/:adminId/schoolaccount', { adminId }), label: t('office:schoolaccount.tab') }]
      : []),
    { to: href('/superadmin/admins/:adminId/verhuis-admin', { adminId }), label: t('verhuizing:titel') },
    ...(eigenaar ? [{ to: href('/superadmin/admins/:adminId/logboek', { adminId }), label: t('account:logboek.titel') }] : []),
  ];
  return (
    <>
      <ScreenHead title={naam} text={text} />
      <Tabs value={tabs.find(({ to }) => to === pathname)?.to ?? false} variant="scrollable" allowScrollButtonsMobile sx={{ mb: 2 }}>
        {tabs.map(({ to, label }) => (
          <Tab key={to} value={to} label={label} component={Link} to={to} />
        ))}
      </Tabs>
      <Outlet />
    </>
  );
}
