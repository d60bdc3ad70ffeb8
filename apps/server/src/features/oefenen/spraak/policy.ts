import type { Rol } from '@spelrijk/domain/rol';
import { all, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'speech.create' | 'speech.read';

/** Who makes word lists has them spoken; everybody of the admin hears them, and who looks on with a child hears what it hears. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'speech.create': {
    superadmin: no,
    office: no,
    schooladmin: school,
    docent: school,
    rtadmin: school,
    thuisadmin: school,
    leerling: no,
    demo: no,
  },
  'speech.read': {
    superadmin: all,
    office: all,
    schooladmin: school,
    docent: school,
    rtadmin: school,
    thuisadmin: school,
    leerling: school,
    demo: school,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
