import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, own, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'lvs.preview' | 'lvs.commit' | 'progress.readPupil';

const NIEMAND = { superadmin: no, office: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no } as const;

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'lvs.preview': { ...NIEMAND, schooladmin: school },
  'lvs.commit': { ...NIEMAND, schooladmin: needing('school', 'password') },
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
