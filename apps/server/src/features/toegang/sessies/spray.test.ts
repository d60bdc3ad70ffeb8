import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { createSprayGuard } from './spray.ts';

const server = await createProefserver({ SPELRIJK_RATE_LIMIT: '1' });
const MINUTE = 60_000;
const SPRAY = { adres: '10.0.0.1', wachtwoord: 'welkom01' };

test('L07: one password over five hundred pupils is looked at thirty times, then twenty times a minute', () => {
  const guard = createSprayGuard();
  const evaluated: number[] = [];
  for (let second = 0; second < 600; second++) {
    for (let i = 0; i < 5; i++) {
      if (guard.wait(SPRAY, second * 1000) > 0) continue;
      evaluated.push(second);
      guard.failed(SPRAY, second * 1000);
    }
  }
  assert.ok(evaluated.filter((second) => second < 60).length <= 50);
  for (let minute = 1; minute < 10; minute++)
    assert.ok(evaluated.filter((second) => Math.floor(second / 60) === minute).length <= 21, `minute ${minute}`);
});

test('L07: another password and a class with typing errors are not held up meanwhile', () => {
  const guard = createSprayGuard();
  for (let i = 0; i < 40; i++) guard.failed(SPRAY, 0);
  assert.ok(guard.wait(SPRAY, 1) >= 0);
  assert.ok(guard.wait(SPRAY, 2) > 0);
  assert.ok(guard.wait({ ...SPRAY, adres: '10.9.9.9' }, 3) > 0, 'from another address it is the same password');
  for (let kind = 0; kind < 30; kind++) {
    const poging = { ...SPRAY, wachtwoord: `tikfout ${kind}` };
    assert.equal(guard.wait(poging, 4), 0);
    guard.failed(poging, 4);
  }
});

test('L07: many passwords from one address are slowed too, far above what a class does', () => {
  const guard = createSprayGuard();
  let looked = 0;
  for (let i = 0; i < 2000; i++) {
    const poging = { ...SPRAY, wachtwoord: `poging ${i}` };
    if (guard.wait(poging, i * 100) > 0) continue;
    looked += 1;
    guard.failed(poging, i * 100);
  }
  assert.ok(looked <= 600 + 60 * 4, String(looked));
  assert.equal(guard.wait({ ...SPRAY, adres: '10.0.0.2', wachtwoord: 'x' }, 200_000), 0);
});

test('L07: the wait ends when the hour is over', () => {
  const guard = createSprayGuard();
  for (let i = 0; i < 40; i++) guard.failed(SPRAY, 0);
  guard.wait(SPRAY, 1);
  assert.ok(guard.wait(SPRAY, 2) > 0);
  assert.equal(guard.wait(SPRAY, 60 * MINUTE), 0);
});

test('L01: who sprays is told to wait alike for a name that exists and for one that does not', async () => {
  const login = async (gebruikersnaam: string, wachtwoord: string): Promise<number> =>
    (await server.post('/api/auth', { gebruikersnaam, wachtwoord })).status;
  for (let i = 0; i < 30; i++) assert.equal(await login(`niemand-${i}`, 'welkom01'), 401);
  assert.equal(await login('niemand', 'welkom01'), 401);
  assert.deepEqual([await login('docent', 'welkom01'), await login('nog-niemand', 'welkom01')], [429, 429]);
  for (const naam of ['docent', 'docent2', 'schooladmin', 'b-docent', 'leerling', 'thuisadmin'])
    for (let i = 0; i < 5; i++) await login(naam, 'zomer2026');
  assert.equal(await login('b-schooladmin', 'zomer2026'), 401);
  assert.deepEqual([await login('niemand-x', 'zomer2026'), await login('rtadmin', 'zomer2026')], [429, 429]);
  assert.equal(await login('rtadmin', WACHTWOORD), 200);
});

test('L05: thirty children of one groep at one address, one in five with typing errors, all get in at once, with every limit on', async () => {
  const { id: adminId, groepIds } = server.wereld.a;
  const { wachtwoord } = await server.database.own
    .selectFrom('account')
    .select('wachtwoord')
    .where('gevouwen', '=', 'leerling')
    .executeTakeFirstOrThrow();
  const kinderen = Array.from({ length: 30 }, (_, i) => `kind-${i}`);
  const rest = { admin_id: adminId, created_at: new Date(server.clock.now()) };
  const account = { ...rest, rol: 'leerling', wachtwoord, status: 'actief' } as const;
  await server.database.own
    .insertInto('account')
    .values(kinderen.map((naam) => ({ ...account, id: testId(naam), gebruikersnaam: naam, gevouwen: naam })))
    .execute();
  const leerling = { ...rest, groep_id: groepIds[1] ?? '', voorvoegsel: '', achternaam: 'Vos', jaargroep: 5, figuur: 1 };
  await server.database.own
    .insertInto('leerling')
    .values(kinderen.map((naam) => ({ ...leerling, id: testId(naam), roepnaam: naam })))
    .execute();
  const login = async (naam: string, geheim = WACHTWOORD): Promise<number> =>
    (await server.post('/api/auth', { gebruikersnaam: naam, wachtwoord: geheim })).status;
  const statuses = await Promise.all(
    kinderen.map(async (naam, i) => {
      if (i % 5 === 0) for (const fout of ['x', 'xx']) assert.equal(await login(naam, `${naam}${fout}`), 401);
      return login(naam);
    }),
  );
  assert.deepEqual(new Set(statuses), new Set([200]));
});
