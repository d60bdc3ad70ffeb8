import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, type Grant, type Grants } from '../../platform/auth/grant.ts';

export type Actie = 'exerciseSettings.update';

/** A test is part of how a leerling practises. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'exerciseSettings.update': {
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
