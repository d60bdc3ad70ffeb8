import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import { sql } from 'kysely';
import { adminsRoutes } from '@spelrijk/contract/admins';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import { addDays, dagVan } from '../../../platform/clock.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { deleteAdmin, restoreAdmin, sweepKlanten } from './verwijder-service.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const own = server.database.own;
const [superadmin, office] = await Promise.all([server.login('superadmin'), server.login('office')]);
const codeOf = ({ body }: Antwoord): unknown => Reflect.get(Object(body), 'code');
const REDEN = { 'x-reden': encodeURIComponent('contract opgezegd') };
const send = (pad: string, body: unknown, token = superadmin, headers: object = REDEN): Promise<Antwoord> =>
  server.request({
    method: 'POST',
    url: pad,
    token,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
const verwijder = (id: string, naam: string, token?: string, headers?: object) =>
  send(`/api/office/admins/${id}/verwijderen`, { naam }, token, headers);
const zetTerug = (id: string, token?: string) => send(`/api/office/admins/${id}/terugzetten`, undefined, token);
const inloggen = async (gebruikersnaam: string): Promise<number> =>
  (await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD })).status;
const klant = async (id: string) => {
  const { body } = await server.get(`/api/office/admins/${id}`, office);
  return adminsRoutes.readAdmin.response.parse(body).admin;
};
const wissingen = async () =>
  adminsRoutes.listKlantwissingen.response.parse((await server.get('/api/office/klantwissingen', office)).body).klantwissingen;
const NAAM = 'School A';

test('only an owner, with a second factor in this session and a reason, and after typing the name', async () => {
  for (const wie of ['office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo']) {
    const token = await server.login(wie);
    assert.equal((await verwijder(a.id, NAAM, token)).status, 403, wie);
    assert.equal((await zetTerug(a.id, token)).status, 403, wie);
  }
  assert.partialDeepStrictEqual([(await verwijder(a.id, NAAM, superadmin, {})).status], [409]);
  assert.equal(codeOf(await verwijder(a.id, NAAM, superadmin, {})), 'auth/reden-nodig');
  const sessies = own.updateTable('sessie').where('account_id', '=', server.wereld.persoon('superadmin').id);
  const factor = await own
    .selectFrom('sessie')
    .select('tweede_factor_op')
    .where('account_id', '=', server.wereld.persoon('superadmin').id)
    .executeTakeFirstOrThrow();
  await sessies.set({ tweede_factor_op: null }).execute();
  assert.partialDeepStrictEqual(
    [(await verwijder(a.id, NAAM)).status, codeOf(await verwijder(a.id, NAAM))],
    [409, 'auth/tweede-factor-nodig'],
  );
  await sessies.set({ tweede_factor_op: factor.tweede_factor_op }).execute();
  for (const naam of ['', 'School', 'School A.', 'KANARIE B'])
    assert.equal(codeOf(await verwijder(a.id, naam)), 'admins/naam-klopt-niet', naam);
  assert.equal((await verwijder(testId('bestaat niet'), NAAM)).status, 404);
  assert.equal((await verwijder(server.wereld.persoon('office').adminId, 'Kantoor')).status, 404);
  assert.equal((await klant(a.id)).wissenOp, null);
  assert.equal((await server.get('/api/office/klantwissingen', await server.login('rtadmin'))).status, 403);
});

const docent = await server.login('docent');
await own.updateTable('admin').set({ email: 'school@a.example' }).where('admin_id', '=', a.id).execute();

test('thrown away is out at once: sessions end, nobody logs in, and the day of erasing is shown; twice is once', async () => {
  const wissenOp = addDays(dagVan(server.clock.now()), DAGTERMIJNEN.klantherstel.standaard);
  assert.equal((await server.get(`/api/admins/${a.id}/groepen`, docent)).status, 200);
  const [x, y] = await Promise.all([verwijder(a.id, ` school  a `), verwijder(a.id, NAAM)]);
  assert.deepEqual([x.body, y.body], [{ wissenOp }, { wissenOp }]);
  assert.equal((await server.get(`/api/admins/${a.id}/groepen`, docent)).status, 401);
  for (const wie of ['schooladmin', 'docent', 'leerling']) assert.equal(await inloggen(wie), 401, wie);
  assert.partialDeepStrictEqual(await klant(a.id), { status: 'geschorst', wissenOp });
  const { body } = await server.get('/api/office/admins?zoek=School', office);
  assert.partialDeepStrictEqual(body, { admins: [{ id: a.id, wissenOp }] });
  const mails = await own.selectFrom('mail').selectAll().where('sjabloon', '=', 'klantVerwijderd').execute();
  assert.deepEqual(
    mails.map(({ aan }) => aan),
    ['school@a.example'],
  );
  assert.match(mails[0]?.tekst ?? '', /School A[^]*19 december 2026/);
});

test('it cannot be let in by the way of suspending, and does not count as a customer that waits for something', async () => {
  const { status, body } = await server.request({
    method: 'PUT',
    url: `/api/office/admins/${a.id}/status`,
    token: office,
    headers: { ...REDEN, 'content-type': 'application/json' },
    payload: JSON.stringify({ status: 'actief' }),
  });
  assert.partialDeepStrictEqual([status, body], [409, { code: 'admins/verwijderd' }]);
  assert.equal(await inloggen('schooladmin'), 401);
});

test('brought back within its term it is as it was, also for who was suspended alone; twice is once', async () => {
  await own.updateTable('account').set({ status: 'geschorst' }).where('id', '=', server.wereld.persoon('docent2').id).execute();
  server.clock.advance(1000);
  assert.equal((await zetTerug(a.id)).status, 204);
  assert.equal((await zetTerug(a.id)).status, 204);
  assert.partialDeepStrictEqual(await klant(a.id), { status: 'actief', wissenOp: null });
  assert.equal(await inloggen('schooladmin'), 200);
  assert.equal(await inloggen('docent2'), 401);
  assert.equal((await zetTerug(testId('bestaat niet'))).status, 404);
});

test('a customer that was suspended before comes back suspended', async () => {
  await own.updateTable('admin').set({ status: 'geschorst' }).where('admin_id', '=', b.id).execute();
  await own.updateTable('account').set({ status: 'admin-geschorst' }).where('admin_id', '=', b.id).execute();
  assert.equal((await verwijder(b.id, 'KANARIE B')).status, 200);
  assert.equal((await zetTerug(b.id)).status, 204);
  assert.partialDeepStrictEqual(await klant(b.id), { status: 'geschorst', wissenOp: null });
  assert.equal(await inloggen('b-docent'), 401);
});

test('both deeds stand in the log of the customer and in our own, with the reason and without a name', async () => {
  const regels = async (adminId: string) =>
    logboekRoutes.readLogboek.response
      .parse((await server.get(`/api/admins/${adminId}/logboek`, superadmin)).body)
      .regels.filter(({ actie, soort }) => actie === 'officeAdmin.delete' && soort !== 'geweigerd');
  const vanKlant = await regels(a.id);
  assert.deepEqual(
    vanKlant.map(({ soort, reden }) => [soort, reden]),
    [
      ['toegelaten', 'contract opgezegd'],
      ['verwijderd', 'contract opgezegd'],
    ],
  );
  const eigen = await regels(server.wereld.persoon('superadmin').adminId);
  assert.equal(eigen.length, 4);
  for (const { betreft } of eigen) assert.doesNotMatch(betreft, /School|KANARIE/);
});

test('another term holds for what is thrown away from then on', async () => {
  const rt = server.wereld.persoon('rtadmin').adminId;
  const actor = {
    id: server.wereld.persoon('superadmin').id,
    adminId: server.wereld.persoon('superadmin').adminId,
    rol: 'superadmin' as const,
    sessieId: testId('sessie'),
    bewijs: { tweedeFactor: true, bevestigd: true, reden: 'proef' },
  };
  const deps = {
    database: server.database,
    instellingen: () => ({ ...server.app.context.instellingen(), klantherstel: 7 }),
  };
  const nu = server.clock.now();
  assert.deepEqual(await deleteAdmin(deps, { actor, now: nu }, rt, 'Praktijk'), { wissenOp: addDays(dagVan(nu), 7) });
  await restoreAdmin(deps, { actor, now: nu }, rt);
});

/** Every table with a row that holds one of these texts. */
async function tablesWith(teksten: readonly string[]): Promise<readonly string[]> {
  const { rows: tabellen } = await sql<{ naam: string }>`
    select table_name as naam from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(own);
  const hits: string[] = [];
  for (const { naam } of tabellen) {
    const { rows } =
      await sql`select 1 from ${sql.table(naam)} t where t::text ilike any(${teksten.map((tekst) => `%${tekst}%`)}) limit 1`.execute(own);
    if (rows.length > 0) hits.push(naam);
  }
  return hits;
}

test('P05: after the day it was shown nothing of the customer is left in any table but a proof that names nobody, and numbers', async () => {
  const aanvraag = { id: testId('aanvraag a'), regio: 'nl', soort: 'school', naam: 'Vraagster', email: 'vraagster@a.example' };
  const rest = { organisatie: NAAM, plaats: 'P', instellingsnummer: '', leerlingen: 9, bericht: '', website: '', ms: 9000 };
  assert.equal((await server.post('/api/site/aanvragen', { ...aanvraag, ...rest })).status, 201);
  await own.updateTable('aanvraag').set({ klant_id: a.id }).where('id', '=', aanvraag.id).execute();
  await own.deleteFrom('mail').where('aan', '=', 'vraagster@a.example').execute();
  const was = { van: null, tot: null, plaatsen: null };
  const { status } = await server.request({
    method: 'PATCH',
    url: `/api/admins/${a.id}/licentie`,
    token: office,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ ...was, plaatsen: 90, was }),
  });
  assert.equal(status, 200);
  const meer = Array.from({ length: 30 }, (_, i) => testId(`gewist kind ${i}`));
  await server.database.forAdmin(a.id, (db) =>
    db
      .insertInto('leerling')
      .values(
        meer.map((id) => ({
          admin_id: a.id,
          id,
          groep_id: a.groepIds[0] ?? '',
          roepnaam: 'Kind',
          achternaam: 'Van School A',
          jaargroep: 5,
          figuur: 1,
          begin_figuur: 1,
          created_at: new Date(server.clock.now()),
        })),
      )
      .execute(),
  );
  server.clock.advance(1000);
  const { body } = await verwijder(a.id, NAAM);
  const { wissenOp } = adminsRoutes.deleteAdmin.response.parse(body);
  const voor = Date.parse(`${wissenOp}T00:00:00Z`) - 2 * 3_600_000;
  await sweepKlanten(server.database, voor);
  assert.equal((await klant(a.id)).wissenOp, wissenOp);
  assert.deepEqual(await wissingen(), []);

  const op = Date.parse(`${wissenOp}T09:00:00Z`);
  const anderen = async () =>
    Number(
      (
        await own
          .selectFrom('leerling')
          .select((eb) => eb.fn.countAll().as('n'))
          .where('admin_id', '<>', a.id)
          .executeTakeFirstOrThrow()
      ).n,
    );
  const buren = await anderen();
  await Promise.all([sweepKlanten(server.database, op), sweepKlanten(server.database, op)]);
  const [bewijs, ...meerBewijs] = await wissingen();
  assert.ok(bewijs && meerBewijs.length === 0);
  assert.partialDeepStrictEqual(bewijs, { soort: 'school', regio: 'nl', leerlingen: 33, gewistOp: new Date(op).toISOString() });
  assert.ok(bewijs.rijen > 60, `${bewijs.rijen}`);
  assert.equal(await anderen(), buren);
  assert.equal((await server.get(`/api/office/admins/${a.id}`, office)).status, 404);
  assert.equal((await zetTerug(a.id)).status, 404);
  const ids = [a.id, ...[...a.mensen.values()].map(({ id }) => id), ...meer];
  // Our own log keeps that it was done, and the list of who was erased whom a copy of before would bring back, by their numbers alone.
  assert.deepEqual((await tablesWith(ids)).toSorted(), ['audit', 'gewist']);
  assert.deepEqual(await tablesWith([NAAM, 'a.example', 'Vraagster']), []);
});

test('from the day of erasing on there is no way back, also when the work was not done yet; broken off half-way it goes on', async () => {
  const thuis = server.wereld.persoon('thuisadmin').adminId;
  assert.equal((await verwijder(thuis, 'Thuis')).status, 200);
  const eind = Date.parse(`${(await klant(thuis)).wissenOp}T09:00:00Z`);
  await own.updateTable('admin').set({ gewiste_leerlingen: 40, gewiste_rijen: 900 }).where('admin_id', '=', thuis).execute();
  await own
    .updateTable('admin')
    .set({ wissen_op: dagVan(server.clock.now()) })
    .where('admin_id', '=', thuis)
    .execute();
  assert.equal(codeOf(await zetTerug(thuis)), 'admins/wordt-gewist');
  await server.app.sweep(eind);
  const bewijs = await own.selectFrom('klantwissing').select(['leerlingen', 'rijen']).where('soort', '=', 'thuis').executeTakeFirst();
  assert.equal(bewijs?.leerlingen, 41);
  assert.ok(bewijs.rijen > 900);
});
