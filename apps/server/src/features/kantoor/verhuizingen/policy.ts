import type { Rol } from '@spelrijk/domain/rol';
import { all, needing, no, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'officeAdmin.read' | 'officeAdmin.move';

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
const verhuist = needing('all', 'mfa', 'reason');

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'officeAdmin.read': { ...NIEMAND, superadmin: all, office: all },
  'officeAdmin.move': { ...NIEMAND, superadmin: verhuist, office: verhuist },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];

/** More than the matrix asks, for the deed itself: a session that was left open moves no school. */
export const MET_WACHTWOORD: Grant = needing('all', 'password');
