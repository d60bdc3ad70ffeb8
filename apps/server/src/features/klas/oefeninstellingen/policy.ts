import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'exerciseSettings.read' | 'exerciseSettings.update';

const BEGELEIDERS = { schooladmin: school, docent: group, rtadmin: school, thuisadmin: school, leerling: no, demo: no } as const;

/** Our office may look, with a reason that the customer reads; it changes nothing. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'exerciseSettings.read': { ...BEGELEIDERS, superadmin: withReason, office: withReason },
  'exerciseSettings.update': { ...BEGELEIDERS, superadmin: no, office: no },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
