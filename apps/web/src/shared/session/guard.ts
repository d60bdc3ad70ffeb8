import { begins } from '@spelrijk/contract/screens';
import type { Pakket } from '@spelrijk/domain/admin';
import { matchPath, type MiddlewareFunction, redirect, redirectDocument, replace } from 'react-router';
import { call } from '../api/call.ts';
import { isHere, loadedPath } from '../page/is-here.ts';
import { doorAt } from './doors.ts';
import { saveLoginReden } from './login-reden.ts';
import { hasSchool, isBackOffice, LOGIN_PATH, LOGIN_SSO_PATH } from './routes.ts';
import { isElsewhere, readyUser } from './session.ts';
import { saveWantedRoute } from './wanted-route.ts';

/** What the error boundary gets when somebody who is logged in opens a screen of other roles. */
export const NIET_VOOR_JOU = 'niet-voor-jou';

/** In production the server leads on already. */
function beginOf(pathname: string): string | undefined {
  const begin = begins.find(([area]) => matchPath(area, pathname))?.[1];
  return begin && `${pathname.replace(/\/+$/, '')}/${begin}`;
}

/** Asked anew each time, because our office may switch a package at any moment. Without an answer the screen itself tells what is wrong. */
async function isSwitchedOff(pakket: Pakket): Promise<boolean> {
  const mij = await call('mij', {}).catch(() => null);
  return mij !== null && !mij.admin.pakketten.includes(pakket);
}

/**
 * Client middleware of every area behind a login; who may open what stands in the contract. Without a user: remember the route and go to
 * the login screen. With a role whose screen it is not: nothing is called, and a page says so; to a home and a practice, who know no docent and no
 * schoolbeheerder, that there is no such page. In a second tab of single sign-on, whose
 * tokens live in the first: to the screen of single sign-on, and the first tab goes on. A screen of a package that is switched off is not
 * there; for our office, which has no packages, the server decides.
 */
export const requireDoor: MiddlewareFunction = async ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const begin = beginOf(pathname);
  if (begin !== undefined) throw replace(begin);
  const user = await readyUser();
  if (!user || isElsewhere()) {
    saveWantedRoute(pathname + search);
    saveLoginReden('eerst');
    // Sending on from an entry that stays would make "back" a trap.
    throw (isHere(request.url) ? replace : redirect)(user ? LOGIN_SSO_PATH : LOGIN_PATH);
  }
  const door = doorAt(pathname);
  if (!door) throw new Response(null, { status: 404 });
  if (!door.wie.includes(user.role)) throw new Response(hasSchool(user.role) ? NIET_VOOR_JOU : null, { status: 404 });
  if (door.pakket && !isBackOffice(user.role) && (await isSwitchedOff(door.pakket))) throw new Response(null, { status: 404 });
};

/**
 * Of an address that the table of this page does not have, which leaves out the worlds that it hardly ever leads to (`after-build.ts`): a screen has a page of its
 * own, as when an adult logs in where a child was. What leads nowhere stays here.
 */
export function toOwnPage({ request: { url } }: { readonly request: Pick<Request, 'url'> }): null {
  const { pathname } = new URL(url);
  if (pathname !== loadedPath() && doorAt(pathname)) throw redirectDocument(url);
  return null;
}
