import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { RouterContextProvider } from 'react-router';
import { NIET_VOOR_JOU, requireDoor, toOwnPage } from './guard.ts';
import { forgetLoginReden, readLoginReden } from './login-reden.ts';
import { clearSession, currentUser, storeLogin, storeSsoTokens, storeSsoUser } from './session.ts';
import { sessionStore } from './storage.ts';
import type { User } from './user.ts';

const USER: User = {
  _id: '01a1fe14-804c-7265-b8b1-9e8ad4b063c1',
  role: 'docent',
  adminId: '01a1fe14-804c-7a37-a346-9a1ae4532aad',
  exp: Math.floor(Date.now() / 1000) + 900,
};
const at = (rest: string): string => `https://spelrijk.example/admins/${USER.adminId}/${rest}`;
/** A window that stands elsewhere; its storage is memory. */
Object.assign(globalThis, { window: { location: { href: 'https://spelrijk.example/app/account' } } });
const browserFetch = globalThis.fetch;
after(() => void (globalThis.fetch = browserFetch));
let asked = 0;
beforeEach(() => {
  clearSession();
  sessionStore.remove('wantedRoute');
  forgetLoginReden();
  asked = 0;
  globalThis.fetch = () => {
    asked++;
    return Promise.reject(new TypeError('geen verbinding'));
  };
});

/** What the guard throws: where to, or status and body; undefined when somebody may enter. */
async function outcomeOf(address: string): Promise<string | undefined> {
  const url = new URL(address);
  const args = { request: new Request(url), url, params: {}, pattern: '/admins/:adminId', context: new RouterContextProvider() };
  try {
    await requireDoor(args, () => Promise.resolve(undefined));
    return undefined;
  } catch (thrown) {
    assert.ok(thrown instanceof Response);
    return thrown.headers.get('location') ?? `${thrown.status} ${await thrown.text()}`.trim();
  }
}

test('without a user the path is remembered, and the login screen opens and knows why', async () => {
  assert.equal(await outcomeOf(at('groepen?sorteer=naam')), '/app/auth/login');
  assert.equal(sessionStore.get('wantedRoute'), `/admins/${USER.adminId}/groepen?sorteer=naam`);
  assert.equal(readLoginReden(), 'eerst');
});

test('an area by itself, which has no screen, leads to the one it begins with; nobody has to log in for that', async () => {
  for (const [pad, naar] of [
    [`/admins/${USER.adminId}`, `/admins/${USER.adminId}/groepen`],
    ['/superadmin/', '/superadmin/dashboard'],
    [`/leerling/${USER._id}`, `/leerling/${USER._id}/landkaart`],
  ])
    assert.equal(await outcomeOf(`https://spelrijk.example${pad}`), naar);
  assert.equal(sessionStore.get('wantedRoute'), null);
});

test('whoever opens a screen of other roles reads that, stays logged in, and nothing is asked of the server', async () => {
  storeLogin('token', USER);
  for (const rest of ['licentie', 'lvsspelling', 'accountgegevens', 'prullenbak', 'logboek', 'gegevens', 'edexml', 'jaarovergang'])
    assert.equal(await outcomeOf(at(rest)), `404 ${NIET_VOOR_JOU}`, rest);
  assert.equal(await outcomeOf('https://spelrijk.example/superadmin/medewerkers'), `404 ${NIET_VOOR_JOU}`);
  assert.equal(currentUser(), USER);
  assert.equal(sessionStore.get('wantedRoute'), null);
  assert.equal(asked, 0);
  assert.equal(await outcomeOf(at('docenten')), undefined);
});

test('of a screen of a school a home and a practice read that there is none, and nothing is asked', async () => {
  const groep = 'groepen/01a1fe14-804c-7a37-a346-9a1ae4532aae';
  for (const role of ['thuisadmin', 'rtadmin'] as const) {
    storeLogin('token', { ...USER, role });
    for (const rest of [
      'lvsspelling',
      'docenten',
      'zorgleerlingen',
      `${groep}/leesmomenten`,
      `${groep}/huiswerk`,
      `${groep}/leerlingen/x/lvs`,
    ])
      assert.equal(await outcomeOf(at(rest)), '404', `${role} ${rest}`);
    assert.equal(await outcomeOf(at(`${groep}/leesopdrachten`)), undefined, role);
  }
  assert.equal(asked, 0);
});

test('an address that leads nowhere is not found, within an area and beside it', async () => {
  storeLogin('token', USER);
  assert.equal(await outcomeOf(at('bestaat-niet')), undefined, 'the area shows its own page for it');
  assert.equal(await outcomeOf('https://spelrijk.example/leerling/x/bestaat-niet'), '404');
});

test('a second tab of single sign-on goes to its own screen, which knows why, and the user of the first tab stays', async () => {
  storeSsoTokens({ access_token: 'a', refresh_token: 'b' });
  storeSsoUser(USER);
  assert.equal(await outcomeOf(at('groepen')), undefined);
  sessionStore.remove('access_token');
  sessionStore.remove('refresh_token');
  assert.equal(await outcomeOf(at('groepen')), '/app/auth/login-sso');
  assert.equal(readLoginReden(), 'eerst');
  storeSsoTokens({ access_token: 'c', refresh_token: 'd' });
  assert.equal(await outcomeOf(at('groepen')), undefined);
});

const answerWith = (pakketten: readonly string[]): void => {
  const mij = { ...USER, roepnaam: 'Judith', admin: { naam: 'School', soort: 'school', regio: 'nl', pakketten } };
  globalThis.fetch = async () => Response.json(mij);
};

test('A09: the screens of a package that is switched off are not there, from the next navigation on', async () => {
  storeLogin('token', USER);
  answerWith(['zorgtraject']);
  assert.equal(await outcomeOf(at('zorgleerlingen')), undefined);
  answerWith(['testschool']);
  assert.equal(await outcomeOf(at('zorgleerlingen')), '404');
  storeLogin('token', { ...USER, role: 'office' });
  assert.equal(await outcomeOf(at('zorgleerlingen')), undefined, 'our office looks at the package of another admin: the server decides');
  storeLogin('token', USER);
  globalThis.fetch = () => Promise.reject(new TypeError('geen verbinding'));
  assert.equal(await outcomeOf(at('zorgleerlingen')), undefined, 'the screen itself tells that there is no connection');
});

/** Where this page goes for an address that its table of routes does not have; null: nowhere. */
function loadedFor(url: string): string | null {
  try {
    return toOwnPage({ request: { url } });
  } catch (thrown) {
    assert.ok(thrown instanceof Response);
    assert.equal(thrown.headers.get('x-remix-reload-document'), 'true');
    return thrown.headers.get('location');
  }
}

test('a screen of another world gets a page of its own; what leads nowhere does not, and what was loaded already does not go round', (t) => {
  assert.equal(loadedFor(at('groepen?sorteer=naam')), at('groepen?sorteer=naam'));
  assert.equal(loadedFor('https://spelrijk.example/nergens'), null);
  t.mock.method(performance, 'getEntriesByType', () => [{ name: at('groepen') }]);
  assert.equal(loadedFor(at('groepen?sorteer=naam')), null);
  assert.equal(loadedFor(at('docenten')), at('docenten'));
});
