import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createHmac, createPublicKey } from 'node:crypto';
import { decodeJwt, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { z } from 'zod';
import { api } from '@spelrijk/contract/api';
import type { Route } from '@spelrijk/contract/define';
import { PROEFKLUIS } from '../../../test/fixtures.ts';
import { BEGIN, createProefserver } from '../../../test/proefserver.ts';
import { WACHTWOORD } from '../../../test/wereld.ts';
import { loadKeys, openKeys } from './keys.ts';
import { createTokenCheck } from './tokens.ts';

const server = await createProefserver();
const keys = await loadKeys(server.database.own, { kluis: PROEFKLUIS, keyFile: undefined }, BEGIN);
const good = await server.login('leerling');
const [head = '', payload = '', signature = ''] = good.split('.');
const claims = decodeJwt(good);
const Token = z.object({ token: z.string() });
const MIJ = '/api/auth/mij';

const b64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const status = async (token: string): Promise<number> => (await server.get(MIJ, token)).status;

const sign = (changes: JWTPayload, header: object = {}, key = keys.signing): Promise<string> =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'RS512', kid: keys.kid, ...header }).sign(key);

async function refused(token: string, why: string): Promise<void> {
  assert.equal(await status(token), 401, why);
}

const routes: readonly Route[] = Object.values(api);
const urlOf = (route: Route): string => route.path.replace(/\{\w+\}/g, server.wereld.a.id);

test('a good token is accepted', async () => {
  assert.equal(await status(good), 200);
});

test('A17: without a token every route but the anonymous ones answers 401', async () => {
  for (const route of routes) {
    if (route.access.wie === 'iedereen') continue;
    const answer = await server.request({ method: route.method, url: urlOf(route) });
    assert.equal(answer.status, 401, `${route.method} ${route.path}`);
    assert.deepEqual(answer.body, { message: 'no token detected', code: 'auth/geen-token' });
  }
});

test('T01: a token without a signature or with algorithm none is refused everywhere', async () => {
  const none = ['none', 'None', 'NONE', 'nOnE'].map((alg) => `${b64({ alg, kid: keys.kid })}.${payload}.`);
  const others = [`${head}.${payload}.`, `${head}.${payload}`, `${b64({ alg: 'none' })}.${payload}.${signature}`];
  for (const route of routes.filter(({ access }) => access.wie !== 'iedereen')) {
    for (const token of [...none, ...others]) {
      const answer = await server.request({ method: route.method, url: urlOf(route), token });
      assert.equal(answer.status, 401, `${route.path} ${token.slice(0, 30)}`);
    }
  }
});

test('T02: a token keyed with our public key as a shared secret is refused', async () => {
  const pem = (await server.get('/api/auth/public-key')).text;
  const key = createPublicKey(pem);
  const secrets = [
    pem,
    pem.trim(),
    `\n ${pem}`,
    key.export({ type: 'spki', format: 'der' }),
    JSON.stringify(key.export({ format: 'jwk' })),
  ];
  for (const [alg, hash] of [
    ['HS256', 'sha256'],
    ['HS384', 'sha384'],
    ['HS512', 'sha512'],
  ] as const) {
    for (const secret of secrets) {
      const text = `${b64({ alg, kid: keys.kid })}.${payload}`;
      await refused(`${text}.${createHmac(hash, secret).update(text).digest('base64url')}`, alg);
    }
  }
});

test('T03: the right key with another algorithm is refused', async () => {
  const { prive } = await server.database.own.selectFrom('sleutel').select('prive').executeTakeFirstOrThrow();
  const { importPKCS8 } = await import('jose');
  for (const alg of ['RS256', 'RS384', 'PS512']) {
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg, kid: keys.kid })
      .sign(await importPKCS8(PROEFKLUIS.open(`sleutel:${keys.kid}`, prive), alg));
    await refused(token, alg);
  }
  await refused(`${b64({ kid: keys.kid })}.${payload}.${signature}`, 'no alg');
  await refused(`${b64({ alg: ['RS512'], kid: keys.kid })}.${payload}.${signature}`, 'alg array');
});

test('T04: a key that the token brings itself is not used', async () => {
  const pair = await generateKeyPair('RS512', { modulusLength: 3072, extractable: true });
  const { exportJWK } = await import('jose');
  const jwk = await exportJWK(pair.publicKey);
  for (const header of [{ jwk }, { jku: 'http://127.0.0.1:9/keys' }, { x5u: 'http://127.0.0.1:9/x' }, { x5c: ['MIIB'] }])
    await refused(await sign({}, header, pair.privateKey), JSON.stringify(header).slice(0, 20));
});

test('T05: a strange key id is refused and never an error of ours', async () => {
  for (const kid of ['../../dev/null', "' or 1=1--", 'x\0y', 'k'.repeat(2000), '__proto__', ''])
    await refused(await sign({}, { kid }), kid.slice(0, 20));
});

test('T06: every flipped bit and every other spelling of a token is refused', async () => {
  const bytes = Buffer.from(good);
  for (let i = 0; i < 200; i++) {
    const copy = Buffer.from(bytes);
    const at = (i * 7919) % copy.length;
    copy.writeUInt8((copy[at] ?? 0) ^ (1 << (i % 7)), at);
    const text = copy.toString('latin1');
    if (!/^[\x21-\x7e]+$/.test(text)) continue;
    await refused(text, `bit ${i}`);
  }
  await refused(`${good}=`, 'padding');
  await refused(good.replace('.', '=.'), 'padding inside');
  // The library reads over blanks: these are the same bytes.
  await refused(`${good.slice(0, -4)} ${good.slice(-4)}`, 'a blank inside');
});

test('T07: a token whose expires_in has passed is refused as expired', async () => {
  const answer = await server.get(MIJ, await sign({ expires_in: new Date(BEGIN - 61_000).toISOString() }));
  assert.equal(answer.status, 401);
  assert.deepEqual(answer.body, { message: 'token expired', code: 'auth/token-verlopen' });
});

test('T08: an expires_in that is no date never means "never"', async () => {
  for (const expires of [undefined, null, '', 'morgen', 0, -1, [], {}, '+099999-01-01T00:00:00.000Z', '9999-01-01T00:00:00.000Z'])
    await refused(await sign({ expires_in: expires }), JSON.stringify(expires) ?? 'none');
});

test('T09: of exp and expires_in the earlier one counts', async () => {
  const past = BEGIN - 61_000;
  await refused(await sign({ exp: Math.floor(past / 1000) }), 'exp');
  await refused(await sign({ expires_in: new Date(past).toISOString() }), 'expires_in');
});

test('T10: clocks may differ half a minute, not more than one', async () => {
  const ahead = (seconds: number): number => Math.floor(BEGIN / 1000) + seconds;
  await refused(await sign({ nbf: ahead(61) }), 'nbf');
  await refused(await sign({ iat: ahead(61) }), 'iat');
  assert.equal(await status(await sign({ nbf: ahead(30), iat: ahead(30) })), 200);
});

test('T11: another issuer or audience, or none, is refused', async () => {
  for (const changes of [{ iss: 'x' }, { aud: 'x' }, { iss: undefined }, { aud: undefined }])
    await refused(await sign(changes), JSON.stringify(changes));
});

test('T12, T14: another kind of token is no access token', async () => {
  for (const typ of ['refresh', 'reset', 'invitation', '', undefined]) await refused(await sign({ typ }), String(typ));
});

test('T13: an access token refreshes nothing', async () => {
  for (const token of [good, await sign({ typ: 'reset' })]) {
    const answer = await server.get('/api/auth/token/refresh', token);
    assert.equal(answer.status, 401);
    assert.equal(answer.headers['cache-control'], 'private, no-store');
  }
  // It was not taken for a refresh token that comes a second time: then its session would be over.
  assert.equal((await server.get(MIJ, good)).status, 200);
});

test('T15: rights come from the database, not from the token', async () => {
  const token = await sign({ role: 'superadmin', adminId: server.wereld.b.id });
  const answer = await server.get(MIJ, token);
  assert.partialDeepStrictEqual(answer.body, { role: 'leerling', adminId: server.wereld.a.id });
  assert.equal((await server.get('/api/office/dashboard', token)).status, 403);
});

test('T16: suspending an account works at the next request, and whoever gets another role has to log in again', async () => {
  const token = await server.login('docent2');
  const { id } = server.wereld.persoon('docent2');
  const set = (values: object) => server.database.own.updateTable('account').set(values).where('id', '=', id).execute();
  await set({ rol: 'leerling' });
  assert.equal((await server.get(`/api/admins/${server.wereld.a.id}/groepen`, token)).status, 401);
  await set({ rol: 'docent', status: 'geschorst' });
  assert.equal(await status(token), 401);
  await set({ status: 'actief' });
  assert.equal(await status(token), 200);
});

test('T17: a token in query, cookie or body is no token', async () => {
  assert.equal((await server.get(`${MIJ}?access_token=${good}`)).status, 401);
  assert.equal((await server.request({ method: 'GET', url: MIJ, headers: { cookie: `access_token=${good}` } })).status, 401);
});

test('T18: an odd Authorization header is refused', async () => {
  for (const header of [
    `bearer ${good}`,
    `Bearer ${good},Bearer ${good}`,
    `Bearer  ${good}`,
    `Basic ${good}`,
    `Bearer ${'a'.repeat(9000)}.b.c`,
    good,
  ]) {
    assert.equal((await server.request({ method: 'GET', url: MIJ, headers: { authorization: header } })).status, 401, header.slice(0, 20));
  }
});

test('T19: the public key is SPKI of at least 3072 bits', async () => {
  const answer = await server.get('/api/auth/public-key');
  assert.match(answer.text, /^-----BEGIN PUBLIC KEY-----\n/);
  assert.match(String(answer.headers['content-type']), /^text\/plain/);
  assert.ok((createPublicKey(answer.text).asymmetricKeyDetails?.modulusLength ?? 0) >= 3072);
});

test('T20: a token holds nothing but what the browser and the check need', () => {
  assert.deepEqual(Object.keys(claims).sort(), [
    '_id',
    'adminId',
    'aud',
    'exp',
    'expires_in',
    'iat',
    'iss',
    'jti',
    'nbf',
    'role',
    'sid',
    'typ',
  ]);
});

test('R12: every login is a new session; R04: logging out ends it at once', async () => {
  const first = await server.login('schooladmin');
  const answer = await server.post('/api/auth', { gebruikersnaam: 'schooladmin', wachtwoord: 'geheim-genoeg-voor-nu' });
  const second = Token.parse(answer.body).token;
  assert.notEqual(decodeJwt(first).jti, decodeJwt(second).jti);
  assert.notEqual(decodeJwt(first)['sid'], decodeJwt(second)['sid']);
  assert.equal((await server.request({ method: 'DELETE', url: '/api/auth/session', token: second })).status, 204);
  assert.equal(await status(second), 401);
  assert.equal(await status(first), 200);
});

test('R07: a session that lay idle is over', async () => {
  const token = await server.login('rtadmin');
  server.clock.advance(59 * 60_000);
  assert.equal(await status(token), 200);
  server.clock.advance(61 * 60_000);
  assert.equal(await status(token), 401);
  server.clock.set(BEGIN);
});

test('R07: a child leaves a shared device sooner', async () => {
  const token = await server.login('rt-leerling');
  server.clock.advance(29 * 60_000);
  assert.equal(await status(token), 200);
  server.clock.advance(31 * 60_000);
  assert.equal(await status(token), 401);
  server.clock.set(BEGIN);
});

test('T19: after a rotation the old key holds for the overlap and no longer', async () => {
  const before = await server.login('thuisadmin');
  const pem = server.app.context.sessies.publicKey();
  await server.app.context.keys.rotate(server.clock.now());
  assert.notEqual((await server.get('/api/auth/public-key')).text, pem);
  const body: unknown = (await server.post('/api/auth', { gebruikersnaam: 'thuisadmin', wachtwoord: WACHTWOORD })).body;
  assert.equal(await status(before), 200);
  assert.equal(await status(Token.parse(body).token), 200);
  const old = keys;
  const late = BEGIN + 12 * 3_600_000;
  server.clock.set(late);
  const fresh = Token.parse((await server.post('/api/auth', { gebruikersnaam: 'thuisadmin', wachtwoord: WACHTWOORD })).body).token;
  const times = { iat: late / 1000, nbf: late / 1000, exp: late / 1000 + 600, expires_in: new Date(late + 600_000).toISOString() };
  const resigned = new SignJWT({ ...decodeJwt(fresh), ...times }).setProtectedHeader({ alg: 'RS512', kid: old.kid });
  const withOld = await resigned.sign(old.signing);
  assert.equal(await status(withOld), 401);
  assert.equal(await status(fresh), 200);
  // Its signature was looked at while the key still held: that is no reason to go on believing it.
  const check = createTokenCheck(server.app.context.keys, 'access');
  const end = server.app.context.keys.ring().checking.get(old.kid)?.until ?? assert.fail('until when the old key holds');
  server.clock.set(BEGIN);
  const lang = { iat: BEGIN / 1000, nbf: BEGIN / 1000, exp: end / 1000 + 600, expires_in: new Date(end + 600_000).toISOString() };
  const seen = await new SignJWT({ ...decodeJwt(fresh), ...lang }).setProtectedHeader({ alg: 'RS512', kid: old.kid }).sign(old.signing);
  await check(seen, end - 1);
  await assert.rejects(check(seen, end), { code: 'auth/token-ongeldig' });
  server.clock.set(BEGIN);
});

test('T19: a server that did not rotate itself takes the new key', async () => {
  const other = await openKeys(server.database.own, { kluis: PROEFKLUIS, keyFile: undefined }, 1000, server.clock.now() + 1);
  await other.rotate(server.clock.now() + 2);
  server.clock.advance(10_000);
  const token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS512', kid: other.ring().kid }).sign(other.ring().signing);
  assert.equal(await status(token), 200);
  server.clock.set(BEGIN);
});
