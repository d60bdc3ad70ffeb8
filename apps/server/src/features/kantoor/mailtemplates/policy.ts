import type { Rol } from '@spelrijk/domain/rol';
import { all, no, own, withMfa, withReason, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'mailTemplate.read' | 'mailTemplate.update' | 'mailTemplate.sendTest';

const klanten = { schooladmin: no, docent: no, rtadmin: no, thuisadmin: no, leerling: no, demo: no } as const;

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'mailTemplate.read': { ...klanten, superadmin: all, office: all },
  'mailTemplate.update': { ...klanten, superadmin: withMfa, office: withReason },
  'mailTemplate.sendTest': { ...klanten, superadmin: own, office: own },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
