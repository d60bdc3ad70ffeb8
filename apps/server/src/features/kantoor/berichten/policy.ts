import type { Rol } from '@spelrijk/domain/rol';
import { all, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'message.read' | 'officeMessage.list' | 'officeMessage.write';

const kantoor: Grants = { superadmin: all, office: all, schooladmin: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no };

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'message.read': {
    superadmin: all,
    office: all,
    schooladmin: school,
    docent: school,
    rtadmin: school,
    thuisadmin: school,
    leerling: no,
    demo: no,
  },
  'officeMessage.list': kantoor,
  'officeMessage.write': kantoor,
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
