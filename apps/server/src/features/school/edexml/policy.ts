import type { Rol } from '@spelrijk/domain/rol';
import { needing, no, school, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'edexml.preview' | 'edexml.commit';

const NIEMAND = { superadmin: no, office: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no } as const;

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'edexml.preview': { ...NIEMAND, schooladmin: school },
  'edexml.commit': { ...NIEMAND, schooladmin: needing('school', 'password') },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
