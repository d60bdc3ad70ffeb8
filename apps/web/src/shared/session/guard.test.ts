import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { RouterContextProvider } from 'react-router';
import { requirePakket, requireRole } from './guard.ts';
import { clearSession, storeLogin, storeSsoTokens, storeSsoUser } from './session.ts';
import { sessionStore } from './storage.ts';
import type { User } from './user.ts';

const USER: User = {
  _id: '01a1fe14-804c-7265-b8b1-9e8ad4b063c1',
  role: 'docent',
  adminId: '01a1fe14-804c-7a37-a346-9a1ae4532aad',
  exp: Math.floor(Date.now() / 1000) + 900,
};
const ADDRESS = 'https://spelrijk.example/admins/x/groepen?sorteer=naam';
/** A window that stands elsewhere; its storage is memory. */
Object.assign(globalThis, { window: { location: { href: 'https://spelrijk.example/app/account' } } });
const browserFetch = globalThis.fetch;
after(() => void (globalThis.fetch = browserFetch));
beforeEach(() => {
  clearSession();
  sessionStore.remove('wantedRoute');
});

type Guard = ReturnType<typeof requireRole>;

/** What the guard throws: where to, or which status; undefined when somebody may enter. */
async function outcomeOf(guard: Guard): Promise<string | number | undefined> {
  const url = new URL(ADDRESS);
  const args = { request: new Request(url), url, params: {}, pattern: '/admins/:adminId/groepen', context: new RouterContextProvider() };
  try {
    await guard(args, () => Promise.resolve(undefined));
    return undefined;
  } catch (thrown) {
    assert.ok(thrown instanceof Response);
    return thrown.headers.get('location') ?? thrown.status;
  }
}
const staff = requireRole((role) => role === 'docent');

test('without a user the path is remembered and the login screen opens', async () => {
  assert.equal(await outcomeOf(staff), '/app/auth/login');
  assert.equal(sessionStore.get('wantedRoute'), '/admins/x/groepen?sorteer=naam');
});

test('a role that has no business here finds nothing', async () => {
  storeLogin('token', { ...USER, role: 'leerling' });
  assert.equal(await outcomeOf(staff), 404);
  storeLogin('token', USER);
  assert.equal(await outcomeOf(staff), undefined);
});

test('a second tab of single sign-on goes to its own screen, and the user of the first tab stays', async () => {
  storeSsoTokens({ access_token: 'a', refresh_token: 'b' });
  storeSsoUser(USER);
  assert.equal(await outcomeOf(staff), undefined);
  sessionStore.remove('access_token');
  sessionStore.remove('refresh_token');
  assert.equal(await outcomeOf(staff), '/app/auth/login-sso');
  storeSsoTokens({ access_token: 'c', refresh_token: 'd' });
  assert.equal(await outcomeOf(staff), undefined);
});

const answerWith = (pakketten: readonly string[]): void => {
  const mij = { ...USER, roepnaam: 'Judith', admin: { naam: 'School', soort: 'school', regio: 'nl', pakketten } };
  globalThis.fetch = async () => Response.json(mij);
};

test('A09: the screens of a package that is switched off are not there, from the next navigation on', async () => {
  const guard = requirePakket('zorgtraject');
  storeLogin('token', USER);
  answerWith(['zorgtraject']);
  assert.equal(await outcomeOf(guard), undefined);
  answerWith(['testschool']);
  assert.equal(await outcomeOf(guard), 404);
  storeLogin('token', { ...USER, role: 'office' });
  assert.equal(await outcomeOf(guard), undefined, 'our office looks at the package of another admin: the server decides');
  storeLogin('token', USER);
  globalThis.fetch = () => Promise.reject(new TypeError('geen verbinding'));
  assert.equal(await outcomeOf(guard), undefined, 'the screen itself tells that there is no connection');
});
