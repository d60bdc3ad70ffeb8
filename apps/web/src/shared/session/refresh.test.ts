import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { call } from '../api/call.ts';
import { ApiFout } from '../api/fout.ts';
import { onRefused } from './leave.ts';
import { storeLogin, storeSsoTokens } from './session.ts';
import { localStore, sessionStore } from './storage.ts';

const USER = { _id: '01a1fe14-804c-7265-b8b1-9e8ad4b063c1', role: 'docent' as const, adminId: '01a1fe14-804c-7a37-a346-9a1ae4532aad' };
const keys = await generateKeyPair('RS512', { extractable: true });
const strangers = await generateKeyPair('RS512', { extractable: true });
const pem = await exportSPKI(keys.publicKey);
const { fetch: browserFetch, console: browserConsole } = globalThis;

interface Asked {
  readonly path: string;
  readonly bearer: string | null;
}

/** The server: what was asked, and how it answers. */
let asked: Asked[] = [];
let answer: (asked: Asked) => Response | Promise<Response>;
let logged: unknown[][] = [];
const moved: string[] = [];

before(() => {
  globalThis.fetch = async (url, init) => {
    const request = {
      path: url instanceof Request ? url.url : url.toString(),
      bearer: new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null,
    };
    asked.push(request);
    if (request.path === '/api/auth/public-key') return new Response(pem, { headers: { 'content-type': 'text/plain' } });
    return answer(request);
  };
  globalThis.console = {
    ...browserConsole,
    error: (...words: unknown[]) => void logged.push(words),
    warn: (...words: unknown[]) => void logged.push(words),
  };
  Reflect.set(globalThis, 'window', { location: { pathname: '/admins/x/groepen', search: '?a=1', hash: '' } });
  onRefused((path) => void moved.push(path));
});
after(() => {
  globalThis.fetch = browserFetch;
  globalThis.console = browserConsole;
  Reflect.deleteProperty(globalThis, 'window');
});

let made = 0;
async function makeToken(typ: string, { key = keys.privateKey, seconds = 900 } = {}): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const claims = { ...USER, typ, nr: made++, expires_in: new Date(exp * 1000).toISOString() };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS512' }).setExpirationTime(exp).sign(key);
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (): Response => json(401, { message: 'token expired', code: 'auth/token-verlopen' });
const ok = (): Response => json(200, { live: true, ready: true, durable: true, intact: true, vlot: true, version: '1' });
const isRefresh = ({ path }: Asked): boolean => path === '/api/auth/token/refresh';
const count = (test: (request: Asked) => boolean): number => asked.filter(test).length;

let pair = { access_token: '', refresh_token: '' };
beforeEach(async () => {
  for (const store of [localStore, sessionStore])
    for (const key of ['access_token', 'refresh_token', 'user', 'usingSSO', 'wantedRoute', 'jwt_public_key']) store.remove(key);
  [asked, logged, moved.length] = [[], [], 0];
  storeSsoTokens({ access_token: await makeToken('access'), refresh_token: await makeToken('refresh') });
  pair = { access_token: await makeToken('access'), refresh_token: await makeToken('refresh') };
});

test('S17: tokens of single sign-on live in session storage, and the flag says so', () => {
  assert.equal(localStore.get('usingSSO'), 'true');
  assert.equal(localStore.get('access_token'), null);
  assert.ok(sessionStore.get('access_token') && sessionStore.get('refresh_token'));
});

test('S17: a 401 is refreshed once, with the refresh token, and the request goes again with the new token', async () => {
  const old = sessionStore.get('refresh_token');
  answer = (request) => (isRefresh(request) ? json(200, pair) : request.bearer === pair.access_token ? ok() : refused());
  await call('health', {});
  assert.deepEqual(
    asked
      .filter(({ path }) => path !== '/api/auth/public-key')
      .map(({ path, bearer }) => [path, bearer === old, bearer === pair.access_token]),
    [
      ['/api/health', false, false],
      ['/api/auth/token/refresh', true, false],
      ['/api/health', false, true],
    ],
  );
  assert.equal(sessionStore.get('refresh_token'), pair.refresh_token);
  assert.deepEqual(moved, []);
});

test('S17: ten requests that fail together refresh once', async () => {
  answer = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return isRefresh(request) ? json(200, pair) : request.bearer === pair.access_token ? ok() : refused();
  };
  await Promise.all(Array.from({ length: 10 }, () => call('health', {})));
  assert.equal(count(isRefresh), 1);
});

test('S17: a retry that fails too ends at login-sso, with the full path remembered and the words of the specification', async () => {
  answer = (request) => (isRefresh(request) ? json(200, pair) : refused());
  await assert.rejects(call('health', {}), ApiFout);
  assert.equal(count(isRefresh), 1);
  assert.equal(
    count(({ path }) => path === '/api/health'),
    2,
  );
  assert.deepEqual(logged, [['request failed permanently, login needed']]);
  assert.deepEqual(moved, ['/app/auth/login-sso']);
  assert.equal(sessionStore.get('wantedRoute'), '/admins/x/groepen?a=1');
  assert.equal(sessionStore.get('access_token'), null);
});

test('a refresh that the server refuses leads to login-sso', async () => {
  answer = refused;
  await assert.rejects(call('health', {}), ApiFout);
  assert.deepEqual(moved, ['/app/auth/login-sso']);
});

test('new tokens that do not pass are not kept: failed to verify token', async () => {
  const bad = [
    { ...pair, access_token: await makeToken('access', { key: strangers.privateKey }) },
    { ...pair, refresh_token: await makeToken('refresh', { key: strangers.privateKey }) },
    { ...pair, refresh_token: await makeToken('refresh', { seconds: -60 }) },
    { access_token: pair.access_token },
  ];
  for (const tokens of bad) {
    storeSsoTokens({ access_token: await makeToken('access'), refresh_token: await makeToken('refresh') });
    logged = [];
    answer = (request) => (isRefresh(request) ? json(200, tokens) : refused());
    await assert.rejects(call('health', {}), ApiFout);
    assert.equal(logged[0]?.[0], 'failed to verify token');
  }
});

test('what is wrong after the retry but no refusal is told as it is, and logs nobody out', async () => {
  answer = (request) => {
    if (isRefresh(request)) return json(200, pair);
    return request.bearer === pair.access_token ? json(404, { message: 'Weg.', code: 'x/y' }) : refused();
  };
  await assert.rejects(call('health', {}), (fout) => fout instanceof ApiFout && fout.status === 404);
  assert.deepEqual(moved, []);
});

test('a normal login is not refreshed: a 401 leads to login', async () => {
  storeLogin(await makeToken('access'), { ...USER, exp: 4_000_000_000 });
  answer = refused;
  await assert.rejects(call('health', {}), ApiFout);
  assert.equal(count(isRefresh), 0);
  assert.deepEqual(moved, ['/app/auth/login']);
});
