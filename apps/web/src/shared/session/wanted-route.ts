import { landingPath, mayReturnTo } from './routes.ts';
import { sessionStore } from './storage.ts';
import type { User } from './user.ts';

const KEY = 'wantedRoute';
const MAX_LENGTH = 2000;

export const saveWantedRoute = (path: string): void => sessionStore.set(KEY, path);
export const forgetWantedRoute = (): void => sessionStore.remove(KEY);

/**
 * The remembered route as a URL, or null unless it surely lies on our own origin: `//evil`, `https:evil`,
 * `/\evil`, climbing dots and encoded slashes all fall away here.
 */
export function ownPath(wanted: string, origin: string): URL | null {
  if (wanted.length > MAX_LENGTH || !/^\/[^/\\]/.test(wanted) || /%2f|%5c/i.test(wanted)) return null;
  const url = new URL(wanted, origin);
  return url.origin === origin && !url.pathname.includes('//') ? url : null;
}

/** Where to go after logging in: the remembered route if it is this user's, else the landing screen. Forgets the route. */
export function afterLogin(user: User, origin: string): string {
  const wanted = sessionStore.get(KEY);
  forgetWantedRoute();
  const url = wanted === null ? null : ownPath(wanted, origin);
  return url && mayReturnTo(url.pathname, user) ? url.pathname + url.search + url.hash : landingPath(user);
}
