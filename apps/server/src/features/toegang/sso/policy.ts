import type { Rol } from '@spelrijk/domain/rol';
import { needing, no, own, type Grant, type Grants } from '../../../platform/auth/grant.ts';

export type Actie = 'session.ssoExchange' | 'sso.configure';

export const TABLE: Readonly<Record<Actie, Grants>> = {
  /** Staff of the vendor never come through a school's login, and the demo has no school. */
  'session.ssoExchange': {
    superadmin: no,
    office: no,
    schooladmin: own,
    docent: own,
    rtadmin: own,
    thuisadmin: own,
    leerling: own,
    demo: no,
  },
  /**
   * A part of `account.update`, narrower: only our office says which organisation a customer is, because whoever could claim
   * another school's number would keep that school out.
   */
  'sso.configure': {
    superadmin: needing('all', 'mfa'),
    office: needing('all', 'reason'),
    schooladmin: no,
    docent: no,
    rtadmin: no,
    thuisadmin: no,
    leerling: no,
    demo: no,
  },
};

export const may = (rol: Rol, actie: Actie): Grant => TABLE[actie][rol];

const STAF: readonly Rol[] = ['schooladmin', 'docent', 'rtadmin', 'thuisadmin'];

/**
 * Whether the provider's word fits the account. A provider never gives rights: it only says who somebody is, and an account
 * of another kind than it says is refused. Somebody found by a school number and not by an own link is at most docent.
 */
export function fitsRol(account: Rol, asserted: 'leerling' | 'staf' | null, linked: boolean): boolean {
  if (account === 'leerling') return asserted === 'leerling' || (asserted === null && linked);
  if (!STAF.includes(account) || asserted === 'leerling') return false;
  return linked || (asserted === 'staf' && account === 'docent');
}
