import type { Rol } from '@spelrijk/domain/rol';
import { needing, no, withMfa, type Grant, type Grants } from '../../../platform/auth/grant.ts';

/** `updateRisky`: what cannot be taken back whole, or may lock people out. */
export type Actie = 'setting.read' | 'setting.update' | 'setting.updateRisky';

const anderen = { office: no, schooladmin: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no } as const;

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'setting.read': { ...anderen, superadmin: withMfa },
  'setting.update': { ...anderen, superadmin: withMfa },
  'setting.updateRisky': { ...anderen, superadmin: needing('all', 'mfa', 'password') },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
