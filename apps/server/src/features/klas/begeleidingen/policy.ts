import type { Rol } from '@spelrijk/domain/rol';
import { no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'guidance.read' | 'guidance.update';

/** A practice's own: care plans of a school are another thing, and our office does not look. */
const PRAKTIJK: Grants = {
  superadmin: no,
  office: no,
  schooladmin: no,
  docent: no,
  rtadmin: school,
  thuisadmin: no,
  leerling: no,
  demo: no,
};

export const TABLE: Readonly<Record<Actie, Grants>> = { 'guidance.read': PRAKTIJK, 'guidance.update': PRAKTIJK };

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
