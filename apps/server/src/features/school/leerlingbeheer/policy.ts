import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, own, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie =
  | 'pupil.list'
  | 'pupil.read'
  | 'pupil.create'
  | 'pupil.update'
  | 'pupil.changeGroup'
  | 'pupil.trash'
  | 'trash.list'
  | 'trash.restore'
  | 'trash.purge';

const NIEMAND = { superadmin: no, office: no, docent: no, leerling: no, demo: no } as const;
const BEHEER = { schooladmin: school, rtadmin: school, thuisadmin: school } as const;
const NA_WACHTWOORD = {
  schooladmin: needing('school', 'password'),
  rtadmin: needing('school', 'password'),
  thuisadmin: needing('school', 'password'),
} as const;
/** Our office may look, with a reason that the customer reads. */
const INZAGE = { superadmin: withReason, office: withReason } as const;

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'pupil.list': { ...NIEMAND, ...BEHEER, ...INZAGE, docent: group },
  'pupil.read': { ...NIEMAND, ...BEHEER, ...INZAGE, docent: group, leerling: own, demo: own },
  'pupil.create': { ...NIEMAND, ...BEHEER, docent: group },
  'pupil.update': { ...NIEMAND, ...BEHEER, ...INZAGE, docent: group },
  'pupil.changeGroup': { ...NIEMAND, ...BEHEER },
  'pupil.trash': { ...NIEMAND, ...BEHEER, docent: group },
  'trash.list': { ...NIEMAND, ...BEHEER },
  'trash.restore': { ...NIEMAND, ...BEHEER },
  'trash.purge': { ...NIEMAND, ...NA_WACHTWOORD, superadmin: needing('all', 'mfa', 'reason') },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
