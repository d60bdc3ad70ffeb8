import type { Rol } from '@spelrijk/domain/rol';
import { all, no, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'officeWebinar.list' | 'officeWebinar.write';

const kantoor: Grants = { superadmin: all, office: all, schooladmin: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no };

export const TABLE: Readonly<Record<Actie, Grants>> = { 'officeWebinar.list': kantoor, 'officeWebinar.write': kantoor };

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
