import type { Rol } from '@spelrijk/domain/rol';
import { group, no, own, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'classVoice.read' | 'classVoice.update' | 'classVoice.hear';

/** The voice of an adult for her own groep: our office and a visitor of the demo have no way to it. */
const BEGELEIDERS: Grants = {
  superadmin: no,
  office: no,
  schooladmin: school,
  docent: group,
  rtadmin: school,
  thuisadmin: school,
  leerling: no,
  demo: no,
};

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'classVoice.read': BEGELEIDERS,
  'classVoice.update': BEGELEIDERS,
  'classVoice.hear': { ...BEGELEIDERS, leerling: own },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
