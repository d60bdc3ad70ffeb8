import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'careSession.update' | 'carePlan.export';

/** Who works with the child notes what was done; our office does not. */
const SCHOOL: Grants = {
  superadmin: no,
  office: no,
  schooladmin: school,
  docent: group,
  rtadmin: no,
  thuisadmin: no,
  leerling: no,
  demo: no,
};

export const TABLE: Readonly<Record<Actie, Grants>> = { 'careSession.update': SCHOOL, 'carePlan.export': SCHOOL };

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
