import type { Rol } from '@spelrijk/domain/rol';
import { group, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'classPicture.read' | 'classPicture.update';

/** A practice has clients that do not know each other: they build nothing together. Our office looks at no groep's picture. */
const BEGELEIDERS: Grants = {
  superadmin: no,
  office: no,
  schooladmin: school,
  docent: group,
  rtadmin: no,
  thuisadmin: school,
  leerling: no,
  demo: no,
};

export const TABLE: Readonly<Record<Actie, Grants>> = { 'classPicture.read': BEGELEIDERS, 'classPicture.update': BEGELEIDERS };

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
