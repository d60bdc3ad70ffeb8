import type { Rol } from '@spelrijk/domain/rol';
import { all, no, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'officeAdmin.list' | 'officeInvitation.send';

const kantoor: Grants = { superadmin: all, office: all, schooladmin: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no };

/** Who writes to us needs no role; reading it and dealing with it is our office's. */
export const TABLE: Readonly<Record<Actie, Grants>> = { 'officeAdmin.list': kantoor, 'officeInvitation.send': kantoor };

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
