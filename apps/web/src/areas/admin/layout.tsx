import { mdiAccountGroup, mdiViewDashboard } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { href, Outlet, useParams } from 'react-router';
import type { Crumbs } from '../../shared/frame/breadcrumbs.tsx';
import { Frame, type MenuItem } from '../../shared/frame/frame.tsx';
import { requireRole } from '../../shared/session/guard.ts';
import { isBackOffice, isStaff } from '../../shared/session/routes.ts';
import { useUser } from '../../shared/session/session.ts';
import { GroepenKruimel } from './kruimels.tsx';
import './texts.ts';

export const handle: Crumbs = { kruimels: [GroepenKruimel] };
export const clientMiddleware = [requireRole(isStaff)];

function useMenu(): MenuItem[] {
  const { t } = useTranslation('kader');
  const { adminId = '' } = useParams();
  const role = useUser()?.role;
  const dashboard = { label: t('frame.dashboard'), to: href('/superadmin/dashboard'), icon: mdiViewDashboard };
  const label = t(role === 'thuisadmin' ? 'frame.kinderen' : 'frame.groepen');
  const groepen = { label, to: href('/admins/:adminId/groepen', { adminId }), icon: mdiAccountGroup };
  return role && isBackOffice(role) ? [dashboard, groepen] : [groepen];
}

export default function AdminLayout() {
  return (
    <Frame menu={useMenu()}>
      <Outlet />
    </Frame>
  );
}
