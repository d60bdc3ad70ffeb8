import {
  mdiAccountTieOutline,
  mdiClipboardTextClockOutline,
  mdiAccountSearchOutline,
  mdiCommentQuoteOutline,
  mdiDomain,
  mdiEmailEditOutline,
  mdiEmailFastOutline,
  mdiEmailOutline,
  mdiInboxArrowDownOutline,
  mdiInvoiceTextOutline,
  mdiMessageTextOutline,
  mdiMicrophone,
  mdiPlusCircleOutline,
  mdiPresentationPlay,
  mdiRoadVariant,
  mdiScaleBalance,
  mdiSpellcheck,
  mdiTuneVariant,
  mdiViewDashboard,
} from '@mdi/js';
import { kantoorPaths } from '@spelrijk/contract/paths-kantoor';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href, Outlet } from 'react-router';
import { knowPaths } from '../../shared/api/paths.ts';
import type { Crumbs } from '../../shared/crumbs/crumb.ts';
import { Frame } from '../../shared/frame/frame.tsx';
import type { MenuItem } from '../../shared/frame/menu.tsx';
import { mayOpen } from '../../shared/session/doors.ts';
import { requireDoor } from '../../shared/session/guard.ts';
import { useUser } from '../../shared/session/session.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { dashboardCrumb } from './crumbs.ts';

knowPaths(kantoorPaths);

export const handle: Crumbs = { crumbs: [dashboardCrumb] };
export const clientMiddleware = [requireDoor];

function useMenu(): MenuItem[] {
  const { t } = useTexts(kaderTeksten);
  const role = useUser()?.role;
  const items: readonly MenuItem[] = [
    { label: t('frame.dashboard'), to: href('/superadmin/dashboard'), icon: mdiViewDashboard },
    { label: t('menu.klanten'), to: href('/superadmin/admins'), icon: mdiDomain },
    { label: t('menu.leerlingen'), to: href('/superadmin/leerlingen'), icon: mdiAccountSearchOutline, meer: true },
    { label: t('menu.aanmaken'), to: href('/superadmin/aanmaken'), icon: mdiPlusCircleOutline, meer: true },
    { label: t('menu.uitnodigingen'), to: href('/superadmin/uitnodiging-versturen'), icon: mdiEmailFastOutline, meer: true },
    { label: t('menu.aanvragen'), to: href('/superadmin/aanvragen'), icon: mdiInboxArrowDownOutline },
    { label: t('menu.facturen'), to: href('/superadmin/facturen'), icon: mdiInvoiceTextOutline, meer: true },
    { label: t('menu.berichten'), to: href('/superadmin/berichten'), icon: mdiMessageTextOutline },
    { label: t('menu.roadmap'), to: href('/superadmin/roadmap'), icon: mdiRoadVariant, meer: true },
    { label: t('menu.webinars'), to: href('/superadmin/webinars'), icon: mdiPresentationPlay },
    { label: t('menu.ervaringen'), to: href('/superadmin/ervaringen'), icon: mdiCommentQuoteOutline, meer: true },
    { label: t('menu.mails'), to: href('/superadmin/mails'), icon: mdiEmailOutline, meer: true },
    { label: t('menu.mailtemplates'), to: href('/superadmin/mailtemplates'), icon: mdiEmailEditOutline, meer: true },
    { label: t('frame.opnamestudio'), to: href('/superadmin/opnamestudio'), icon: mdiMicrophone, reload: true, meer: true },
    { label: t('menu.medewerkers'), to: href('/superadmin/medewerkers'), icon: mdiAccountTieOutline, meer: true },
    { label: t('menu.beleidsproeven'), to: href('/superadmin/beleidsproeven'), icon: mdiScaleBalance, meer: true },
    { label: t('menu.redactiewoorden'), to: href('/superadmin/redactiewoorden'), icon: mdiSpellcheck, meer: true },
    { label: t('menu.instellingen'), to: href('/superadmin/instellingen'), icon: mdiTuneVariant, meer: true },
    { label: t('menu.logboek'), to: href('/superadmin/logboek'), icon: mdiClipboardTextClockOutline, meer: true },
  ];
  return items.filter(({ to }) => role && mayOpen(role, to));
}

export default function OfficeLayout() {
  return (
    <Frame menu={useMenu()}>
      <Outlet />
    </Frame>
  );
}
