import type { Rol } from '@spelrijk/domain/rol';
import { all, needing, no, school, withMfa, withReason, type Grant, type Grants } from '../../platform/auth/grant.ts';

export type Actie =
  | 'account.read'
  | 'account.update'
  | 'licence.read'
  | 'licence.update'
  | 'feature.toggle'
  | 'officeAdmin.list'
  | 'officeAdmin.read'
  | 'officeAdmin.create'
  | 'officeAdmin.suspend'
  | 'officeInvitation.send';

const NIEMAND: Grants = {
  superadmin: no,
  office: no,
  schooladmin: no,
  docent: no,
  rtadmin: no,
  thuisadmin: no,
  leerling: no,
  demo: no,
};
const KLANT = { ...NIEMAND, schooladmin: school, rtadmin: school, thuisadmin: school };
const bevestigd = needing('school', 'password');

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'account.read': { ...KLANT, superadmin: all, office: all },
  'account.update': {
    ...NIEMAND,
    superadmin: withMfa,
    office: withReason,
    schooladmin: bevestigd,
    rtadmin: bevestigd,
    thuisadmin: bevestigd,
  },
  'licence.read': { ...KLANT, superadmin: all, office: all },
  'licence.update': { ...NIEMAND, superadmin: withMfa, office: all },
  'feature.toggle': { ...NIEMAND, superadmin: withMfa, office: withReason },
  'officeAdmin.list': { ...NIEMAND, superadmin: all, office: all },
  'officeAdmin.read': { ...NIEMAND, superadmin: all, office: all },
  'officeAdmin.create': { ...NIEMAND, superadmin: withMfa, office: all },
  'officeAdmin.suspend': { ...NIEMAND, superadmin: withMfa, office: withReason },
  'officeInvitation.send': { ...NIEMAND, superadmin: all, office: all },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
