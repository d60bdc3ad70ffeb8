import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'group.list' | 'group.read';

const BEHEER = {
  superadmin: withReason,
  office: withReason,
  schooladmin: school,
  rtadmin: school,
  thuisadmin: school,
  leerling: no,
  demo: no,
} as const;

/** The matrix lets a docent see the names of all groepen; the overview holds more than names, so it shows only her own. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'group.list': { ...BEHEER, docent: group },
  'group.read': { ...BEHEER, docent: group },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
