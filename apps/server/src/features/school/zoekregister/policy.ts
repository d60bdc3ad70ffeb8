import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'group.list';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'group.list': {
    superadmin: withReason,
    office: withReason,
    schooladmin: school,
    docent: group,
    rtadmin: school,
    thuisadmin: school,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
