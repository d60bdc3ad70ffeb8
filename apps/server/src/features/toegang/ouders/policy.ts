import type { Rol } from '@spelrijk/domain/rol';
import { no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'parent.manage';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'parent.manage': { superadmin: no, office: no, schooladmin: no, docent: no, rtadmin: no, thuisadmin: school, leerling: no, demo: no },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
