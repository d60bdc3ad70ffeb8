import type { Rol } from '@spelrijk/domain/rol';
import { no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'pupil.changeGroup';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'pupil.changeGroup': {
    superadmin: no,
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
