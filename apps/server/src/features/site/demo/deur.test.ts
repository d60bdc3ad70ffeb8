import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { standaardInstellingen } from '@spelrijk/domain/instelling';
import { createTestDatabase } from '../../../../test/database.ts';
import { PROEFKLUIS, silent, STIL, RARE } from '../../../../test/fixtures.ts';
import { parseConfig } from '../../../platform/config.ts';
import { createId } from '../../../platform/ids.ts';
import { inviteEigenaar } from '../../kantoor/medewerkers/index.ts';
import { closeDemokantoor, openDemo, readStand } from './index.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => now };
const audio = STIL;
const { database } = await createTestDatabase();
const deps = { database, audio, clock, log: silent, kluis: PROEFKLUIS, oefenwerk: false };
const open = (env: Readonly<Record<string, string>> = {}) => openDemo(deps, parseConfig(env));
const stand = () => readStand({ database, clock });

async function insertKlant(naam: string): Promise<string> {
  const id = createId(now);
  const rij = { admin_id: id, naam, soort: 'school' as const, regio: 'nl' as const, pakketten: [], licentie_tot: null };
  await database.own
    .insertInto('admin')
    .values({ ...rij, created_at: new Date(now) })
    .execute();
  return id;
}

test('a server listens to this machine only, unless it was told otherwise', () => {
  assert.equal(parseConfig({}).host, '127.0.0.1');
  assert.equal(parseConfig({}).openbaar, false);
  for (const env of [
    { HOST: 'localhost' },
    { HOST: '::1' },
    { HOST: '127.0.0.2' },
    { PUBLIC_BASE_URL: 'http://vlaanderen.localhost:3000' },
  ])
    assert.equal(parseConfig(env).openbaar, false, JSON.stringify(env));
  for (const env of [
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '10.0.0.4' },
    { PUBLIC_BASE_URL: 'https://localhost' },
    { PUBLIC_BASE_URL: 'http://spelrijk.example' },
    { HOST: 'localhost.example' },
  ])
    assert.equal(parseConfig(env).openbaar, true, JSON.stringify(env));
  assert.throws(() => parseConfig({ SPELRIJK_DEMO: 'ja', PORT: 'x', SPELRIJK_BACKUP_PASSWORD: 'kort' }), {
    message:
      'Deze instellingen kloppen niet: PORT moet een getal van 0 tot en met 65535 zijn; SPELRIJK_DEMO moet 0, 1 of openbaar zijn; SPELRIJK_BACKUP_PASSWORD moet minstens 12 tekens lang zijn.',
  });
});

test('a setting that is there and empty is as good as none', () => {
  const config = parseConfig({ SMTP_URL: '', PUBLIC_BASE_URL: '', SPELRIJK_METRICS: '', SPELRIJK_BACKUP_PASSWORD: '', SPELRIJK_DEMO: '' });
  assert.deepEqual(
    [config.smtpUrl, config.publicBaseUrl, config.metrics, config.backupPassword],
    [undefined, undefined, undefined, undefined],
  );
  assert.deepEqual(parseConfig({ SPELRIJK_METRICS: '127.0.0.1:9464' }).metrics, { host: '127.0.0.1', port: 9464 });
});

test('an empty database is not filled with public passwords where others can reach it', async () => {
  await assert.rejects(open({ HOST: '0.0.0.0' }), /SPELRIJK_DEMO=0/);
  await assert.rejects(open({ PUBLIC_BASE_URL: 'https://spelrijk.example', SPELRIJK_DEMO: '1' }), /wachtwoord dat iedereen kent/);
  assert.deepEqual(await stand(), { logins: [], eigenaar: false });
});

test('a server that finds another one making the demo waits until that is done, longer than any request may take', RARE, async () => {
  const ander = database.unhurried.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('spelrijk-demo'))`.execute(db);
    await sql`select pg_sleep(11)`.execute(db);
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await open({ SPELRIJK_DEMO: '0' });
  await ander;
});

test('on this machine it is filled; then it opens to others only with the word for that', async () => {
  await open();
  assert.equal((await stand()).logins.length, 8);
  await assert.rejects(open({ HOST: '0.0.0.0' }), /SPELRIJK_DEMO=openbaar/);
  await open({ HOST: '0.0.0.0', SPELRIJK_DEMO: 'openbaar' });
});

test('real customers do not stand beside the office of the demo', async () => {
  const klant = await insertKlant('Basisschool De Echte');
  await assert.rejects(open(), /1 echte klant\. Maak een eigen eigenaar/);
  await database.own.deleteFrom('admin').where('admin_id', '=', klant).execute();
  await open();
});

test('an own owner takes the office of the demo away and leaves the rest of it, beside real customers', async () => {
  await database.transact(async (db) => {
    await closeDemokantoor(db, now);
    const adressen = { nl: 'http://localhost:3000', be: 'http://localhost:3000' };
    await inviteEigenaar(db, { adressen, instellingen: () => standaardInstellingen([]), herstel: 1800 }, 'ans@spelrijk.example', now);
  });
  await insertKlant('Basisschool De Echte');
  await open();
  assert.deepEqual(await stand(), { logins: ['demo', 'docent', 'leerling', 'rtadmin', 'schooladmin', 'thuisadmin'], eigenaar: true });
  await open({ HOST: '0.0.0.0', SPELRIJK_DEMO: 'openbaar' });
});

test('the demo can be taken away and made again beside them, without its office: on the same day the same school', async () => {
  const leerlingen = () => database.own.selectFrom('leerling').select('id').orderBy('id').execute();
  const before = await leerlingen();
  assert.ok(before.length > 60);
  await open({ SPELRIJK_DEMO: '0' });
  assert.deepEqual(await stand(), { logins: [], eigenaar: true });
  await open();
  assert.deepEqual((await stand()).logins, []);
  await open({ SPELRIJK_DEMO: '1' });
  assert.equal((await stand()).logins.length, 6);
  assert.deepEqual(await leerlingen(), before);
  const namen = await database.own.selectFrom('admin').select('naam').where('demo', '=', false).orderBy('naam').execute();
  assert.deepEqual(
    namen.map(({ naam }) => naam),
    ['Basisschool De Echte', 'Spelrijk'],
  );
});

test('the demo is not made when a login of it is the name of somebody real', async () => {
  await open({ SPELRIJK_DEMO: '0' });
  const klant = await database.own.selectFrom('admin').select('admin_id').where('intern', '=', false).executeTakeFirstOrThrow();
  const account = { id: createId(now), admin_id: klant.admin_id, rol: 'docent' as const, gebruikersnaam: 'Docent', gevouwen: 'docent' };
  await database.own
    .insertInto('account')
    .values({ ...account, wachtwoord: '$argon2id$v=19$niets', status: 'actief', created_at: new Date(now) })
    .execute();
  await assert.rejects(open({ SPELRIJK_DEMO: '1' }), /iemand heet hier al Docent/);
});
