import type { Rol } from '@spelrijk/domain/rol';
import { all, needing, no, school, withMfa, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie =
  | 'account.read'
  | 'account.update'
  | 'officeAdmin.list'
  | 'officeAdmin.read'
  | 'officeAdmin.create'
  | 'officeAdmin.suspend'
  | 'officeAdmin.delete'
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
  'officeAdmin.list': { ...NIEMAND, superadmin: all, office: all },
  'officeAdmin.read': { ...NIEMAND, superadmin: all, office: all },
  'officeAdmin.create': { ...NIEMAND, superadmin: withMfa, office: all },
  'officeAdmin.suspend': { ...NIEMAND, superadmin: withMfa, office: withReason },
  'officeAdmin.delete': { ...NIEMAND, superadmin: needing('all', 'mfa', 'reason') },
  'officeInvitation.send': { ...NIEMAND, superadmin: all, office: all },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
