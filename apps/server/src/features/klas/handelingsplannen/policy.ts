import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'carePlan.list' | 'carePlan.read' | 'carePlan.create' | 'carePlan.update' | 'carePlan.delete';

/** The four roles of the specification; our office with a reason that the school can read. */
const ZORG: Grants = {
  superadmin: withReason,
  office: withReason,
  schooladmin: school,
  docent: group,
  rtadmin: no,
  thuisadmin: no,
  leerling: no,
  demo: no,
};

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'carePlan.list': ZORG,
  'carePlan.read': ZORG,
  'carePlan.create': ZORG,
  'carePlan.update': ZORG,
  'carePlan.delete': {
    superadmin: no,
    office: no,
    schooladmin: needing('school', 'password'),
    docent: no,
    rtadmin: no,
    thuisadmin: no,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
