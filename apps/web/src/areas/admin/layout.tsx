import {
  mdiAccountGroup,
  mdiAccountHeartOutline,
  mdiCardAccountDetailsOutline,
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
import type { Rol } from '@spelrijk/domain/rol';
import { kaderTeksten } from '@spelrijk/teksten/kader';
import { href, Outlet, useParams } from 'react-router';
import type { Crumbs } from '../../shared/crumbs/crumb.ts';
import { Frame } from '../../shared/frame/frame.tsx';
import type { MenuItem } from '../../shared/frame/menu.tsx';
import { requireRole } from '../../shared/session/guard.ts';
import { isBackOffice, isStaff } from '../../shared/session/routes.ts';
import { useUser } from '../../shared/session/session.ts';
import { useMij } from '../../shared/session/use-mij.ts';
import { useTexts } from '../../shared/texts/use-texts.ts';
import { groepenCrumb } from './crumbs.ts';

export const handle: Crumbs = { crumbs: [groepenCrumb] };
export const clientMiddleware = [requireRole(isStaff)];

/** What each role has in the menu beside its groepen; the server decides again. */
const MENU: Partial<Record<Rol, readonly (keyof typeof ITEMS)[]>> = {
  superadmin: ['docenten', 'accountgegevens', 'licentie', 'berichten', 'logboek'],
  office: ['docenten', 'accountgegevens', 'licentie', 'berichten'],
  schooladmin: [
    'docenten',
    'zorgleerlingen',
    'edexml',
    'lvsspelling',
    'prullenbak',
    'accountgegevens',
    'licentie',
    'berichten',
    'roadmap',
    'vriend-uitnodigen',
    'logboek',
  ],
  docent: ['docenten', 'zorgleerlingen', 'berichten', 'roadmap', 'vriend-uitnodigen'],
  rtadmin: ['prullenbak', 'accountgegevens', 'licentie', 'berichten', 'roadmap', 'vriend-uitnodigen', 'logboek'],
  thuisadmin: ['prullenbak', 'accountgegevens', 'licentie', 'berichten', 'roadmap', 'vriend-uitnodigen', 'logboek'],
};
const ITEMS = {
  docenten: ['/admins/:adminId/docenten', mdiHumanMaleBoard],
  accountgegevens: ['/admins/:adminId/accountgegevens', mdiCardAccountDetailsOutline],
  zorgleerlingen: ['/admins/:adminId/zorgleerlingen', mdiHandHeartOutline],
  edexml: ['/admins/:adminId/edexml', mdiFileImportOutline],
  lvsspelling: ['/admins/:adminId/lvsspelling', mdiFileChartOutline],
  licentie: ['/admins/:adminId/licentie', mdiLicense],
  prullenbak: ['/admins/:adminId/prullenbak', mdiTrashCanOutline],
  berichten: ['/admins/:adminId/berichten', mdiEmailOutline],
  roadmap: ['/admins/:adminId/roadmap', mdiRoadVariant],
  'vriend-uitnodigen': ['/admins/:adminId/vriend-uitnodigen', mdiAccountHeartOutline],
  logboek: ['/admins/:adminId/logboek', mdiClipboardTextClockOutline],
} as const;
/** What is in the bar itself; the others are one click further. */
const ELKE_DAG: readonly (keyof typeof ITEMS)[] = ['docenten', 'zorgleerlingen', 'berichten'];

function useMenu(): MenuItem[] {
  const { t } = useTexts(kaderTeksten);
  const { adminId = '' } = useParams();
  const role = useUser()?.role;
  const dashboard = { label: t('frame.dashboard'), to: href('/superadmin/dashboard'), icon: mdiViewDashboard };
  const label = t(role === 'thuisadmin' ? 'frame.kinderen' : 'frame.groepen');
  const groepen = { label, to: href('/admins/:adminId/groepen', { adminId }), icon: mdiAccountGroup };
  const mij = useMij().data;
  const hasZorg = mij?.admin.pakketten.includes('zorgtraject') ?? false;
  const mine = (role ? (MENU[role] ?? []) : []).filter((naam) => naam !== 'zorgleerlingen' || hasZorg);
  const others = mine.map((naam) => {
    const [path, icon] = ITEMS[naam];
    return {
      label: t(`menu.${naam}`),
      to: href(path, { adminId }),
      icon,
      meer: !ELKE_DAG.includes(naam),
      count: naam === 'berichten' ? mij?.ongelezen : undefined,
    };
  });
  return role && isBackOffice(role) ? [dashboard, groepen, ...others] : [groepen, ...others];
}

export default function AdminLayout() {
  return (
    <Frame menu={useMenu()}>
      <Outlet />
    </Frame>
  );
}
