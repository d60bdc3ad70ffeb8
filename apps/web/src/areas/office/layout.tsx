import { mdiViewDashboard } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { href, Outlet } from 'react-router';
import { Frame } from '../../shared/frame/frame.tsx';
import { requireRole } from '../../shared/session/guard.ts';
import { isBackOffice } from '../../shared/session/routes.ts';
import './texts.ts';

export const clientMiddleware = [requireRole(isBackOffice)];

export default function OfficeLayout() {
  const { t } = useTranslation('kader');
  return (
    <Frame menu={[{ label: t('frame.dashboard'), to: href('/superadmin/dashboard'), icon: mdiViewDashboard }]}>
      <Outlet />
    </Frame>
  );
}
