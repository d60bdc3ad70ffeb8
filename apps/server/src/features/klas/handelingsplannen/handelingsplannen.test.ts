import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { zorgleerlingenRoutes } from '@spelrijk/contract/zorgleerlingen';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { laatHoren } from '../../../../test/oefenweken.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';
import { categorieenOpVolgorde, geldendeInstelling, readStand, type CelRij } from '../../oefenen/standen/index.ts';
import { oefendoelVan } from './lezen.ts';
import { kandidaten } from './voorstellen.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [kind = '', klasgenoot = '', ander = ''] = a.kinderen.map(({ id }) => id);
const docent = await server.login('docent');
const admin = await server.login('schooladmin');
const zetPakket = (adminId: string, pakketten: ('zorgtraject' | 'testschool')[]): Promise<unknown> =>
  server.database.own.updateTable('admin').set({ pakketten }).where('admin_id', '=', adminId).execute();
await zetPakket(a.id, ['zorgtraject']);

const lijst = (leerlingId: string): string => `/api/admins/${a.id}/leerlingen/${leerlingId}/handelingsplannen`;
const plan = (leerlingId: string, id: string): string => `${lijst(leerlingId)}/${testId(id)}`;
const put = (url: string, payload: unknown, token: string) =>
  server.request({ method: 'PUT', url, token, payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } });
const KEUZE: PlanKeuze = {
  ...planKeuze('ei-ij'),
  tekst: {
    waarom: 'Verwart ei en ij',
    geprobeerd: 'Verlengde instructie',
    aanpak: 'Kaart',
    thuis: 'Samen lezen',
    maatregelen: ['meer-tijd'],
  },
};
const lees = async (leerlingId: string, id: string, token = docent) =>
  handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(plan(leerlingId, id), token)).body);
const start = (leerlingId: string, id: string, versie: number, token = docent) =>
  server.post(
    `${plan(leerlingId, id)}/start`,
    { versie, van: dagVan(server.clock.now()), zonderStarttoets: 'Toets van vorige maand' },
    token,
  );
const code = (reply: { readonly body: unknown }): unknown => Reflect.get(Object(reply.body), 'code');
const zorgdoelen = (leerlingId: string) =>
  server.database.own.selectFrom('zorgdoel').select(['categorie', 'plan_id']).where('leerling_id', '=', leerlingId).execute();

/** Status at school A of the list, and of making a plan. */
const ROLLEN: readonly [wie: string, opLijst: number, opMaken: number][] = [
  ['docent2', 404, 404],
  ['b-schooladmin', 404, 404],
  ['b-docent', 404, 404],
  ['rtadmin', 403, 403],
  ['thuisadmin', 403, 403],
  ['office', 409, 409],
  ['superadmin', 409, 409],
  ['leerling', 403, 403],
  ['demo', 403, 403],
];
for (const [wie, opLijst, opMaken] of ROLLEN)
  test(`check 1, 3: ${wie} gets ${opLijst} for plans of a child of another's groep, and makes none`, async () => {
    await zetPakket(b.id, ['zorgtraject']);
    const token = await server.login(wie);
    assert.equal((await server.get(lijst(kind), token)).status, opLijst);
    assert.equal((await put(plan(kind, wie), { versie: 0, keuze: KEUZE }, token)).status, opMaken);
  });

test('check 6: what cannot be is refused, and the field is named', async () => {
  const doel = (categorie: string) => ({ categorie, streef: 80 });
  const fouten: readonly [veld: string, keuze: unknown][] = [
    ['keuze.doelen', { ...KEUZE, doelen: ['ei-ij', 'au-ou', 'verdubbeling', 'open-lettergreep'].map(doel) }],
    ['keuze.doelen', { ...KEUZE, doelen: [doel('ei-ij'), doel('ei-ij')] }],
    ['keuze.doelen', { ...KEUZE, doelen: [doel('bestaat-niet')] }],
    ['keuze.weken', { ...KEUZE, weken: 0 }],
    ['keuze.weken', { ...KEUZE, weken: 21 }],
    ['keuze.minuten', { ...KEUZE, minuten: 0 }],
    ['keuze.functie', { ...KEUZE, functie: 'Juf Anneke' }],
    ['keuze.tekst.waarom', { ...KEUZE, tekst: { ...KEUZE.tekst, waarom: 'a'.repeat(50_000) } }],
  ];
  for (const [veld, keuze] of fouten) {
    const { status, body } = await put(plan(kind, 'fout'), { versie: 0, keuze }, docent);
    assert.deepEqual([status, Reflect.get(Object(body), 'details')], [400, [veld]], veld);
  }
});

test('a concept: made once however often it is sent, one a leerling, changed freely, and its leerling is a zorgleerling', async () => {
  for (let i = 0; i < 2; i++) assert.deepEqual((await put(plan(kind, 'p1'), { versie: 0, keuze: KEUZE }, docent)).body, { versie: 1 });
  assert.equal(code(await put(plan(kind, 'p2'), { versie: 0, keuze: KEUZE }, docent)), 'handelingsplannen/al-een-plan');
  const twee = { ...KEUZE, doelen: [...KEUZE.doelen, { categorie: 'verdubbeling', streef: 75 }] };
  assert.deepEqual((await put(plan(kind, 'p1'), { versie: 1, keuze: twee }, docent)).body, { versie: 2 });
  const { status, perDoel, keuze, stap } = await lees(kind, 'p1');
  assert.deepEqual([status, perDoel.map(({ categorie }) => categorie), keuze], ['concept', ['ei-ij', 'verdubbeling'], twee]);
  assert.equal(stap, 'oefenen-op-gang');
  assert.deepEqual(await zorgdoelen(kind), []);
  const { body } = await server.get(`/api/admins/${a.id}/zorgleerlingen`, docent);
  const { leerlingen } = zorgleerlingenRoutes.listZorgleerlingen.response.parse(body);
  assert.deepEqual(
    leerlingen.map(({ id }) => id),
    [kind],
  );
});

test('words are set apart when goals are ticked, other goals get other words, and a concept that goes gives them back', async () => {
  const apart = async () => {
    const rijen = await server.database.own
      .selectFrom('plan_woord')
      .select(['woord', 'categorie'])
      .where('leerling_id', '=', klasgenoot)
      .execute();
    return new Set(rijen.map(({ categorie }) => categorie));
  };
  const met = (...categorieen: string[]): PlanKeuze => ({ ...KEUZE, doelen: categorieen.map((categorie) => ({ categorie, streef: 80 })) });
  const url = plan(klasgenoot, 'apart');
  assert.deepEqual((await put(url, { versie: 0, keuze: met() }, docent)).body, { versie: 1 });
  assert.deepEqual(await apart(), new Set());
  await put(url, { versie: 1, keuze: met('ei-ij', 'verdubbeling') }, docent);
  assert.deepEqual(await apart(), new Set(['ei-ij', 'verdubbeling']));
  await put(url, { versie: 2, keuze: met('verdubbeling') }, docent);
  assert.deepEqual(await apart(), new Set(['verdubbeling']));
  await put(url, { versie: 3, keuze: met() }, docent);
  assert.deepEqual(await apart(), new Set());
  await put(url, { versie: 4, keuze: met('ei-ij') }, docent);
  assert.equal((await server.post(`${url}/weggooien`, undefined, docent)).status, 204);
  assert.deepEqual(await apart(), new Set());
});

test('C11: check 4: the second of two docenten who save gets a refusal, and can read what the first one saved, also when they save at one moment', async () => {
  const { keuze, versie } = await lees(kind, 'p1');
  const zin = (waarom: string): PlanKeuze => ({ ...keuze, tekst: { ...keuze.tekst, waarom } });
  assert.equal((await put(plan(kind, 'p1'), { versie, keuze: zin('Van de een') }, docent)).status, 200);
  const tweede = await put(plan(kind, 'p1'), { versie, keuze: zin('Van de ander') }, admin);
  assert.deepEqual([tweede.status, code(tweede)], [409, 'handelingsplannen/gewijzigd']);
  const nu = await lees(kind, 'p1', admin);
  assert.equal(nu.keuze.tekst.waarom, 'Van de een');
  assert.equal((await put(plan(kind, 'p1'), { versie: nu.versie, keuze: zin('Van de ander') }, admin)).status, 200);
  const tegelijk = await Promise.all(
    [docent, admin].map((token, i) => put(plan(kind, 'p1'), { versie: nu.versie + 1, keuze: zin(`Van ${i} van de twee`) }, token)),
  );
  assert.deepEqual(new Set(tegelijk.map(({ status }) => status)), new Set([200, 409]));
});

test('without a start test or a reason it does not start; nor in the future; nor without goals', async () => {
  const { versie, vandaag, keuze } = await lees(kind, 'p1');
  const url = `${plan(kind, 'p1')}/start`;
  assert.equal(code(await server.post(url, { versie, van: vandaag, zonderStarttoets: '' }, docent)), 'handelingsplannen/zonder-starttoets');
  for (const van of ['2099-01-01', '2020-01-01'])
    assert.equal(code(await server.post(url, { versie, van, zonderStarttoets: 'x' }, docent)), 'handelingsplannen/startdag');
  const leeg = await put(plan(ander, 'leeg'), { versie: 0, keuze: { ...keuze, doelen: [] } }, admin);
  assert.deepEqual(leeg.body, { versie: 1 });
  assert.equal(code(await start(ander, 'leeg', 1, admin)), 'handelingsplannen/zonder-doelen');
  assert.equal((await server.post(`${plan(ander, 'leeg')}/weggooien`, {}, admin)).status, 204);
  assert.equal((await server.get(plan(ander, 'leeg'), admin)).status, 404);
});

test('check 5: of two starts at once comes one active plan, whose goals steer practice', async () => {
  const { versie } = await lees(kind, 'p1');
  const antwoorden = await Promise.all([start(kind, 'p1', versie), start(kind, 'p1', versie, admin)]);
  assert.deepEqual(
    antwoorden.map(({ status }) => status),
    [200, 200],
  );
  const { status, van, tot, week, weken } = await lees(kind, 'p1');
  assert.deepEqual([status, week, weken], ['actief', 1, 12]);
  assert.ok(van !== null && tot !== null && van < tot);
  const doelen = await zorgdoelen(kind);
  assert.deepEqual(doelen.map(({ categorie }) => categorie).sort(), ['ei-ij', 'verdubbeling']);
  const { body } = await server.get(`${plan(kind, 'p1')}/versies`, docent);
  const { versies } = handelingsplannenRoutes.listPlanversies.response.parse(body);
  assert.deepEqual(
    versies.map(({ wat }) => wat),
    ['gestart'],
  );
  // A concept may wait beside the one that runs, and does not start.
  assert.deepEqual((await put(plan(kind, 'tweede'), { versie: 0, keuze: KEUZE }, docent)).body, { versie: 1 });
  const tweede = await start(kind, 'tweede', 1);
  assert.deepEqual([tweede.status, code(tweede)], [409, 'handelingsplannen/al-een-plan']);
  assert.equal((await server.post(`${plan(kind, 'tweede')}/weggooien`, undefined, docent)).status, 204);
  const { rows } = await sql`select from handelingsplan where leerling_id = ${kind} and status = 'actief'`.execute(server.database.own);
  assert.equal(rows.length, 1);
});

test('while it runs: a goal goes out with a reason only, comes in after a start test only, and every change is a version', async () => {
  const { versie, keuze } = await lees(kind, 'p1');
  const url = plan(kind, 'p1');
  const zonder = { ...keuze, doelen: keuze.doelen.slice(0, 1) };
  assert.equal(code(await put(url, { versie, keuze: zonder }, docent)), 'handelingsplannen/reden-nodig');
  const met = { ...keuze, doelen: [...keuze.doelen, { categorie: 'au-ou', streef: 80 }] };
  assert.equal(code(await put(url, { versie, keuze: met }, docent)), 'handelingsplannen/doel-zonder-starttoets');
  assert.equal((await put(url, { versie, keuze: { ...zonder, weken: 14 }, wegReden: 'Zit er nu in' }, docent)).status, 200);
  const nu = await lees(kind, 'p1');
  assert.deepEqual(
    nu.perDoel.map(({ categorie, weg }) => [categorie, weg?.reden ?? null]),
    [
      ['ei-ij', null],
      ['verdubbeling', 'Zit er nu in'],
    ],
  );
  assert.equal((await zorgdoelen(kind)).length, 1);
  const { body } = await server.get(`${url}/versies`, docent);
  const { versies } = handelingsplannenRoutes.listPlanversies.response.parse(body);
  assert.deepEqual(
    versies.map(({ wat, inhoud }) => [wat, inhoud.doelen.length, inhoud.weken]),
    [
      ['gewijzigd', 1, 14],
      ['gestart', 2, 12],
    ],
  );
});

test('the look-alike of a goal stands in the plan, not where it is a goal itself, and waits while the plan runs', async () => {
  const { versie, keuze, perDoel } = await lees(kind, 'p1');
  assert.deepEqual(perDoel.map(({ categorie, contrast }) => [categorie, contrast?.categorie]).slice(0, 1), [['ei-ij', 'au-ou']]);
  const stuur = async () => {
    const stand = await server.database.forAdmin(a.id, (db) => readStand(db, a.id, kind, new Date(server.clock.now())));
    assert.ok(stand);
    return geldendeInstelling(stand.instellingen, stand, dagVan(server.clock.now()), stand.lijsten).stuur.mijdt;
  };
  assert.deepEqual(await stuur(), ['au-ou']);
  await server.database.own
    .insertInto('zorgdoel')
    .values({ admin_id: a.id, leerling_id: kind, categorie: 'au-ou', plan_id: testId('p1'), created_at: new Date() })
    .execute();
  assert.equal(await stuur(), undefined, 'two goals that look alike are both trained');
  await server.database.own.deleteFrom('zorgdoel').where('categorie', '=', 'au-ou').execute();
  assert.deepEqual((await put(plan(kind, 'p1'), { versie, keuze }, docent)).body, { versie }, 'nothing changed');
});

/** What steers practice of this child now. */
const stuurt = async () =>
  (await server.database.forAdmin(a.id, (db) => readStand(db, a.id, kind, new Date(server.clock.now()))))?.zorgdoelen ?? [];

test('check 1, 2: with the package off there is nothing for anybody and ordinary practice; on again the plan goes on as it was', async () => {
  const voor = await lees(kind, 'p1');
  assert.deepEqual(await stuurt(), ['ei-ij']);
  await zetPakket(a.id, []);
  for (const wie of ['docent', 'schooladmin', ...ROLLEN.map(([rol]) => rol)]) {
    const token = await server.login(wie);
    // Of another customer, and never theirs: refused as with the package, so that nobody learns who has it.
    const status = ['rtadmin', 'thuisadmin', 'demo'].includes(wie) ? 403 : 404;
    for (const url of [lijst(kind), plan(kind, 'p1'), `${plan(kind, 'p1')}/versies`, `${plan(kind, 'p1')}/kaart`])
      assert.equal((await server.get(url, token)).status, status, `${wie}: ${url}`);
    assert.equal((await put(plan(kind, 'p1'), { versie: voor.versie, keuze: voor.keuze }, token)).status, status, wie);
  }
  assert.deepEqual(await stuurt(), [], 'ordinary practice');
  await zetPakket(a.id, ['zorgtraject']);
  assert.deepEqual(await lees(kind, 'p1'), voor, 'nothing was lost');
  assert.deepEqual(await stuurt(), ['ei-ij']);
});

test('a licence that ended: a plan that runs goes on and can be read, noted in and printed', async () => {
  await sql`update admin set licentie_tot = '2026-11-01' where admin_id = ${a.id}`.execute(server.database.own);
  assert.equal((await lees(kind, 'p1')).status, 'actief');
  const sessie = { dag: dagVan(server.clock.now()), minuten: 20, groepsgrootte: 1, functie: 'leerkracht' };
  assert.equal((await put(`${plan(kind, 'p1')}/sessies/${testId('na licentie')}`, sessie, docent)).status, 204);
  assert.equal((await server.post(`${plan(kind, 'p1')}/afdruk`, { soort: 'school' }, docent)).status, 204);
  await sql`update admin set licentie_tot = null where admin_id = ${a.id}`.execute(server.database.own);
});

test('a device with a wrong clock: the day of the server counts, and a day that must still come is refused', async () => {
  const morgen = dagVan(server.clock.now() + 86_400_000);
  const sessie = { dag: morgen, minuten: 20, groepsgrootte: 1, functie: 'leerkracht' };
  assert.equal(code(await put(`${plan(kind, 'p1')}/sessies/${testId('morgen')}`, sessie, docent)), 'zorgsessies/in-de-toekomst');
  assert.equal((await lees(kind, 'p1')).vandaag, dagVan(server.clock.now()));
});

test('check 23: with another groep the new docent sees the plan, and the old one does not', async () => {
  const docent2 = await server.login('docent2');
  const wieZiet = async () => [(await server.get(plan(kind, 'p1'), docent)).status, (await server.get(plan(kind, 'p1'), docent2)).status];
  const zet = async (groepId = '') =>
    (await server.post(`/api/admins/${a.id}/leerlingen/verplaatsen`, { leerlingIds: [kind], groepId }, admin)).status;
  assert.deepEqual([await wieZiet(), await zet(a.groepIds[1]), await wieZiet()], [[200, 404], 204, [404, 200]]);
  assert.deepEqual([await zet(a.groepIds[0]), await wieZiet()], [204, [200, 404]]);
});

test('check 32: our office looks and changes with a reason only, and the school reads who, why and about whom', async () => {
  const office = await server.login('office');
  const gelezen: readonly [reden: string, url: string, betreft: string][] = [
    ['lijst na een vraag', lijst(kind), 'overzicht van plannen'],
    ['voorstellen na een vraag', `/api/admins/${a.id}/leerlingen/${kind}/doelvoorstellen`, 'voorstellen voor een plan'],
    ['plan na een vraag', plan(kind, 'p1'), 'plan'],
    ['versies na een vraag', `${plan(kind, 'p1')}/versies`, 'versies van een plan'],
  ];
  for (const [reden, url] of gelezen)
    assert.equal(
      (await server.request({ method: 'GET', url, token: office, headers: { 'x-reden': encodeURIComponent(reden) } })).status,
      200,
    );
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  const { body } = await server.get(`/api/admins/${a.id}/logboek`, admin);
  const { regels } = logboekRoutes.readLogboek.response.parse(body);
  for (const [reden, , betreft] of gelezen) {
    const regel = regels.find((een) => een.reden === reden);
    assert.deepEqual([regel?.rol, regel?.betreft, regel?.wie !== '', regel?.over !== ''], ['office', betreft, true, true], reden);
  }
});

test('ended without a final test for a reason only; then looked back at once, and only added to', async () => {
  const url = plan(kind, 'p1');
  const { versie } = await lees(kind, 'p1');
  assert.equal(
    code(await server.post(`${url}/afronden`, { versie, hoe: 'eindtoets', reden: '' }, docent)),
    'handelingsplannen/zonder-eindtoets',
  );
  assert.equal((await server.post(`${url}/afronden`, { versie, hoe: 'zonder-eindtoets', reden: '' }, docent)).status, 400);
  assert.equal(
    code(await server.post(`${url}/evaluatie`, { versie, tekst: 'Goed', besluit: 'vervolgplan' }, docent)),
    'handelingsplannen/niet-te-evalueren',
  );
  for (let i = 0; i < 2; i++)
    assert.equal((await server.post(`${url}/afronden`, { versie, hoe: 'zonder-eindtoets', reden: 'Ziek' }, docent)).status, 200);
  assert.deepEqual(await zorgdoelen(kind), []);
  const { keuze, versie: nu } = await lees(kind, 'p1');
  assert.equal(code(await put(url, { versie: nu, keuze: { ...keuze, keren: 4 } }, docent)), 'handelingsplannen/niet-te-wijzigen');
  assert.equal((await server.post(`${url}/evaluatie`, { versie: nu, tekst: 'Ging goed', besluit: 'vervolgplan' }, docent)).status, 200);
  // Sent again it is there already; with other words or another decision it would be lost.
  assert.equal((await server.post(`${url}/evaluatie`, { versie: nu, tekst: 'Ging goed', besluit: 'vervolgplan' }, docent)).status, 200);
  for (const anders of [
    { tekst: 'Toch anders', besluit: 'vervolgplan' },
    { tekst: 'Ging goed', besluit: 'doelen-gehaald' },
  ])
    assert.equal(code(await server.post(`${url}/evaluatie`, { versie: nu + 1, ...anders }, docent)), 'handelingsplannen/niet-te-evalueren');
  for (let i = 0; i < 2; i++)
    assert.equal((await server.post(`${url}/aanvulling`, { id: testId('erbij'), tekst: 'Ook in het schrift' }, admin)).status, 204);
  const { status, evaluatie } = await lees(kind, 'p1');
  assert.deepEqual(
    [status, evaluatie?.tekst, evaluatie?.aanvullingen.map(({ tekst, door }) => [tekst, door])],
    ['geevalueerd', 'Ging goed', [['Ook in het schrift', 'schooladmin School A']]],
  );
});

test('what follows is a concept with the goals that were not reached', async () => {
  for (let i = 0; i < 2; i++) assert.equal((await server.post(`${plan(kind, 'p1')}/vervolg`, { id: testId('p3') }, docent)).status, 204);
  const { status, keuze, volgtOp } = await lees(kind, 'p3');
  assert.deepEqual([status, keuze.doelen, volgtOp], ['concept', KEUZE.doelen, testId('p1')]);
});

test('a plan that ended goes to the prullenbak by the schooladmin alone, after the password, and comes back whole', async () => {
  const url = plan(kind, 'p1');
  const weg = (token: string) => server.request({ method: 'DELETE', url, token });
  assert.equal((await weg(docent)).status, 403);
  server.clock.advance(1_800_000);
  assert.equal((await weg(admin)).status, 409);
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  assert.equal((await weg(admin)).status, 204);
  assert.equal((await server.get(url, docent)).status, 404);
  assert.equal((await server.post(`${url}/terughalen`, {}, admin)).status, 204);
  assert.equal((await lees(kind, 'p1')).evaluatie?.tekst, 'Ging goed');
});

test('check 22: of a leerling in the prullenbak the plan ends and its test closes; back again it is there, to be followed by another', async () => {
  const { versie } = await lees(kind, 'p3');
  const toets = { id: testId('open bij weggooien'), soort: 'zorg-start', papier: true };
  const gezet = await server.post(`${plan(kind, 'p3')}/toetsen`, toets, docent);
  assert.equal(gezet.status, 200, gezet.text);
  assert.equal((await start(kind, 'p3', versie)).status, 200);
  assert.equal((await server.post(`/api/admins/${a.id}/leerlingen/weggooien`, { leerlingIds: [kind] }, admin)).status, 204);
  assert.equal((await server.get(plan(kind, 'p3'), docent)).status, 404);
  assert.deepEqual(await zorgdoelen(kind), []);
  assert.equal((await server.post(`/api/admins/${a.id}/prullenbak/terugzetten`, { leerlingIds: [kind] }, admin)).status, 204);
  const { status, einde, toetsen } = await lees(kind, 'p3');
  assert.deepEqual([status, einde, toetsen.map((een) => een.status)], ['afgerond', 'weggegooid', ['afgebroken']]);
  assert.equal((await server.post(`${plan(kind, 'p3')}/vervolg`, { id: testId('vervolg') }, docent)).status, 204);
});

test('at most six are proposed, the weakest first: surely under 70 of 100, open, and what comes before it known', () => {
  const vandaag = dagVan(server.clock.now());
  const rij = (categorie: string, hoog: number, deel: Partial<CelRij> = {}): CelRij => {
    const telling = { antwoorden: 20, goed: 10, laatsteAntwoorden: 10, laatsteGoed: 5 };
    return { categorie, status: 'open', laag: hoog - 25, hoog, zeker: true, ...telling, dag: vandaag, ...deel };
  };
  const namen = (cellen: readonly CelRij[]): readonly string[] =>
    kandidaten({ regio: 'nl', cellen }, server.clock.now()).map(({ categorie }) => categorie);
  const los = categorieenOpVolgorde('nl').filter(({ vooraf }) => vooraf.length === 0);
  assert.ok(los.length > 8);
  const acht = los.slice(0, 8).map(({ id }, nr) => rij(id, 69 - nr));
  assert.deepEqual(
    namen(acht),
    acht
      .slice(2)
      .map(({ categorie }) => categorie)
      .toReversed(),
  );
  const [{ id: een } = { id: '' }] = los;
  assert.deepEqual(namen([rij(een, 69)]), [een]);
  for (const niet of [
    rij(een, 70),
    rij(een, 60, { zeker: false }),
    rij(een, 60, { status: 'beheerst' }),
    rij(een, 60, { status: 'vermoed' }),
  ])
    assert.deepEqual(namen([niet]), [], JSON.stringify(niet));
  const later = categorieenOpVolgorde('nl').find(({ vooraf }) => vooraf.length > 0) ?? assert.fail('nothing comes before anything');
  const eerder = (status: CelRij['status']): readonly CelRij[] => later.vooraf.map((id) => rij(id, 80, { status, hoog: 60 }));
  assert.deepEqual(namen([rij(later.id, 50), ...eerder('beheerst')]), [later.id]);
  assert.ok(!namen([rij(later.id, 50), ...eerder('open')]).includes(later.id));
});

test('of each proposal three misspellings at most, each word once', async () => {
  const categorie = categorieenOpVolgorde('nl').find(({ vooraf }) => vooraf.length === 0)?.id ?? '';
  await sql`insert into leerling_categorie (admin_id, leerling_id, categorie, status, antwoorden, laag, hoog, zeker, sterren, stand)
    values (${a.id}, ${klasgenoot}, ${categorie}, 'open', 20, 30, 50, true, 0, '{}')
    on conflict (admin_id, leerling_id, categorie) do update set status = 'open', laag = 30, hoog = 50, zeker = true`.execute(
    server.database.own,
  );
  const dag = dagVan(server.clock.now());
  await sql`insert into categorie_dag values (${a.id}, ${klasgenoot}, ${categorie}, ${dag}, 20, 8, 30, 50)`.execute(server.database.own);
  const diagnose = JSON.stringify({
    afwijkingen: [{ label: categorie, doel: { start: 0, end: 1 }, getypt: { start: 0, end: 1 } }],
    knelpunten: [{ categorie, goed: false }],
  });
  for (const [nr, woord] of ['een', 'een', 'twee', 'drie', 'vier'].entries())
    await sql`
      insert into antwoord (admin_id, leerling_id, id, volgnr, taak_id, opgave_id, categorie, vorm, woord, game, poging, gegeven, goed, telt, gokje, rt_ms, hints,
        client_op, op, ontvangen_op, dag, diagnose, motor, samen)
      values (${a.id}, ${klasgenoot}, ${testId(`mis ${nr}`)}, ${9000 + nr}, ${testId('taak')}, ${testId(`opgave ${nr}`)}, ${categorie}, 'dictee-woord', ${woord}, 'g', 1, 'mis',
        false, true, false, 20000, 0, now(), ${new Date(server.clock.now() - nr * 1000)}, now(), ${dag}::date, ${diagnose}::jsonb, '{}', false)`.execute(
      server.database.own,
    );
  const url = `/api/admins/${a.id}/leerlingen/${klasgenoot}/doelvoorstellen`;
  const { voorstellen } = handelingsplannenRoutes.proposeDoelen.response.parse((await server.get(url, docent)).body);
  assert.deepEqual(
    voorstellen.find((een) => een.categorie === categorie)?.fouten.map(({ woord }) => woord),
    ['een', 'twee', 'drie'],
  );
});

/** Texts heard on a day, each in so many seconds. */
const hoor = (
  leerlingId: string,
  moment: string,
  teksten: readonly string[],
  { dagen, goed, seconden = 60 }: { readonly dagen: number; readonly goed?: number; readonly seconden?: number },
): Promise<void> =>
  laatHoren(
    server.database,
    {
      adminId: a.id,
      leerlingId,
      moment,
      op: server.clock.now() + dagen * 86_400_000,
      seconden: teksten.map(() => seconden),
      ...(goed !== undefined && { goed }),
    },
    teksten,
  );

test('a goal of reading begins and ends with a leesmoment of its level; growth is said of two with three texts, and of nothing else', async () => {
  const [wie = ''] = a.kinderen
    .filter(({ groepId, id }) => groepId === a.kinderen[0]?.groepId && ![kind, klasgenoot].includes(id))
    .map(({ id }) => id);
  const leerling = wie === '' ? klasgenoot : wie;
  await sql`delete from handelingsplan where leerling_id = ${leerling}`.execute(server.database.own);
  const met = (lezen: unknown) => ({ ...KEUZE, tekst: { ...KEUZE.tekst, lezen } });
  const [vlot, goed, zelf] = (['vlot', 'goed', 'zelf'] as const).map((soort) => ({ soort, niveau: 'e4' }));
  const begrip = { soort: 'begrip', niveau: 'e4' };
  for (const lezen of [[vlot, vlot], [vlot, goed, zelf, begrip], [{ soort: 'vlot', niveau: 'avi-e4' }]])
    assert.equal((await put(plan(leerling, 'lees'), { versie: 0, keuze: met(lezen) }, docent)).status, 400);
  assert.deepEqual((await put(plan(leerling, 'lees'), { versie: 0, keuze: met([vlot, goed]) }, docent)).body, { versie: 1 });
  const stand = async () => (await lees(leerling, 'lees')).perLeesdoel;
  assert.deepEqual(
    (await stand()).map(({ soort, naam, norm, begin, nu, groei, gehaald }) => [soort, naam, norm.goed, begin, nu, groei, gehaald]),
    [
      ['vlot', 'E4', 96, null, null, null, null],
      ['goed', 'E4', 96, null, null, null, null],
    ],
  );
  // A leesmoment of another level says nothing of this goal.
  await hoor(leerling, 'ander niveau', ['m4-02', 'm4-03', 'm4-04'], { dagen: -3 });
  assert.equal((await stand())[0]?.begin, null);
  await hoor(leerling, 'begin', ['e4-01', 'e4-02', 'e4-03'], { dagen: -2, seconden: 150, goed: 92 });
  assert.equal((await start(leerling, 'lees', 1)).status, 200);
  const [nu] = await stand();
  assert.deepEqual([nu?.begin?.goed, nu?.begin?.gelezen, nu?.begin?.teksten, nu?.nu], [276, 300, 3, null]);
  assert.ok(nu?.begin?.tempo && nu.begin.tempo.laag < 37 && nu.begin.tempo.hoog > 36, JSON.stringify(nu?.begin?.tempo));

  // One text is no leesmoment: nothing is said of growth, nor of the goal.
  await hoor(leerling, 'een tekst', ['e4-04'], { dagen: 30, seconden: 40 });
  assert.deepEqual(
    (await stand()).map(({ groei, gehaald }) => [groei, gehaald]),
    [
      [null, null],
      [null, null],
    ],
  );
  await hoor(leerling, 'eind', ['e4-06', 'e4-07', 'e4-08'], { dagen: 60 });
  assert.deepEqual(
    (await stand()).map(({ soort, groei, gehaald, nu: meting }) => [soort, groei, gehaald, meting?.goed]),
    [
      ['vlot', 'vooruit', true, 294],
      ['goed', null, true, 294],
    ],
  );
  // It is a version of the plan like any other change.
  const { versie } = await lees(leerling, 'lees');
  assert.equal((await put(plan(leerling, 'lees'), { versie, keuze: met([zelf]) }, docent)).status, 200);
  const later = await lees(leerling, 'lees');
  assert.deepEqual([later.versie, later.keuze.tekst.lezen, later.perLeesdoel.map(({ gehaald }) => gehaald)], [versie + 1, [zelf], [true]]);
  // Marks that are taken back count no more.
  await server.database.own.updateTable('voorlezing').set({ ingetrokken_op: new Date() }).where('moment_id', '=', testId('eind')).execute();
  assert.equal((await stand())[0]?.groei, null);
});

test('a plan of reading alone: no test of spelling, its steps steer practice, and it ends with what practice shows', async () => {
  const lezer = klasgenoot;
  await sql`delete from handelingsplan where leerling_id = ${lezer}`.execute(server.database.own);
  const [letters, woorden, begrip] = [
    { soort: 'letters', niveau: 'letters-3' },
    { soort: 'woorden', niveau: 'L5' },
    { soort: 'begrip', niveau: 'm4' },
  ];
  const met = (...lezen: unknown[]) => ({ ...KEUZE, doelen: [], tekst: { ...KEUZE.tekst, lezen } });
  const url = plan(lezer, 'alleen lezen');
  // A step that is none, one of words under letters that no ladder has, and a level that is none.
  for (const fout of [
    { soort: 'letters', niveau: 'letters-99' },
    { soort: 'woorden', niveau: 'L9' },
    { soort: 'begrip', niveau: 'avi' },
  ])
    assert.equal((await put(url, { versie: 0, keuze: met(fout) }, docent)).status, 400);
  const { leestreden } = handelingsplannenRoutes.proposeDoelen.response.parse(
    (await server.get(`/api/admins/${a.id}/leerlingen/${lezer}/doelvoorstellen`, docent)).body,
  );
  for (const doel of [letters, woorden, begrip])
    assert.ok(leestreden.some((een) => een.doel.soort === doel.soort && een.doel.niveau === doel.niveau));
  assert.deepEqual((await put(url, { versie: 0, keuze: met(letters, begrip) }, docent)).body, { versie: 1 });
  assert.deepEqual(await zorgdoelen(lezer), [], 'a concept steers nothing');

  const vandaag = dagVan(server.clock.now());
  assert.equal((await server.post(`${url}/start`, { versie: 1, van: vandaag, zonderStarttoets: '' }, docent)).status, 200);
  const stuurt = async () => (await zorgdoelen(lezer)).map(({ categorie }) => categorie).sort();
  assert.deepEqual(await stuurt(), ['letters-3', 'teksten-m4']);
  // Changed like any other goal, and never to nothing.
  const { versie } = await lees(lezer, 'alleen lezen');
  assert.equal((await put(url, { versie, keuze: met(begrip, woorden) }, docent)).status, 200);
  assert.deepEqual(await stuurt(), ['teksten-m4', 'woorden-L5']);
  assert.equal(code(await put(url, { versie: versie + 1, keuze: met() }, docent)), 'handelingsplannen/zonder-doelen');

  const dag = (n: number): string => dagVan(server.clock.now() + n * 86_400_000);
  const zet = (categorie: string, n: number, laag: number, hoog: number) =>
    sql`insert into categorie_dag (admin_id, leerling_id, categorie, dag, laag, hoog, antwoorden, goed)
      values (${a.id}, ${lezer}, ${categorie}, ${dag(n)}, ${laag}, ${hoog}, 20, 14)
      on conflict (admin_id, leerling_id, categorie, dag) do update set laag = excluded.laag, hoog = excluded.hoog`.execute(
      server.database.own,
    );
  await zet('teksten-m4', -1, 50, 65);
  await zet('teksten-m4', 20, 82, 92);
  const nu = await lees(lezer, 'alleen lezen');
  assert.deepEqual(
    nu.perOefendoel.map(({ trede, begin, nu: later, groei, gehaald }) => [trede, begin?.laag, later?.laag, groei, gehaald]),
    [
      ['teksten-m4', 50, 82, 'vooruit', true],
      ['woorden-L5', undefined, undefined, null, null],
    ],
  );
  assert.deepEqual([nu.perDoel, nu.leesdoelen.length, nu.perLeesdoel], [[], 2, []]);

  // Nothing that a test of spelling could ask; it ends all the same, steers no more, and what follows has what was not reached.
  const toets = await server.post(`${url}/toetsen`, { id: testId('leestoets'), soort: 'zorg-start', papier: false }, docent);
  assert.equal(toets.status, 409);
  const einde = { versie: nu.versie, hoe: 'zonder-eindtoets', reden: 'Het plan had alleen leesdoelen.' };
  assert.equal((await server.post(`${url}/afronden`, einde, docent)).status, 200);
  assert.deepEqual(await stuurt(), []);
  assert.equal((await server.post(`${url}/vervolg`, { id: testId('leesvervolg') }, docent)).status, 204);
  assert.deepEqual((await lees(lezer, 'leesvervolg')).keuze.tekst.lezen, [begrip, woorden]);
});

test('the beginning of a goal of practice is the last sure range before the plan, or the first of its first two weeks; growth is ranges that part', () => {
  const dag = (nr: number, laag: number, hoog: number, { zeker = true, antwoorden = 15 } = {}) => ({
    dag: `2026-${nr < 31 ? '10' : '11'}-${String(nr < 31 ? nr : nr - 30).padStart(2, '0')}`,
    laag,
    hoog,
    antwoorden,
    goed: 10,
    zeker,
  });
  const wanneer = { van: '2026-10-10', eind: null, vandaag: '2026-11-20' };
  const van = (...dagen: ReturnType<typeof dag>[]) => {
    const { begin, nu, groei, gehaald } = oefendoelVan(dagen, wanneer);
    return [begin?.dag ?? null, nu?.dag ?? null, groei, gehaald];
  };
  assert.deepEqual(van(), [null, null, null, null]);
  assert.deepEqual(van(dag(2, 10, 90, { zeker: false }), dag(9, 40, 60), dag(40, 61, 75)), ['2026-10-09', '2026-11-10', 'vooruit', false]);
  assert.deepEqual(van(dag(24, 40, 60), dag(40, 45, 85)), ['2026-10-24', '2026-11-10', 'gelijk', null]);
  // Too late to be a beginning, and hardly anything answered between.
  assert.deepEqual(van(dag(25, 40, 60), dag(40, 70, 85)), [null, null, null, null]);
  assert.deepEqual(van(dag(9, 40, 60), dag(40, 81, 90, { antwoorden: 11 })), ['2026-10-09', '2026-11-10', null, true]);
  assert.deepEqual(van(dag(9, 60, 80), dag(40, 30, 55)), ['2026-10-09', '2026-11-10', 'lager', false]);
  // What came after the plan belongs to a later one.
  const { nu } = oefendoelVan([dag(9, 40, 60), dag(20, 50, 70), dag(40, 90, 95)], { ...wanneer, eind: '2026-11-01' });
  assert.equal(nu?.dag, '2026-10-20');
});
