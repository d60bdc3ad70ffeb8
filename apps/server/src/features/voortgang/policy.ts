import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, own, school, type Grant, type Grants } from '../../platform/auth/grant.ts';

export type Actie = 'progress.readPupil';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'progress.readPupil': {
    superadmin: needing('all', 'mfa', 'reason'),
    office: no,
    schooladmin: school,
    docent: group,
    rtadmin: school,
    thuisadmin: school,
    leerling: own,
    demo: own,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
