import type { Rol } from '@spelrijk/domain/rol';
import { no, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'officePupil.search';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'officePupil.search': {
    superadmin: withReason,
    office: withReason,
    schooladmin: no,
    docent: no,
    rtadmin: no,
    thuisadmin: no,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
