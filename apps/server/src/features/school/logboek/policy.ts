import type { Rol } from '@spelrijk/domain/rol';
import { no, school, withMfa, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'audit.read';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'audit.read': {
    superadmin: withMfa,
    office: no,
    schooladmin: school,
    docent: no,
    rtadmin: school,
    thuisadmin: school,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
