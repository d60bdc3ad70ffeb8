import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, own, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'childNote.read' | 'childNote.write' | 'childNote.see';

const BEGELEIDERS = { schooladmin: school, docent: group, rtadmin: school, thuisadmin: school, leerling: no, demo: no } as const;
const STAF = { superadmin: no, office: no, schooladmin: no, docent: no, rtadmin: no, thuisadmin: no } as const;

/** Who follows a groep reads what colleagues wrote to its leerlingen; only the leerling itself says that it saw it. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'childNote.read': { superadmin: needing('all', 'mfa', 'reason'), office: no, ...BEGELEIDERS },
  'childNote.write': { superadmin: no, office: no, ...BEGELEIDERS },
  'childNote.see': { ...STAF, leerling: own, demo: own },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
