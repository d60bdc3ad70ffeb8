import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'group.list' | 'group.read' | 'group.create' | 'group.update' | 'group.delete';

const INZAGE = {
  superadmin: withReason,
  office: withReason,
  schooladmin: school,
  rtadmin: school,
  thuisadmin: school,
  leerling: no,
  demo: no,
} as const;

const NIEMAND = { superadmin: no, office: no, docent: no, leerling: no, demo: no } as const;
const BEHEER = { schooladmin: school, rtadmin: school, thuisadmin: school } as const;
const NA_WACHTWOORD = {
  schooladmin: needing('school', 'password'),
  rtadmin: needing('school', 'password'),
  thuisadmin: needing('school', 'password'),
} as const;

/** The matrix lets a docent see the names of all groepen; the overview holds more than names, so it shows only her own. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'group.list': { ...INZAGE, docent: group },
  'group.read': { ...INZAGE, docent: group },
  'group.create': { ...NIEMAND, ...BEHEER },
  'group.update': { ...NIEMAND, ...BEHEER, docent: group },
  'group.delete': { ...NIEMAND, ...NA_WACHTWOORD },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
