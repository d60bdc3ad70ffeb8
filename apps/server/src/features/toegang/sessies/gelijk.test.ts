/** What exists may not be told from what does not by the work it takes. Counted, not timed: a busy machine makes no difference. */
import { createHook } from 'node:async_hooks';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Client } from 'pg';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const texts: string[] = [];
const send = Reflect.get(Client.prototype, 'query');
Reflect.set(Client.prototype, 'query', function (this: unknown, ...args: readonly unknown[]) {
  const [first] = args;
  texts.push(typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text')));
  return Reflect.apply(send, this, args);
});

const server = await createProefserver({ PUBLIC_BASE_URL: 'https://spelrijk.example' });

/** What a hash of a password is to Node: work of its library in a thread, without a name. */
const HASH = 'undefined';
let hashes = 0;
createHook({ init: (_id, soort) => void (soort === HASH && (hashes += 1)) }).enable();

/** The work of one request: its statements, in the order in which they are written in the alphabet (two may go side by side), and how many passwords it compared. */
async function workOf(work: () => Promise<{ readonly status: number }>, status: number): Promise<readonly string[]> {
  texts.length = 0;
  hashes = 0;
  assert.equal((await work()).status, status);
  return [`${hashes} hashes`, ...[...texts].sort()];
}
const login = (gebruikersnaam: string, cookie: string) =>
  server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam, wachtwoord: 'niet het goede' }, headers: { cookie } });

test('L02: a known, a suspended and an unknown name cost the same trips to the database and the same hashes, with and without a device', async () => {
  const { headers } = await server.post('/api/auth', { gebruikersnaam: 'schooladmin', wachtwoord: WACHTWOORD });
  const device = String(headers['set-cookie']).split(';')[0] ?? '';
  assert.match(device, /^toestel=/);
  const { id } = server.wereld.persoon('b-leerling');
  await server.database.own.updateTable('account').set({ status: 'geschorst' }).where('id', '=', id).execute();
  for (const cookie of ['', device, 'toestel=van-niemand']) {
    const known = await workOf(() => login('docent', cookie), 401);
    // One for the password and one for a second card.
    assert.equal(known[0], '2 hashes');
    assert.ok(known.length >= 4 && known.some((text) => text.includes('inlogpoging')), cookie);
    for (const naam of ['b-leerling', 'niemand'])
      assert.deepEqual(await workOf(() => login(naam, cookie), 401), known, `${naam} ${cookie}`);
  }
});

test('W13: a wrong link of a known and of an unknown person cost the same trips', async () => {
  const redeem = (userId: string) =>
    server.post('/api/auth/wachtwoordherstellen', { userId, herstelToken: 'x'.repeat(43), wachtwoord: 'een zin die ik zelf bedacht' });
  const known = await workOf(() => redeem(server.wereld.persoon('docent').id), 400);
  assert.equal(known.length, 3);
  assert.deepEqual(await workOf(() => redeem(testId('niemand')), 400), known);
});

test('W13: of a thousand wrong links most are not looked at; one that is right is, a little later', async () => {
  server.clock.advance(3_600_000);
  const routes = ['/api/auth/uitnodiging', '/api/auth/wachtwoordherstellen', '/api/auth/mailadres-bevestigen'];
  const bodies = [{}, { userId: testId('niemand'), wachtwoord: 'een zin die ik zelf bedacht' }, {}];
  const statuses = new Map<number, number>();
  for (let i = 0; i < 1000; i++) {
    const [url, rest] = [routes[i % 3] ?? '', bodies[i % 3] ?? {}];
    const [veld, token] = [i % 3 === 1 ? 'herstelToken' : 'token', `${i}`.padStart(43, 'x')];
    const { status, headers } = await server.post(url, { ...rest, [veld]: token });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // The rest of the six seconds in which a turn comes back.
    if (status === 429) assert.match(String(headers['retry-after']), /^[1-6]$/);
    server.clock.advance(60);
  }
  const looked = (statuses.get(400) ?? 0) + (statuses.get(404) ?? 0);
  assert.ok(looked >= 20 && looked <= 20 + 12, String(looked));
  assert.equal(looked + (statuses.get(429) ?? 0), 1000);
  server.clock.advance(6000);
  assert.equal((await server.post('/api/auth/uitnodiging', { token: 'x'.repeat(43) })).status, 404);
});
