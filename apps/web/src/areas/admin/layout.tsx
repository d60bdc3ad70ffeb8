import {
  mdiAccountGroup,
  mdiAccountArrowRightOutline,
  mdiAccountEyeOutline,
  mdiAccountHeartOutline,
  mdiAccountSchoolOutline,
  mdiCardAccountDetailsOutline,
  mdiCardMultipleOutline,
  mdiClipboardTextClockOutline,
  mdiEmailOutline,
  mdiFileChartOutline,
  mdiFileImportOutline,
  mdiHandHeartOutline,
  mdiHumanMaleBoard,
  mdiLicense,
  mdiRoadVariant,
  mdiTrashCanOutline,
  mdiViewDashboard,
} from '@mdi/js';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { lazy, useEffect } from 'react';
import { href, Outlet, useParams } from 'react-router';
import { fetchPaths } from '../../shared/api/paths.ts';
import type { Crumbs } from '../../shared/crumbs/crumb.ts';
import { Frame } from '../../shared/frame/frame.tsx';
import type { MenuItem } from '../../shared/frame/menu.tsx';
import { Search } from '../../shared/search/search.tsx';
import { doorAt } from '../../shared/session/doors.ts';
import { requireDoor } from '../../shared/session/guard.ts';
import { isBackOffice } from '../../shared/session/routes.ts';
import { useUser } from '../../shared/session/session.ts';
import { useMij } from '../../shared/session/use-mij.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { groepenCrumb } from './crumbs.ts';
import { takeEigenWoorden } from './eigenwoorden.ts';

const loadZoeken = () => import('./zoeken/zoeken.tsx');
/** Searching everywhere is asked for now and then; the bar has its button only. */
const Zoeken = lazy(async () => ({ default: (await loadZoeken()).Zoeken }));

export const handle: Crumbs = { crumbs: [groepenCrumb] };
export const clientMiddleware = [requireDoor, takeEigenWoorden];

/** The menu beside the groepen, in its order: everybody has what they may open. Our office has a roadmap of its own. */
const ITEMS = {
  docenten: ['/admins/:adminId/docenten', mdiHumanMaleBoard],
  leerlingen: ['/admins/:adminId/leerlingen', mdiAccountSchoolOutline],
  inlogkaarten: ['/admins/:adminId/inlogkaarten', mdiCardMultipleOutline],
  accountgegevens: ['/admins/:adminId/accountgegevens', mdiCardAccountDetailsOutline],
  zorgleerlingen: ['/admins/:adminId/zorgleerlingen', mdiHandHeartOutline],
  edexml: ['/admins/:adminId/edexml', mdiFileImportOutline],
  lvsspelling: ['/admins/:adminId/lvsspelling', mdiFileChartOutline],
  licentie: ['/admins/:adminId/licentie', mdiLicense],
  verhuistokens: ['/admins/:adminId/verhuistokens', mdiAccountArrowRightOutline],
  meekijken: ['/admins/:adminId/meekijken', mdiAccountEyeOutline],
  prullenbak: ['/admins/:adminId/prullenbak', mdiTrashCanOutline],
  berichten: ['/admins/:adminId/berichten', mdiEmailOutline],
  roadmap: ['/admins/:adminId/roadmap', mdiRoadVariant],
  'vriend-uitnodigen': ['/admins/:adminId/vriend-uitnodigen', mdiAccountHeartOutline],
  logboek: ['/admins/:adminId/logboek', mdiClipboardTextClockOutline],
} as const;
type Naam = keyof typeof ITEMS;
const NAMEN = Object.keys(ITEMS).filter((naam): naam is Naam => naam in ITEMS);
/** What is in the bar itself; the others are one click further. */
const ELKE_DAG: readonly Naam[] = ['docenten', 'zorgleerlingen', 'berichten'];

function useMenu(): MenuItem[] {
  const { t } = useTexts(kaderTeksten);
  const { adminId = '' } = useParams();
  const role = useUser()?.role;
  const dashboard = { label: t('frame.dashboard'), to: href('/superadmin/dashboard'), icon: mdiViewDashboard };
  const label = t(role === 'thuisadmin' ? 'frame.kinderen' : role === 'rtadmin' ? 'frame.clienten' : 'frame.groepen');
  const groepen = { label, to: href('/admins/:adminId/groepen', { adminId }), icon: mdiAccountGroup };
  const mij = useMij().data;
  const isMine = (naam: Naam): boolean => {
    const door = doorAt(href(ITEMS[naam][0], { adminId }));
    if (!role || !door?.wie.includes(role) || (naam === 'roadmap' && isBackOffice(role))) return false;
    if (naam === 'verhuistokens' && role === 'docent' && !mij?.admin.docentVerhuist) return false;
    return !door.pakket || (mij?.admin.pakketten.includes(door.pakket) ?? false);
  };
  const others = NAMEN.filter(isMine).map((naam) => {
    const [path, icon] = ITEMS[naam];
    return {
      label: naam === 'licentie' && role === 'thuisadmin' ? t('menu.abonnement') : t(`menu.${naam}`),
      to: href(path, { adminId }),
      icon,
      meer: !ELKE_DAG.includes(naam),
      count: naam === 'berichten' ? mij?.ongelezen : undefined,
    };
  });
  return role && isBackOffice(role) ? [dashboard, groepen, ...others] : [groepen, ...others];
}

export default function AdminLayout() {
  const menu = useMenu();
  const { adminId = '' } = useParams();
  const role = useUser()?.role;
  useEffect(() => void fetchPaths().catch(() => undefined), []);
  return (
    <Frame
      menu={menu}
      search={
        role && (
          <Search
            onNear={() => void loadZoeken()}
            renderDialog={(onClose) => <Zoeken adminId={adminId} role={role} menu={menu} onClose={onClose} />}
          />
        )
      }
    >
      <Outlet />
    </Frame>
  );
}
