import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, own, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'session.login' | 'session.logout' | 'session.refresh' | 'session.revokeOthers' | 'credentials.updateOwn';

const EVERYBODY: Grants = {
  superadmin: own,
  office: own,
  schooladmin: own,
  docent: own,
  rtadmin: own,
  thuisadmin: own,
  leerling: own,
  demo: own,
};
const owning = needing('own', 'password');
const owningTwice = needing('own', 'mfa', 'password');

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'session.login': EVERYBODY,
  'session.logout': EVERYBODY,
  'session.refresh': EVERYBODY,
  'session.revokeOthers': {
    superadmin: needing('all', 'mfa'),
    office: withReason,
    schooladmin: school,
    docent: group,
    rtadmin: school,
    thuisadmin: school,
    leerling: own,
    demo: no,
  },
  'credentials.updateOwn': {
    superadmin: owningTwice,
    office: owningTwice,
    schooladmin: owning,
    docent: owning,
    rtadmin: owning,
    thuisadmin: owning,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];

/** Changing one's own ways in, for features beside this one. */
export const mayChangeOwn = (rol: Rol): Grant => may(rol, 'credentials.updateOwn');

/** Nobody ends the sessions of somebody with the same or more rights. */
const RANK: Readonly<Record<Rol, number>> = {
  superadmin: 4,
  office: 3,
  schooladmin: 2,
  rtadmin: 2,
  thuisadmin: 2,
  docent: 1,
  leerling: 0,
  demo: 0,
};
export const isLower = (rol: Rol, than: Rol): boolean => RANK[rol] < RANK[than];
