import type { Rol } from '@spelrijk/domain/rol';
import { looking, no, own, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'pupilMap.read' | 'task.read' | 'answer.submit' | 'reward.spend';

/** The pupil area is open to all eight roles; others than the child itself look on and nothing is stored. */
const LEERLINGGEBIED: Grants = {
  superadmin: looking('all', 'reason'),
  office: looking('all', 'reason'),
  schooladmin: looking('school'),
  docent: looking('group'),
  rtadmin: looking('school'),
  thuisadmin: looking('school'),
  leerling: own,
  demo: own,
};

/** Nobody spends what a child saved but the child. */
const ALLEEN_ZELF: Grants = {
  superadmin: no,
  office: no,
  schooladmin: no,
  docent: no,
  rtadmin: no,
  thuisadmin: no,
  leerling: own,
  demo: own,
};

export const TABLE: Readonly<Record<Actie, Grants>> = {
  'pupilMap.read': LEERLINGGEBIED,
  'task.read': LEERLINGGEBIED,
  'answer.submit': LEERLINGGEBIED,
  'reward.spend': ALLEEN_ZELF,
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];
