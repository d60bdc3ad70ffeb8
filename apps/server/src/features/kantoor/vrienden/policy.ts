import type { Rol } from '@spelrijk/domain/rol';
import { no, own, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'friendInvite.send';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'friendInvite.send': {
    superadmin: no,
    office: no,
    schooladmin: own,
    docent: own,
    rtadmin: own,
    thuisadmin: own,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
