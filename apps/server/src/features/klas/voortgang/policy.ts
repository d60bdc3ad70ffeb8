import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, own, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'progress.readPupil' | 'progress.readGroup' | 'progress.export';

/** A second factor and a reason before our office sees how a child is doing. */
const KANTOOR = needing('all', 'mfa', 'reason');

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'progress.readPupil': {
    superadmin: KANTOOR,
    office: no,
    schooladmin: school,
    docent: group,
    rtadmin: school,
    thuisadmin: school,
    leerling: own,
    demo: own,
  },
  'progress.readGroup': {
    superadmin: KANTOOR,
    office: no,
    schooladmin: school,
    docent: group,
    rtadmin: school,
    thuisadmin: school,
    leerling: no,
    demo: no,
  },
  'progress.export': {
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
