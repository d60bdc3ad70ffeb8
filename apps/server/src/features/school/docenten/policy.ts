import type { Rol } from '@spelrijk/domain/rol';
import { namesOnly, needing, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'teacher.list' | 'teacher.create' | 'teacher.update' | 'teacher.delete' | 'group.assignTeacher';

const NIEMAND: Grants = {
  superadmin: no,
  office: no,
  schooladmin: no,
  docent: no,
  rtadmin: no,
  thuisadmin: no,
  leerling: no,
  demo: no,
};

/** A docent sees the names of her colleagues; a docent changes her own name, after giving her password again. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'teacher.list': { ...NIEMAND, superadmin: withReason, office: withReason, schooladmin: school, docent: namesOnly('school') },
  'teacher.create': { ...NIEMAND, schooladmin: school },
  'teacher.update': { ...NIEMAND, schooladmin: school, docent: needing('own', 'password') },
  'teacher.delete': { ...NIEMAND, schooladmin: needing('school', 'password') },
  'group.assignTeacher': { ...NIEMAND, schooladmin: school },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
