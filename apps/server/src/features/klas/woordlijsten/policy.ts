import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'exerciseSettings.read' | 'exerciseSettings.update';

const BEGELEIDERS = { schooladmin: school, docent: group, rtadmin: school, thuisadmin: school, leerling: no, demo: no } as const;

/** What is practised is a setting: who may set practice keeps the lists. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'exerciseSettings.read': { superadmin: withReason, office: withReason, ...BEGELEIDERS },
  'exerciseSettings.update': { superadmin: no, office: no, ...BEGELEIDERS },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
