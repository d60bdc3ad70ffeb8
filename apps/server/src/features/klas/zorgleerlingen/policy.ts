import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

/** Flagging is the first step of care: who may make a care plan may flag. */
export type Actie = 'carePupil.list' | 'carePlan.create';

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

export const TABLE: Readonly<Record<Actie, Grants>> = { 'carePupil.list': ZORG, 'carePlan.create': ZORG };

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
