import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { sessionStore } from './storage.ts';
import { isFuture, TokenFout, verifyToken } from './verify-token.ts';

const USER = { _id: '01a1fe14-804c-7265-b8b1-9e8ad4b063c1', role: 'docent', adminId: '01a1fe14-804c-7a37-a346-9a1ae4532aad' };
const keys = await generateKeyPair('RS512', { extractable: true });
const strangers = await generateKeyPair('RS512', { extractable: true });
const browserFetch = globalThis.fetch;

/** The server's side of one call: the public key, dated by the server's clock. */
let serverMs = Date.now();
let asked = 0;
before(async () => {
  const pem = await exportSPKI(keys.publicKey);
  globalThis.fetch = async () => {
    asked += 1;
    return new Response(pem, { headers: { 'content-type': 'text/plain', date: new Date(serverMs).toUTCString() } });
  };
});
after(() => void (globalThis.fetch = browserFetch));
beforeEach(() => {
  sessionStore.remove('jwt_public_key');
  serverMs = Date.now();
  asked = 0;
});

async function makeToken({ key = keys.privateKey, hours = 8, claims = {} } = {}): Promise<string> {
  const exp = Math.floor(serverMs / 1000) + hours * 3600;
  const payload = { ...USER, expires_in: new Date(exp * 1000).toISOString(), ...claims };
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS512' })
    .setExpirationTime(exp)
    .setNotBefore(Math.floor(serverMs / 1000))
    .sign(key);
}

const refused = (problem: TokenFout['problem']) => (error: unknown) => error instanceof TokenFout && error.problem === problem;

test('a token of the server gives the user inside, and the key is asked for once', async () => {
  const user = await verifyToken(await makeToken());
  assert.equal(user.role, 'docent');
  await verifyToken(await makeToken());
  assert.equal(asked, 1);
});

test('a forged token, or one signed with another algorithm, is refused', async () => {
  await assert.rejects(verifyToken(await makeToken({ key: strangers.privateKey })), refused('failed to verify token'));
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(USER)).toString('base64url')}.`;
  await assert.rejects(verifyToken(unsigned), refused('failed to verify token'));
});

test('X17: a spoilt cached key is replaced by the right one', async () => {
  sessionStore.set('jwt_public_key', await exportSPKI(strangers.publicKey));
  await verifyToken(await makeToken());
  assert.equal(sessionStore.get('jwt_public_key'), await exportSPKI(keys.publicKey));
});

test('expires_in must be a readable date in the future', async () => {
  for (const expires_in of ['x', '', '2020-01-01T00:00:00Z', '2999', 4_102_444_800, null]) {
    await assert.rejects(verifyToken(await makeToken({ claims: { expires_in } })), refused('token expired'), String(expires_in));
  }
  assert.equal(isFuture('2026-11-21T12:00:00.000Z', Date.parse('2026-11-21T11:59:59Z')), true);
});

test('without a token there is nothing to verify', async () => {
  await assert.rejects(verifyToken(''), refused('no token detected'));
});

test('X18: a device whose clock is a year ahead or three days behind can still log in', async () => {
  for (const days of [-365, 3]) {
    serverMs = Date.now() + days * 86_400_000;
    sessionStore.remove('jwt_public_key');
    assert.equal((await verifyToken(await makeToken())).role, 'docent', `${days} days`);
  }
});
