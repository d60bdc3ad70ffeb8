import type { Rol } from '@spelrijk/domain/rol';
import { no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'school.begin';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'school.begin': { superadmin: no, office: no, schooladmin: school, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
