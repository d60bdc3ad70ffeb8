import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { klassenplatenRoutes, type Groepsplaat, type Klassenplaat } from '@spelrijk/contract/klassenplaten';
import { perDeel, PLATEN, plaatOp } from '@spelrijk/domain/klassenplaat';
import { BEGIN, createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, type Kind } from '../../../../test/wereld.ts';
import { insertTaken, type TaakRij } from '../taken/index.ts';
import { addStukje } from './index.ts';
import { sweepKlassenplaten } from './service.ts';

const server = await createProefserver();
const { database, wereld } = server;
const adminId = wereld.a.id;
const [groepId = ''] = wereld.a.groepIds;
const klas = wereld.a.kinderen.filter((kind) => kind.groepId === groepId);
const [een, twee] = klas;
assert.ok(een && twee, 'two children in one groep');
const docent = await server.login('docent');

const taak = (naam: string, nr: number): TaakRij => ({
  id: testId(naam),
  dag: '2026-11-19',
  nr,
  somvensterId: 'ei-ij',
  vorm: 'dictee-woord',
  game: 'visvijver',
  games: ['visvijver'],
  opgaven: [],
  munten: 5,
  status: 'bezig',
  createdAt: new Date(BEGIN),
  afOp: null,
  toetsId: null,
  titel: null,
  dicteeId: null,
  weektaakId: null,
});

/** A leerling has one taak at a place of a day. */
let plek = 70;

/** Taken that a child can finish at once. */
const deal = (kind: Kind, namen: readonly string[]): Promise<unknown> =>
  database.forAdmin(kind.adminId, (db) =>
    insertTaken(
      db,
      kind.adminId,
      kind.id,
      namen.map((naam) => taak(naam, plek++)),
    ),
  );
const finish = async (kind: Kind, naam: string): Promise<number> =>
  (await server.post(`/api/leerlingen/${kind.id}/taken/${testId(naam)}/afronden`, undefined, await server.login(kind.gebruikersnaam)))
    .status;

const plaatVan = async (kind: Kind): Promise<Antwoord> =>
  server.get(`/api/leerlingen/${kind.id}/klassenplaat`, await server.login(kind.gebruikersnaam));
const readKind = async (kind: Kind): Promise<Klassenplaat> => {
  const { body, status } = await plaatVan(kind);
  assert.equal(status, 200, JSON.stringify(body));
  return klassenplatenRoutes.readKlassenplaat.response.parse(body);
};
/** What the map tells: whether there is one to ask for. */
const opDeKaart = async (kind: Kind): Promise<boolean> =>
  landkaartRoutes.readLandkaart.response.parse(
    (await server.get(`/api/leerlingen/${kind.id}/landkaart`, await server.login(kind.gebruikersnaam))).body,
  ).plaat;
const groepUrl = (admin = adminId, groep = groepId): string => `/api/admins/${admin}/groepen/${groep}/klassenplaat`;
const readGroep = async (): Promise<Groepsplaat> =>
  klassenplatenRoutes.readGroepsplaat.response.parse((await server.get(groepUrl(), docent)).body);
const setAan = (aan: boolean, token = docent, url = groepUrl()): Promise<Antwoord> =>
  server.request({ method: 'PUT', url, token, headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ aan }) });

test('before anybody did anything there is a picture with nothing on it', async () => {
  const { nu, klaar, van } = await readKind(een);
  assert.deepEqual([nu.stukjes, nu.nummer, klaar, van], [0, 1, [], 'groep']);
  assert.equal(nu.totaal, nu.perDeel * (PLATEN.find(({ id }) => id === nu.plaat)?.delen ?? 0));
  assert.equal(nu.perDeel, perDeel(klas.length));
});

test('a taak adds one stukje, however often and at the same moment it is sent; a taak of a classmate another', async () => {
  await deal(een, ['een a', 'een b']);
  await deal(twee, ['twee a']);
  const keren = await Promise.all(Array.from({ length: 6 }, () => finish(een, 'een a')));
  assert.deepEqual(new Set(keren), new Set([200]));
  assert.equal((await readKind(een)).nu.stukjes, 1);
  assert.deepEqual(await Promise.all([finish(een, 'een b'), finish(twee, 'twee a')]), [200, 200]);
  assert.equal((await readKind(twee)).nu.stukjes, 3);
  assert.equal((await readGroep()).nu.stukjes, 3);
});

test('nobody can see who did how much: no answer and no row names a leerling', async () => {
  const antwoorden = [(await plaatVan(een)).text, (await server.get(groepUrl(), docent)).text];
  for (const tekst of antwoorden)
    for (const { id, gebruikersnaam } of klas) assert.ok(!tekst.includes(id) && !tekst.includes(gebruikersnaam));
  assert.deepEqual(
    antwoorden.map((tekst) => [...new Set(tekst.match(/"(\w+)":/g))].filter((veld) => /leerling|wie|door|op/.test(veld))),
    [[], []],
  );
  const rijen = await database.own.selectFrom('klassenplaat').selectAll().execute();
  const velden = ['admin_id', 'groep_id', 'nummer', 'per_deel', 'plaat', 'schooljaar', 'stukjes', 'totaal'];
  for (const rij of rijen) assert.deepEqual(Object.keys(rij).sort(), velden);
});

test('a groep that has none shows none and counts none; what there was is there again', async () => {
  assert.equal((await setAan(false)).status, 204);
  assert.equal((await setAan(false)).status, 204);
  const uit = await plaatVan(een);
  assert.deepEqual([uit.status, Reflect.get(Object(uit.body), 'code')], [404, 'klassenplaten/uit']);
  assert.equal((await readGroep()).aan, false);
  assert.equal(await opDeKaart(een), false);
  await deal(een, ['een uit']);
  assert.equal(await finish(een, 'een uit'), 200);
  assert.equal((await setAan(true)).status, 204);
  assert.equal(await opDeKaart(een), true);
  assert.equal((await readKind(een)).nu.stukjes, 3);
});

test('with its rewards off a child has no picture; what it finishes counts for the others', async () => {
  const rij = { admin_id: adminId, id: testId('beloningen uit'), groep_id: null, leerling_id: twee.id, created_at: new Date(BEGIN) };
  await database.forAdmin(adminId, (db) =>
    db
      .insertInto('oefeninstelling')
      .values({ ...rij, instelling: JSON.stringify({ beloningen: false }) })
      .execute(),
  );
  await deal(twee, ['twee zonder']);
  assert.equal(await finish(twee, 'twee zonder'), 200);
  assert.equal((await plaatVan(twee)).status, 404);
  assert.equal(await opDeKaart(twee), false);
  assert.equal((await readKind(een)).nu.stukjes, 4);
  await database.own.deleteFrom('oefeninstelling').where('id', '=', rij.id).execute();
});

test('a whole picture stays, and the next one begins; also when a class finishes it at once', async () => {
  const { nu } = await readKind(een);
  await database.own
    .updateTable('klassenplaat')
    .set({ stukjes: nu.totaal - 2 })
    .where('groep_id', '=', groepId)
    .execute();
  await Promise.all(
    Array.from({ length: 8 }, () => database.forAdmin(adminId, (db) => addStukje(db, adminId, een.id, server.clock.now()))),
  );
  const { nu: volgende, klaar, schooljaar } = await readKind(een);
  assert.deepEqual(
    klaar.map(({ plaat, stukjes }) => [plaat, stukjes]),
    [[nu.plaat, nu.totaal]],
  );
  assert.deepEqual([volgende.nummer, volgende.plaat, volgende.stukjes], [2, plaatOp(schooljaar, 2).id, 6]);
});

test('a docent of another groep, another customer, a practice and a leerling find nothing to see or switch', async () => {
  const [, andere = ''] = wereld.a.groepIds;
  const vreemd = wereld.b;
  const url = groepUrl(vreemd.id, vreemd.groepIds[0]);
  assert.equal((await server.get(groepUrl(adminId, andere), docent)).status, 404);
  assert.equal((await server.get(url, docent)).status, 404);
  assert.equal((await setAan(false, docent, url)).status, 404);
  assert.equal((await server.get(`/api/leerlingen/${vreemd.kinderen[0]?.id}/klassenplaat`, docent)).status, 404);
  assert.equal((await server.get(groepUrl(), await server.login(een.gebruikersnaam))).status, 403);
  assert.equal((await setAan(false, await server.login('rtadmin'))).status, 403);
  assert.equal((await server.request({ method: 'GET', url: groepUrl() })).status, 401);
  // Row level security alone.
  assert.deepEqual(await database.forAdmin(vreemd.id, (db) => db.selectFrom('klassenplaat').select('stukjes').execute()), []);
});

test('clients of a practice build nothing together, children of one home do', async () => {
  const kindVan = (soort: 'rtadmin' | 'thuisadmin'): Kind => {
    const { adminId: waar } = wereld.persoon(soort);
    const [kind] = wereld.admins.find(({ id }) => id === waar)?.kinderen ?? [];
    assert.ok(kind, soort);
    return kind;
  };
  const client = kindVan('rtadmin');
  await database.forAdmin(client.adminId, (db) => addStukje(db, client.adminId, client.id, server.clock.now()));
  assert.equal((await plaatVan(client)).status, 404);
  assert.equal(await opDeKaart(client), false);
  const kind = kindVan('thuisadmin');
  await database.forAdmin(kind.adminId, (db) => addStukje(db, kind.adminId, kind.id, server.clock.now()));
  const { van, nu } = await readKind(kind);
  assert.deepEqual([van, nu.stukjes], ['thuis', 1]);
});

test('a child that goes takes nothing away, and a new school year begins with a new picture', async () => {
  const voor = (await readKind(een)).nu.stukjes;
  await database.own.deleteFrom('leerling').where('id', '=', twee.id).execute();
  assert.equal((await readKind(een)).nu.stukjes, voor);
  const tabel = database.own.selectFrom('klassenplaat').select(['schooljaar']).where('groep_id', '=', groepId);
  const ditJaar = (await tabel.execute())[0]?.schooljaar ?? '';
  const eerder = (jaren: number): string => `${Number(ditJaar.slice(0, 4)) - jaren}-${Number(ditJaar.slice(5)) - jaren}`;
  for (const [jaren, nummer] of [1, 2, 3].entries())
    await database.own
      .insertInto('klassenplaat')
      .values({
        admin_id: adminId,
        groep_id: groepId,
        schooljaar: eerder(jaren + 1),
        nummer,
        plaat: 'rif',
        per_deel: 1,
        totaal: 96,
        stukjes: 12,
      })
      .execute();
  assert.equal((await readKind(een)).nu.stukjes, voor);
  await sweepKlassenplaten({ database }, server.clock.now());
  await sweepKlassenplaten({ database }, server.clock.now());
  assert.deepEqual(new Set((await tabel.execute()).map(({ schooljaar }) => schooljaar)), new Set([ditJaar, eerder(1)]));
});
