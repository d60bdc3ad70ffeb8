import type { Rol } from '@spelrijk/domain/rol';
import { all, no, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'policyTrial.read' | 'policyTrial.write';

const kantoor: Grants = { superadmin: all, office: all, schooladmin: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no };

/** What comes out is sums; which children they are of nobody at our office sees. */
export const TABLE: Readonly<Record<Actie, Grants>> = { 'policyTrial.read': kantoor, 'policyTrial.write': kantoor };

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
