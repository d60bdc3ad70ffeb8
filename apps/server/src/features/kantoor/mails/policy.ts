import type { Rol } from '@spelrijk/domain/rol';
import { all, no, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'mailTemplate.read';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'mailTemplate.read': {
    superadmin: all,
    office: all,
    schooladmin: no,
    docent: no,
    rtadmin: no,
    thuisadmin: no,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
