import type { Rol } from '@spelrijk/domain/rol';
import { group, needing, no, own, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'voice.switch' | 'voice.consent' | 'voice.listen' | 'voice.record';

const NIEMAND: Grants = { superadmin: no, office: no, schooladmin: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no };
const BEGELEIDERS: Grants = { ...NIEMAND, schooladmin: school, docent: group, rtadmin: school, thuisadmin: school };
const NA_WACHTWOORD = needing('school', 'password');

/** The voice of a child: our office never, and nobody by giving a reason. A visitor of the demo is recorded by nobody. */
export const TABLE: Readonly<Record<Actie, Grants>> = {
  'voice.switch': { ...NIEMAND, schooladmin: NA_WACHTWOORD, rtadmin: NA_WACHTWOORD, thuisadmin: NA_WACHTWOORD },
  'voice.consent': BEGELEIDERS,
  'voice.listen': BEGELEIDERS,
  'voice.record': { ...NIEMAND, leerling: own },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
