import type { Rol } from '@spelrijk/domain/rol';
import { all, no, school, withMfa, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'licence.read' | 'licence.update' | 'licence.request' | 'feature.toggle';

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
const KLANT: Grants = { ...NIEMAND, schooladmin: school, rtadmin: school, thuisadmin: school };

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'licence.read': { ...KLANT, superadmin: all, office: all },
  'licence.update': { ...NIEMAND, superadmin: withMfa, office: all },
  'licence.request': KLANT,
  'feature.toggle': { ...NIEMAND, superadmin: withMfa, office: withReason },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
