import type { Rol } from '@spelrijk/domain/rol';
import { no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'lookAlong.grant' | 'lookAlong.read';

const BEHEER: Grants = {
  superadmin: no,
  office: no,
  schooladmin: school,
  docent: no,
  rtadmin: school,
  thuisadmin: school,
  leerling: no,
  demo: no,
};

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'lookAlong.grant': BEHEER,
  /** Only a practice or a home looks along with another. */
  'lookAlong.read': { ...BEHEER, schooladmin: no },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
