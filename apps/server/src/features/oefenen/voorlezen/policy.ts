import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, own, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'progress.readPupil' | 'exerciseSettings.update';

const BEGELEIDERS = { schooladmin: school, docent: group, rtadmin: school, thuisadmin: school } as const;

/** Who follows a child listens to it. No route lets our office see a mark: it listens to nobody. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'progress.readPupil': { superadmin: needing('all', 'mfa', 'reason'), office: no, ...BEGELEIDERS, leerling: own, demo: own },
  'exerciseSettings.update': { superadmin: no, office: no, ...BEGELEIDERS, leerling: no, demo: no },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
