import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'exerciseSettings.update' | 'progress.readGroup';

const BEGELEIDERS = { schooladmin: school, docent: group, rtadmin: school, thuisadmin: school, leerling: no, demo: no } as const;

/** A leesmoment keeps texts out of practice; what was heard in it is progress of the groep. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'exerciseSettings.update': { superadmin: no, office: no, ...BEGELEIDERS },
  'progress.readGroup': { superadmin: needing('all', 'mfa', 'reason'), office: no, ...BEGELEIDERS },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
