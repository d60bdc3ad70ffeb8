import type { Rol } from '@spelrijk/domain/rol';
import { no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'client.read' | 'client.write';

/** A practice's own: nobody else has clients, and our office does not look. */
const PRAKTIJK: Grants = {
  superadmin: no,
  office: no,
  schooladmin: no,
  docent: no,
  rtadmin: school,
  thuisadmin: no,
  leerling: no,
  demo: no,
};

export const TABLE: Readonly<Record<Actie, Grants>> = { 'client.read': PRAKTIJK, 'client.write': PRAKTIJK };

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
