import type { Rol } from '@spelrijk/domain/rol';
import type { User } from './user.ts';

export const LOGIN_PATH = '/app/auth/login';
export const LOGIN_SSO_PATH = '/app/auth/login-sso';
const ACCOUNT_PATH = '/app/account';

const STAFF: readonly Rol[] = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'];
const BACK_OFFICE: readonly Rol[] = ['superadmin', 'office'];

export const isBackOffice = (role: Rol): boolean => BACK_OFFICE.includes(role);
export const isStaff = (role: Rol): boolean => STAFF.includes(role);
/** Office helps customers but does not see how a child is doing. */
export const followsVoortgang = (role: Rol): boolean => isStaff(role) && role !== 'office';

/** Care data; the server also asks for the package. */
export const seesZorg = (role: Rol): boolean => isStaff(role) && role !== 'rtadmin' && role !== 'thuisadmin';

/** Where each role lands after logging in. */
export function landingPath({ _id, role, adminId }: User): string {
  if (role === 'leerling' || role === 'demo') return `/leerling/${_id}/landkaart`;
  return isBackOffice(role) ? '/superadmin/dashboard' : `/admins/${adminId}/groepen`;
}

/**
 * Whether a remembered path is this user's to return to. On a shared device the next user is often another one:
 * a path of someone else would only show "not found", so the landing screen is better.
 */
export function mayReturnTo(pathname: string, { _id, role, adminId }: User): boolean {
  const [, area = '', id = ''] = pathname.split('/');
  if (area === 'superadmin') return isBackOffice(role);
  if (area === 'leerling') return id === _id;
  if (pathname === ACCOUNT_PATH) return isStaff(role);
  if (area !== 'admins' || !isStaff(role)) return false;
  if (pathname.endsWith('/zorgleerlingen') && !seesZorg(role)) return false;
  if (/\/(voortgang|rapport)$/.test(pathname) && !followsVoortgang(role)) return false;
  return isBackOffice(role) || id === adminId;
}
