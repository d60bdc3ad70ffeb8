import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'pupilRest.set';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'pupilRest.set': {
    superadmin: no,
    office: no,
    schooladmin: school,
    docent: group,
    rtadmin: school,
    thuisadmin: school,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
