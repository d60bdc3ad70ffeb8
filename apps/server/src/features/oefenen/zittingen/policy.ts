import type { Rol } from '@spelrijk/domain/rol';
import { group, looking, no, own, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'methodTest.read' | 'methodTest.submit';

/** A methodetoets is there for all eight roles to see; only the leerling itself answers. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'methodTest.read': {
    superadmin: looking('all'),
    office: looking('all'),
    schooladmin: school,
    docent: group,
    rtadmin: looking('school'),
    thuisadmin: looking('school'),
    leerling: own,
    demo: own,
  },
  'methodTest.submit': {
    superadmin: no,
    office: no,
    schooladmin: no,
    docent: no,
    rtadmin: no,
    thuisadmin: no,
    leerling: own,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
