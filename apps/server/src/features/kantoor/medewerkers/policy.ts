import type { Rol } from '@spelrijk/domain/rol';
import { needing, no, withMfa, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'officeUser.manage' | 'role.change';

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

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'officeUser.manage': { ...NIEMAND, superadmin: withMfa },
  'role.change': { ...NIEMAND, superadmin: needing('all', 'mfa', 'reason') },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
