import { mayOpen } from './doors.ts';
import { forgetLoginReden } from './login-reden.ts';
import { isBackOffice, isStaff, landingPath } from './routes.ts';
import { sessionStore } from './storage.ts';
import type { User } from './user.ts';

const KEY = 'wantedRoute';
const MAX_LENGTH = 2000;

/** Whom the server refused at the remembered route. */
const REFUSED_KEY = 'refusedUser';

export const saveWantedRoute = (path: string): void => sessionStore.set(KEY, path);

export function forgetWantedRoute(): void {
  sessionStore.remove(KEY);
  sessionStore.remove(REFUSED_KEY);
}

/** The same person would be refused there again, and logged out, without end; somebody else may have business there. */
export const saveRefused = ({ _id }: User): void => sessionStore.set(REFUSED_KEY, _id);

/**
 * The remembered route as a URL, or null unless it surely lies on our own origin: `//evil`, `https:evil`,
 * `/\evil`, climbing dots and encoded slashes all fall away here.
 */
export function ownPath(wanted: string, origin: string): URL | null {
  if (wanted.length > MAX_LENGTH || !/^\/[^/\\]/.test(wanted) || /%2f|%5c/i.test(wanted)) return null;
  const url = new URL(wanted, origin);
  return url.origin === origin && !url.pathname.includes('//') ? url : null;
}

/**
 * Whether a remembered path is this user's to return to. On a shared device the next user is often another one: a path of someone else
 * would only show "not found", so the landing screen is better.
 */
function mayReturnTo(pathname: string, { _id, role, adminId }: User): boolean {
  if (!mayOpen(role, pathname)) return false;
  const [, area = '', id = ''] = pathname.split('/');
  if (area === 'leerling') return isStaff(role) || id === _id;
  return area !== 'admins' || isBackOffice(role) || id === adminId;
}

/** Where to go after logging in: the remembered route if it is this user's, else the landing screen. Forgets the route. */
export function afterLogin(user: User, origin: string): string {
  const wanted = sessionStore.get(KEY);
  const wasRefused = sessionStore.get(REFUSED_KEY) === user._id;
  forgetWantedRoute();
  forgetLoginReden();
  const url = wanted === null || wasRefused ? null : ownPath(wanted, origin);
  return url && mayReturnTo(url.pathname, user) ? url.pathname + url.search + url.hash : landingPath(user);
}
