import type { Pakket } from '@spelrijk/domain/admin';
import type { Rol } from '@spelrijk/domain/rol';
import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { call } from '../api/call.ts';
import { isHere } from '../page/is-here.ts';
import { isBackOffice, LOGIN_PATH, LOGIN_SSO_PATH } from './routes.ts';
import { isElsewhere, readyUser } from './session.ts';
import { saveWantedRoute } from './wanted-route.ts';

/**
 * Client middleware for an area. Without a user: remember the route and go to the login screen. With a role that has no
 * business here: the not-found screen of the area (the server answers the same). In a second tab of single sign-on, whose tokens
 * live in the first: to the screen of single sign-on, and the first tab goes on.
 */
export const requireRole =
  (allowed: (role: Rol) => boolean): MiddlewareFunction =>
  async ({ request }) => {
    const user = await readyUser();
    const elsewhere = user !== null && isElsewhere();
    if (user && !elsewhere && allowed(user.role)) return;
    if (user && !elsewhere) throw new Response(null, { status: 404 });
    const { pathname, search } = new URL(request.url);
    saveWantedRoute(pathname + search);
    // Sending on from an entry that stays would make "back" a trap.
    throw (isHere(request.url) ? replace : redirect)(elsewhere ? LOGIN_SSO_PATH : LOGIN_PATH);
  };

/**
 * Client middleware for the screens of a feature package: switched off they are not there. Asked anew each time, because our office
 * may switch it at any moment; for our office itself, which has no packages, the server decides.
 */
export const requirePakket =
  (pakket: Pakket): MiddlewareFunction =>
  async () => {
    const user = await readyUser();
    if (!user || isBackOffice(user.role)) return;
    const mij = await call('mij', {}).catch(() => null);
    if (mij && !mij.admin.pakketten.includes(pakket)) throw new Response(null, { status: 404 });
  };
