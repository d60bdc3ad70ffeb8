import type { Rol } from '@spelrijk/domain/rol';
import { group, no, own, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'besideNote.write' | 'besideNote.read';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  // In the tab of the child, by the adult who let it in.
  'besideNote.write': {
    superadmin: no,
    office: no,
    schooladmin: no,
    docent: no,
    rtadmin: no,
    thuisadmin: no,
    leerling: own,
    demo: no,
  },
  'besideNote.read': {
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
