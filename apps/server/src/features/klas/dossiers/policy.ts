import type { Rol } from '@spelrijk/domain/rol';
import { needing, no, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'pupil.exportDossier';

const NA_WACHTWOORD = needing('school', 'password');

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'pupil.exportDossier': {
    superadmin: needing('all', 'mfa', 'reason'),
    office: no,
    schooladmin: NA_WACHTWOORD,
    docent: no,
    rtadmin: NA_WACHTWOORD,
    thuisadmin: NA_WACHTWOORD,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
