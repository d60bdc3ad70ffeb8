/** A plan that follows on another one, compared with the final test of that one, through the server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { zorgsessiesRoutes } from '@spelrijk/contract/zorgsessies';
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { createProefserver, type Antwoord as Reply } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';

const server = await createProefserver();
const { a } = server.wereld;
const [kind] = a.kinderen;
assert.ok(kind);
await server.database.own
  .updateTable('admin')
  .set({ pakketten: ['zorgtraject'] })
  .where('admin_id', '=', a.id)
  .execute();

const lijst = `/api/admins/${a.id}/leerlingen/${kind.id}/handelingsplannen`;
const [EEN, TWEE] = [testId('eerste plan'), testId('vervolg')];
const KEUZE = planKeuze('verdubbeling');
let docent = '';
/** A session does not live for months. */
async function later(dagen: number): Promise<void> {
  server.clock.advance(dagen * 86_400_000);
  const reply = await server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam: 'docent', wachtwoord: WACHTWOORD } });
  docent = z.object({ token: z.string() }).parse(reply.body).token;
}
const put = (url: string, payload: object): Promise<Reply> => server.request({ method: 'PUT', url, payload, token: docent });
const leesPlan = async (planId: string) =>
  handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(`${lijst}/${planId}`, docent)).body);
const versieVan = async (planId: string): Promise<number> => (await leesPlan(planId)).versie;
const begin = async (planId: string): Promise<Reply> =>
  server.post(
    `${lijst}/${planId}/start`,
    { versie: await versieVan(planId), van: dagVan(server.clock.now()), zonderStarttoets: '' },
    docent,
  );
const codeVan = ({ status, body }: Reply): unknown[] => [status, Reflect.get(Object(body), 'code')];
const rondAf = async (planId: string): Promise<Reply> =>
  server.post(`${lijst}/${planId}/afronden`, { versie: await versieVan(planId), hoe: 'eindtoets', reden: '' }, docent);

/** Sets a test ready on paper and types over what was written. */
async function neemAf(planId: string, soort: Zorgtoetssoort, kan: (nr: number) => boolean): Promise<Plantoetsblad> {
  const gezet = await server.post(`${lijst}/${planId}/toetsen`, { id: testId(`${planId} ${soort}`), soort, papier: true }, docent);
  assert.equal(gezet.status, 200, gezet.text);
  const { id, items } = Plantoetsblad.parse(gezet.body);
  const antwoorden = items.map(({ woord }, nr) => (kan(nr) ? woord : woord.replace(/([bcdfgklmnprst])\1/u, '$1').replace(/^./u, 'x')));
  return Plantoetsblad.parse((await put(`${lijst}/${planId}/toetsen/${id}/papier`, { antwoorden, vervang: false })).body);
}

test('a plan that began on the fresh final test of the one before is compared with that test', async () => {
  await later(0);
  assert.equal((await put(`${lijst}/${EEN}`, { versie: 0, keuze: KEUZE, wegReden: '' })).status, 200);
  await neemAf(EEN, 'zorg-start', () => false);
  assert.equal((await begin(EEN)).status, 200);
  await later(80);
  const eerste = await neemAf(EEN, 'zorg-eind', (nr) => nr % 3 === 0);
  assert.equal((await rondAf(EEN)).status, 200);
  const bijEind = (await leesPlan(EEN)).perDoel;
  assert.ok(bijEind[0] && bijEind[0].fouten.length > 0);
  await later(7);
  assert.equal((await server.post(`${lijst}/${EEN}/vervolg`, { id: TWEE }, docent)).status, 204);
  const { rows: apart } = await sql<{ rol: string; woord: string }>`
    select rol, woord from plan_woord where plan_id = ${TWEE}`.execute(server.database.own);
  const ankers = apart.filter(({ rol }) => rol === 'anker').map(({ woord }) => woord);
  const gevraagd = new Set(eerste.items.map(({ woord }) => woord));
  assert.ok(ankers.length >= 8 && ankers.every((woord) => gevraagd.has(woord)), 'what was asked is asked again');
  assert.ok(
    apart.some(({ rol, woord }) => rol === 'vers' && !gevraagd.has(woord)),
    'with new words beside it',
  );
  assert.equal((await begin(TWEE)).status, 200);
  await later(80);
  const { uitslag } = await neemAf(TWEE, 'zorg-eind', () => true);
  assert.ok(uitslag?.plan, JSON.stringify(uitslag?.doelen.map(({ ankers: n }) => n)));
  assert.ok(uitslag.plan.n >= 8 && uitslag.plan.groei.woorden.na > uitslag.plan.groei.woorden.voor, JSON.stringify(uitslag.plan));
  assert.notEqual(uitslag.plan.oordeel.zin, 'te-weinig');
  assert.equal((await rondAf(TWEE)).status, 200);
  assert.deepEqual((await leesPlan(EEN)).perDoel, bijEind, 'what a plan that ended says of its goals stays');
});

test('a dossier has every misspelling of each period, whatever was written later', async () => {
  const van = async () => {
    const { body } = await server.post(
      `/api/admins/${a.id}/leerlingen/${kind.id}/dyslexiedossier`,
      { toestemming: dagVan(server.clock.now()) },
      docent,
    );
    const [eerste] = zorgsessiesRoutes.readDyslexiedossier.response.parse(body).periodes;
    return eerste?.fouten.map(({ dag, woord, gegeven }) => `${dag} ${woord} ${gegeven}`).toSorted();
  };
  const eerst = await van();
  assert.ok(eerst && eerst.length > 0);
  await sql`
    insert into antwoord select x.* from (select * from antwoord where leerling_id = ${kind.id} and telt and not goed limit 1) r, generate_series(1, 5100) n,
    lateral jsonb_populate_record(null::antwoord, to_jsonb(r) ||
      jsonb_build_object('id', gen_random_uuid(), 'volgnr', r.volgnr + 1000 + n, 'op', ${new Date(server.clock.now())}::timestamptz)) x`.execute(
    server.database.own,
  );
  assert.deepEqual(await van(), eerst);
});

test('more than eight weeks after the end no nameting: its words are practised again', async () => {
  const reply = await server.post(`${lijst}/${EEN}/toetsen`, { id: testId('te laat'), soort: 'zorg-na', papier: true }, docent);
  assert.deepEqual(codeVan(reply), [409, 'toetsen/nameting-te-laat']);
});

test('who looks at a test of a plan is in the log of the school, with the leerling', async () => {
  const [toets] = (await leesPlan(EEN)).toetsen;
  assert.ok(toets);
  const regels = () =>
    sql<{ n: number }>`select count(*)::int as n from audit where object_id = ${kind.id} and betreft = 'toets van een plan'`.execute(
      server.database.own,
    );
  const [voor] = (await regels()).rows;
  assert.equal((await server.get(`${lijst}/${EEN}/toetsen/${toets.id}`, docent)).status, 200);
  assert.equal((await regels()).rows[0]?.n, (voor?.n ?? 0) + 1);
});

test('a goal that the final test did not ask needs a start test, and so does a plan that begins later than three weeks after it', async () => {
  const drie = testId('derde plan');
  await later(1);
  assert.equal((await server.post(`${lijst}/${TWEE}/vervolg`, { id: drie }, docent)).status, 204);
  const doelen = [...KEUZE.doelen, { categorie: 'ei-ij', streef: 80 }];
  assert.equal((await put(`${lijst}/${drie}`, { versie: await versieVan(drie), keuze: { ...KEUZE, doelen }, wegReden: '' })).status, 200);
  assert.deepEqual(codeVan(await begin(drie)), [409, 'handelingsplannen/zonder-starttoets']);
  assert.equal((await put(`${lijst}/${drie}`, { versie: await versieVan(drie), keuze: KEUZE, wegReden: '' })).status, 200);
  await later(21);
  assert.deepEqual(codeVan(await begin(drie)), [409, 'handelingsplannen/zonder-starttoets']);
});
