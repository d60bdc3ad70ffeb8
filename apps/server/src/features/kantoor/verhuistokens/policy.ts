import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'moveToken.create' | 'moveToken.revoke' | 'moveToken.redeem' | 'moveToken.allowTeachers';

/** A docent only for own groepen, and only where the school switched it on (see `enter`). */
const BEGELEIDERS: Grants = {
  superadmin: no,
  office: no,
  schooladmin: school,
  docent: group,
  rtadmin: school,
  thuisadmin: school,
  leerling: no,
  demo: no,
};

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'moveToken.create': BEGELEIDERS,
  'moveToken.revoke': BEGELEIDERS,
  'moveToken.redeem': BEGELEIDERS,
  'moveToken.allowTeachers': { ...BEGELEIDERS, docent: no, rtadmin: no, thuisadmin: no },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
