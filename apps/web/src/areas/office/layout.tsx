import {
  mdiAccountTieOutline,
  mdiClipboardTextClockOutline,
  mdiCommentQuoteOutline,
  mdiDomain,
  mdiEmailOutline,
  mdiInboxArrowDownOutline,
  mdiMicrophone,
  mdiPlusCircleOutline,
  mdiPresentationPlay,
  mdiViewDashboard,
} from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { href, Outlet } from 'react-router';
import { Frame, type MenuItem } from '../../shared/frame/frame.tsx';
import type { Crumbs } from '../../shared/frame/breadcrumbs.tsx';
import { requireRole } from '../../shared/session/guard.ts';
import { isBackOffice } from '../../shared/session/routes.ts';
import { useUser } from '../../shared/session/session.ts';
import { DashboardKruimel } from './kruimels.tsx';
import './texts.ts';

export const handle: Crumbs = { kruimels: [DashboardKruimel] };
export const clientMiddleware = [requireRole(isBackOffice)];

function useMenu(): MenuItem[] {
  const { t } = useTranslation('kader');
  const eigenaar = useUser()?.role === 'superadmin';
  return [
    { label: t('frame.dashboard'), to: href('/superadmin/dashboard'), icon: mdiViewDashboard },
    { label: t('menu.klanten'), to: href('/superadmin/admins'), icon: mdiDomain },
    { label: t('menu.aanmaken'), to: href('/superadmin/aanmaken'), icon: mdiPlusCircleOutline },
    { label: t('menu.aanvragen'), to: href('/superadmin/aanvragen'), icon: mdiInboxArrowDownOutline },
    { label: t('menu.webinars'), to: href('/superadmin/webinars'), icon: mdiPresentationPlay },
    { label: t('menu.ervaringen'), to: href('/superadmin/ervaringen'), icon: mdiCommentQuoteOutline },
    { label: t('menu.mails'), to: href('/superadmin/mails'), icon: mdiEmailOutline },
    { label: t('frame.opnamestudio'), to: href('/superadmin/opnamestudio'), icon: mdiMicrophone, reload: true },
    ...(eigenaar
      ? [
          { label: t('menu.medewerkers'), to: href('/superadmin/medewerkers'), icon: mdiAccountTieOutline },
          { label: t('menu.logboek'), to: href('/superadmin/logboek'), icon: mdiClipboardTextClockOutline },
        ]
      : []),
  ];
}

export default function OfficeLayout() {
  return (
    <Frame menu={useMenu()}>
      <Outlet />
    </Frame>
  );
}
