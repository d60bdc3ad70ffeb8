import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'methodTest.manage';

/** A school makes and reads its own tests. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'methodTest.manage': {
    superadmin: no,
    office: no,
    schooladmin: school,
    docent: group,
    rtadmin: no,
    thuisadmin: no,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
