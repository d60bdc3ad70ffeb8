import { forgetRedenen } from '../proof/ask.ts';
import { clearSession, currentUser, isUsingSso, readAccessToken } from './session.ts';
import { LOGIN_PATH, LOGIN_SSO_PATH } from './routes.ts';
import { saveLoginReden } from './login-reden.ts';
import { forgetWantedRoute, saveRefused, saveWantedRoute } from './wanted-route.ts';

/** Every way of logging in has its own screen, which tells itself what was refused. */
const AUTH_SCREENS = '/app/auth/';

let moveToLogin: (path: string) => void = (path) => window.location.assign(path);

/** The router's own navigation to a login screen, given once by the app. */
export function onRefused(move: (path: string) => void): void {
  moveToLogin = move;
}

/**
 * What a 401 or 403 leads to: the full path is remembered, the user is logged out without a redirect and moved to the
 * login screen of the way they came in by, unless already on one. After a 403 the same person is not brought back to what refused them.
 * An answer to a token that has been replaced since says nothing about this user, and whoever was logged out a moment ago is on the
 * way already.
 */
export function leaveRefused(usedToken: string | null, status: number): void {
  const user = currentUser();
  if (usedToken !== readAccessToken() || (usedToken === null && user === null)) return;
  const { pathname, search, hash } = window.location;
  const login = isUsingSso() ? LOGIN_SSO_PATH : LOGIN_PATH;
  clearSession();
  forgetRedenen();
  if (pathname.startsWith(AUTH_SCREENS)) return;
  saveWantedRoute(pathname + search + hash);
  if (user && status === 403) saveRefused(user);
  saveLoginReden(status === 403 ? 'geweigerd' : 'verlopen');
  moveToLogin(login);
}

/** Ends the session here, in every other tab and on the server, also when the server cannot be reached; then a full redirect. */
export function logout(): void {
  const token = readAccessToken();
  clearSession();
  forgetWantedRoute();
  if (token !== null) endOnServer(token);
  window.location.assign(LOGIN_PATH);
}

/** `keepalive` lets the request outlive the page. A server that does not hear it ends the session when the token expires. */
function endOnServer(token: string): void {
  fetch('/api/auth/session', { method: 'DELETE', headers: { authorization: `Bearer ${token}` }, keepalive: true }).catch(() => undefined);
}
