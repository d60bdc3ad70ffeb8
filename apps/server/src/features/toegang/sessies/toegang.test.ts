import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { codeOf, stepOf } from '../../../platform/auth/totp.ts';
import { PROEFKLUIS } from '../../../../test/fixtures.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { TOTP, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { wereld, clock, database } = server;
const Token = z.object({ token: z.string() });
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const post = (payload: object): Promise<Antwoord> =>
  server.request({ method: 'POST', url: '/api/auth', payload, headers: { 'user-agent': CHROME } });
const login = (gebruikersnaam: string, code?: string): Promise<Antwoord> =>
  post({ gebruikersnaam, wachtwoord: WACHTWOORD, ...(code !== undefined && { code }) });
const tokenOf = (answer: Antwoord): string => {
  assert.equal(answer.status, 200, answer.text);
  return Token.parse(answer.body).token;
};
/** A code that was not used before: time goes on. */
const nextCode = (secret = TOTP): string => {
  clock.advance(30_000);
  return codeOf(secret, stepOf(clock.now()));
};
const mij = async (token: string): Promise<number> => (await server.get('/api/auth/mij', token)).status;
const beveiliging = async (token: string) =>
  sessiesRoutes.readBeveiliging.response.parse((await server.get('/api/auth/beveiliging', token)).body);

test('L14: our office does not get in with a password only', async () => {
  const answer = await login('office');
  assert.equal(answer.status, 409);
  assert.partialDeepStrictEqual(answer.body, { code: 'auth/code-nodig' });
  assert.equal(answer.headers['set-cookie'], undefined);
  assert.equal((await post({ gebruikersnaam: 'office', wachtwoord: 'fout', code: nextCode() })).status, 401);
});

test('L14: who has no second factor yet reaches nothing but the way to set it up', async () => {
  const { id } = wereld.persoon('superadmin');
  await database.own.updateTable('account').set({ totp_geheim: null, totp_sinds: null }).where('id', '=', id).execute();
  const token = tokenOf(await login('superadmin'));
  for (const path of ['/api/office/dashboard', `/api/admins/${wereld.a.id}/groepen`]) {
    const answer = await server.get(path, token);
    assert.equal(answer.status, 409);
    assert.partialDeepStrictEqual(answer.body, { code: 'auth/tweede-factor-nodig' });
  }
  const { geheim, uri } = z
    .object({ geheim: z.string(), uri: z.string() })
    .parse((await server.post('/api/auth/tweede-factor', {}, token)).body);
  assert.match(uri, /^otpauth:\/\/totp\/Spelrijk:superadmin\?issuer=Spelrijk&secret=[A-Z2-7]{32}&/);
  const put = (code: string) => server.request({ method: 'PUT', url: '/api/auth/tweede-factor', payload: { code }, token });
  assert.equal((await put('000000')).status, 400);
  // Another secret than the one the server chose is no use, however good its code.
  const eigen = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  assert.equal((await put(codeOf(eigen, stepOf(clock.now())))).status, 400);
  const { herstelcodes } = sessiesRoutes.confirmTweedeFactor.response.parse((await put(nextCode(geheim))).body);
  assert.equal(new Set(herstelcodes).size, 10);
  assert.equal((await server.get('/api/office/dashboard', token)).status, 200);
  const bewaard = await database.own
    .selectFrom('account')
    .select(['totp_geheim', 'totp_nieuw'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  assert.match(String(bewaard.totp_geheim), /^k1:/);
  assert.equal(PROEFKLUIS.open(`totp:${id}`, String(bewaard.totp_geheim)), geheim);
  assert.equal(bewaard.totp_nieuw, null);
  const stored = await database.own.selectFrom('herstelcode').select('id').where('account_id', '=', id).execute();
  assert.ok(stored.every((rij) => !herstelcodes.includes(rij.id)));
  const [code = ''] = herstelcodes;
  assert.equal((await login('superadmin', code.toLowerCase().replaceAll('-', ' '))).status, 200);
  assert.equal((await login('superadmin', code)).status, 400);
  assert.equal((await beveiliging(token)).tweedeFactor.herstelcodes, 9);
});

test('L14: a code counts once, also when it is sent five times at the same moment', async () => {
  const code = nextCode();
  const answers = await Promise.all(Array.from({ length: 5 }, () => login('office', code)));
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal((await login('office', code)).status, 400);
});

test('L14: after five wrong codes there is a wait, and a wait for the code is no wait for the password', async () => {
  await login('office', nextCode());
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await login('office', '000000')).status);
  assert.deepEqual(statuses, [400, 400, 400, 400, 400, 429]);
  assert.equal((await login('office')).status, 409);
  clock.advance(120_000);
  assert.equal((await login('office', nextCode())).status, 200);
});

test('L14: our office cannot switch its second factor off; others can, with password and code', async () => {
  const office = tokenOf(await login('office', nextCode()));
  const end = (token: string) => server.request({ method: 'DELETE', url: '/api/auth/tweede-factor', token });
  assert.partialDeepStrictEqual((await end(office)).body, { code: 'auth/tweede-factor-verplicht' });
  const docent = tokenOf(await login('docent'));
  const { geheim } = z.object({ geheim: z.string() }).parse((await server.post('/api/auth/tweede-factor', {}, docent)).body);
  const payload = { code: nextCode(geheim) };
  assert.equal((await server.request({ method: 'PUT', url: '/api/auth/tweede-factor', payload, token: docent })).status, 200);
  assert.equal((await login('docent')).status, 409);
  clock.advance(301_000);
  assert.partialDeepStrictEqual((await end(docent)).body, { code: 'auth/bevestiging-nodig' });
  assert.equal((await server.post('/api/auth/bevestigen', { code: nextCode(geheim) }, docent)).status, 204);
  assert.equal((await end(docent)).status, 204);
  assert.equal((await login('docent')).status, 200);
});

test('a second factor can only be set up shortly after giving the password', async () => {
  const token = tokenOf(await login('rtadmin'));
  clock.advance(301_000);
  assert.partialDeepStrictEqual((await server.post('/api/auth/tweede-factor', {}, token)).body, { code: 'auth/bevestiging-nodig' });
  assert.equal((await server.post('/api/auth/bevestigen', { wachtwoord: 'fout' }, token)).status, 400);
  assert.equal(await mij(token), 200);
  assert.equal((await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, token)).status, 204);
  assert.equal((await server.post('/api/auth/tweede-factor', {}, token)).status, 200);
});

test('the list of sessions names devices, and one or all others can be ended', async () => {
  const [one, two, three] = [tokenOf(await login('thuisadmin')), tokenOf(await login('thuisadmin')), tokenOf(await login('thuisadmin'))];
  const { sessies } = await beveiliging(one);
  assert.equal(sessies.length, 3);
  assert.deepEqual(new Set(sessies.map(({ toestel }) => toestel)), new Set(['Chrome op Windows']));
  assert.equal(sessies.filter(({ dezeSessie }) => dezeSessie).length, 1);
  const ander = sessies.find(({ dezeSessie }) => !dezeSessie);
  assert.equal((await server.request({ method: 'DELETE', url: `/api/auth/sessies/${ander?.id}`, token: one })).status, 204);
  assert.equal((await beveiliging(one)).sessies.length, 2);
  assert.equal((await server.request({ method: 'DELETE', url: '/api/auth/sessies', token: one })).status, 204);
  assert.deepEqual([await mij(one), await mij(two), await mij(three)], [200, 401, 401]);
});

test("A02: nobody ends another's session by its id", async () => {
  const { sessies } = await beveiliging(tokenOf(await login('b-schooladmin')));
  const token = tokenOf(await login('schooladmin'));
  const answer = await server.request({ method: 'DELETE', url: `/api/auth/sessies/${sessies[0]?.id}`, token });
  assert.equal(answer.status, 404);
});

test('R11: who stands above somebody ends their sessions; the next request is refused', async () => {
  const schooladmin = tokenOf(await login('schooladmin'));
  const docent = tokenOf(await login('docent'));
  const kind = tokenOf(await login('leerling'));
  const ander = tokenOf(await login('leerling3'));
  const end = async (naam: string, token: string): Promise<number> =>
    (await server.request({ method: 'DELETE', url: `/api/users/${wereld.persoon(naam).id}/sessions`, token })).status;
  assert.equal(await end('leerling', docent), 204);
  assert.equal(await mij(kind), 401);
  assert.equal(await end('leerling3', docent), 404);
  assert.equal(await mij(ander), 200);
  assert.equal(await end('schooladmin', docent), 404);
  assert.equal(await end('b-docent', schooladmin), 404);
  assert.equal(await end('docent2', schooladmin), 204);
  assert.equal(await end('docent', schooladmin), 204);
  assert.equal(await mij(docent), 401);
});

test('R13: a new program on the same database knows the same sessions', async () => {
  const token = tokenOf(await login('rtadmin'));
  const ended = tokenOf(await login('rtadmin'));
  await server.request({ method: 'DELETE', url: '/api/auth/session', token: ended });
  const { createSessieService } = await import('./service.ts');
  const { openKeys } = await import('../../../platform/auth/keys.ts');
  const { createPasswords } = await import('../../../platform/auth/passwords.ts');
  const { parseConfig } = await import('../../../platform/config.ts');
  const { noSharedLimiter } = await import('../../../platform/http/shared-limiter.ts');
  const { silent } = await import('../../../../test/fixtures.ts');
  const keys = await openKeys(database.own, { kluis: PROEFKLUIS, keyFile: undefined }, 0, clock.now());
  const { ttl } = parseConfig({});
  const other = createSessieService({
    database,
    keys,
    kluis: PROEFKLUIS,
    passwords: await createPasswords(),
    ttl,
    log: silent,
    limits: () => noSharedLimiter,
    openProef: (account) => Promise.resolve(account),
  });
  assert.equal((await other.authenticate(`Bearer ${token}`, clock.now())).rol, 'rtadmin');
  await assert.rejects(other.authenticate(`Bearer ${ended}`, clock.now()));
});

test('A16: a reason goes along as a header, and one that says nothing is refused', async () => {
  const token = tokenOf(await login('office', nextCode()));
  const read = (reden: string) =>
    server.request({ method: 'GET', url: `/api/admins/${wereld.a.id}/groepen`, token, headers: { 'x-reden': reden } });
  for (const wrong of ['kort', '', '%E9%', encodeURIComponent('a\nbcdefghijkl'), 'x'.repeat(301)])
    assert.equal((await read(wrong)).status, 400, wrong);
  assert.equal((await read(encodeURIComponent('ouder belt over “één” fout'))).status, 200);
});
