import type { Rol } from '@spelrijk/domain/rol';
import type { User } from './user.ts';

export const LOGIN_PATH = '/app/auth/login';
export const LOGIN_SSO_PATH = '/app/auth/login-sso';

const STAFF: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const BACK_OFFICE: readonly Rol[] = ['superadmin', 'office'];

export const isBackOffice = (role: Rol): boolean => BACK_OFFICE.includes(role);
export const isStaff = (role: Rol): boolean => STAFF.includes(role);

/** A home and a practice are no school: of what a school has they are not told that it is there. */
export const hasSchool = (role: Rol): boolean => role !== 'rtadmin' && role !== 'thuisadmin';

/** Where each role lands after logging in. */
export function landingPath({ _id, role, adminId }: User): string {
  if (role === 'leerling' || role === 'demo') return `/leerling/${_id}/landkaart`;
  return isBackOffice(role) ? '/superadmin/dashboard' : `/admins/${adminId}/groepen`;
}
