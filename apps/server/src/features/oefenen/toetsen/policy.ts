import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'exerciseSettings.update' | 'carePlan.read' | 'carePlan.addFinalTest' | 'guidance.update';

/** Our office with a reason, a school and its docenten; a practice and a home have no care plans. */
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

/** A test is part of how a leerling practises. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'exerciseSettings.update': {
    superadmin: no,
    office: no,
    schooladmin: school,
    docent: group,
    rtadmin: school,
    thuisadmin: school,
    leerling: no,
    demo: no,
  },
  'carePlan.read': ZORG,
  'carePlan.addFinalTest': ZORG,
  // The begeleiding of a practice, on its own screens.
  'guidance.update': {
    superadmin: no,
    office: no,
    schooladmin: no,
    docent: no,
    rtadmin: school,
    thuisadmin: no,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
