import type { Rol } from '@spelrijk/domain/rol';
import { type MiddlewareFunction, redirect } from 'react-router';
import { LOGIN_PATH } from './routes.ts';
import { readyUser } from './session.ts';
import { saveWantedRoute } from './wanted-route.ts';

/**
 * Client middleware for an area. Without a user: remember the route and go to the login screen. With a role that has no
 * business here: the not-found screen of the area (the server answers the same).
 */
export const requireRole =
  (allowed: (role: Rol) => boolean): MiddlewareFunction =>
  async ({ request }) => {
    const user = await readyUser();
    if (user && allowed(user.role)) return;
    if (user) throw new Response(null, { status: 404 });
    const { pathname, search } = new URL(request.url);
    saveWantedRoute(pathname + search);
    throw redirect(LOGIN_PATH);
  };
