/** A goal that comes into a plan that runs, and tests that have no place in it, through the server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { z } from 'zod';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { Plantoetsblad, plantoetsenRoutes } from '@spelrijk/contract/plantoetsen';
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { BANK } from '@spelrijk/taal/bank';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { createProefserver, type Antwoord as Reply } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';

const server = await createProefserver();
const { a } = server.wereld;
const [kind, ander] = a.kinderen;
assert.ok(kind && ander);
await server.database.own
  .updateTable('admin')
  .set({ pakketten: ['zorgtraject'] })
  .where('admin_id', '=', a.id)
  .execute();

let docent = '';
/** A session does not live for months. */
async function later(dagen: number, wie = 'docent'): Promise<void> {
  server.clock.advance(dagen * 86_400_000);
  const reply = await server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam: wie, wachtwoord: WACHTWOORD } });
  docent = z.object({ token: z.string() }).parse(reply.body).token;
}
await later(0);

const planVan = (leerlingId: string, naam: string): string =>
  `/api/admins/${a.id}/leerlingen/${leerlingId}/handelingsplannen/${testId(naam)}`;
const put = (url: string, payload: object): Promise<Reply> => server.request({ method: 'PUT', url, payload, token: docent });
const lees = async (plan: string) => handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(plan, docent)).body);
const codeVan = ({ status, body }: Reply): unknown[] => [status, Reflect.get(Object(body), 'code')];
const bewaar = async (plan: string, keuze: PlanKeuze): Promise<Reply> =>
  put(plan, { versie: (await lees(plan)).versie, keuze, wegReden: '' });
const start = async (plan: string, zonderStarttoets = ''): Promise<Reply> =>
  server.post(`${plan}/start`, { versie: (await lees(plan)).versie, van: dagVan(server.clock.now()), zonderStarttoets }, docent);

const KORT = new Set(BANK.filter(({ vorm }) => vorm === 'kort').map(({ woord }) => woord));

let teller = 0;
const zet = (plan: string, soort: Zorgtoetssoort, doelen?: readonly string[]): Promise<Reply> =>
  server.post(`${plan}/toetsen`, { id: testId(`toets ${teller++}`), soort, papier: true, ...(doelen && { doelen }) }, docent);

/** One letter too few, ei for ij, the other sign, full stops left out or one too many. */
function misspel(woord: string): string {
  if (/[;:] /u.test(woord)) return woord.includes(';') ? woord.replace(';', ':') : woord.replace(':', ';');
  if (woord.includes('.')) return woord.replaceAll('.', '');
  if (KORT.has(woord)) return `${woord}.`;
  return woord.replace(/([bcdfgklmnprst])\1/u, '$1').replace('ij', 'ei');
}

/** Sets a test ready on paper and types over what was written. */
async function neemAf(plan: string, soort: Zorgtoetssoort, kan: boolean, doelen?: readonly string[]): Promise<Plantoetsblad> {
  const gezet = await zet(plan, soort, doelen);
  assert.equal(gezet.status, 200, gezet.text);
  const { id, items } = Plantoetsblad.parse(gezet.body);
  const antwoorden = items.map(({ woord }) => (kan ? woord : misspel(woord)));
  return Plantoetsblad.parse((await put(`${plan}/toetsen/${id}/papier`, { antwoorden, vervang: false })).body);
}

const EEN = planKeuze('verdubbeling');
const TWEE: PlanKeuze = { ...EEN, doelen: [...EEN.doelen, { categorie: 'ei-ij', streef: 80 }] };
const plan = planVan(kind.id, 'loopt');

test('a plan that is a concept has no final test, no half-way test and no nameting', async () => {
  assert.equal((await put(plan, { versie: 0, keuze: EEN, wegReden: '' })).status, 200);
  await neemAf(plan, 'zorg-start', false);
  for (const soort of ['zorg-eind', 'zorg-tussen'] as const)
    assert.deepEqual(codeVan(await zet(plan, soort)), [409, 'toetsen/plan-loopt-niet'], soort);
  assert.deepEqual(codeVan(await zet(plan, 'zorg-na')), [409, 'toetsen/plan-loopt-nog']);
});

test('goals that were tested get no second start test, in a concept nor while the plan runs', async () => {
  assert.deepEqual(codeVan(await zet(plan, 'zorg-start')), [409, 'toetsen/heeft-starttoets']);
  assert.equal((await start(plan)).status, 200);
  assert.deepEqual(codeVan(await zet(plan, 'zorg-start', ['verdubbeling'])), [409, 'toetsen/heeft-starttoets']);
  assert.deepEqual(codeVan(await zet(plan, 'zorg-start')), [409, 'toetsen/alleen-nieuw-doel']);
  assert.deepEqual(codeVan(await zet(plan, 'zorg-start', ['bestaat-niet'])), [400, 'handelingsplannen/categorie-onbekend']);
});

test('a goal that comes in later gets its start test first, and its growth is measured from that test', async () => {
  await later(28);
  assert.deepEqual(codeVan(await bewaar(plan, TWEE)), [409, 'handelingsplannen/doel-zonder-starttoets']);
  const erbij = await neemAf(plan, 'zorg-start', false, ['ei-ij']);
  assert.deepEqual(
    erbij.doelen.map(({ categorie }) => categorie),
    ['ei-ij'],
  );
  assert.equal((await bewaar(plan, TWEE)).status, 200);
  const { toetsen, keuze } = await lees(plan);
  assert.deepEqual([keuze.doelen.length, toetsen.map(({ doelen }) => doelen)], [2, [['verdubbeling'], ['ei-ij']]]);
  const { rows } = await sql<{
    categorie: string;
  }>`select categorie from zorgdoel where leerling_id = ${kind.id} order by categorie`.execute(server.database.own);
  assert.deepEqual(
    rows.map(({ categorie }) => categorie),
    ['ei-ij', 'verdubbeling'],
  );
  await later(56);
  const vooraf = await server.get(`${plan}/toetsvooruitblik?doelen=verdubbeling,ei-ij`, docent);
  const { uitslag, aantal } = await neemAf(plan, 'zorg-eind', true);
  assert.equal(
    plantoetsenRoutes.previewPlantoets.response.parse(vooraf.body).eind,
    aantal,
    'nothing was practised, so nothing of it is promised',
  );
  assert.ok(uitslag?.plan);
  assert.equal(uitslag.weken, 12, 'since the plan began');
  for (const { categorie, ankers, groei, oordeel } of uitslag.doelen)
    assert.ok(ankers >= 8 && groei !== null && oordeel?.zin !== 'te-weinig', `${categorie}: ${ankers}`);
});

test('a plan that began without a start test gets none later for the goals it began with', async () => {
  const zonder = planVan(ander.id, 'zonder');
  assert.equal((await put(zonder, { versie: 0, keuze: EEN, wegReden: '' })).status, 200);
  const open = await zet(zonder, 'zorg-start');
  assert.equal(open.status, 200, open.text);
  assert.equal((await start(zonder, 'Was ziek')).status, 200);
  assert.deepEqual(
    (await lees(zonder)).toetsen.map(({ status }) => status),
    ['afgebroken'],
    'the one that was open is over, and in the way of nothing',
  );
  assert.deepEqual(codeVan(await zet(zonder, 'zorg-start', ['verdubbeling'])), [409, 'toetsen/alleen-nieuw-doel']);
  assert.equal((await zet(zonder, 'zorg-start', ['ei-ij'])).status, 200, 'of a goal that comes in');
});

test('a goal that is ticked after the start test needs one too before the plan starts', async () => {
  const tweede = planVan(ander.id, 'tweede');
  assert.equal((await put(tweede, { versie: 0, keuze: EEN, wegReden: '' })).status, 200);
  await neemAf(tweede, 'zorg-start', false);
  assert.equal((await bewaar(tweede, TWEE)).status, 200);
  assert.deepEqual(codeVan(await start(tweede)), [409, 'handelingsplannen/zonder-starttoets']);
  const { doelen } = await neemAf(tweede, 'zorg-start', false);
  assert.deepEqual(
    doelen.map(({ categorie }) => categorie),
    ['ei-ij'],
  );
});

test('a goal that no test can measure comes into a plan that runs at once, and asks nothing of a concept whose other goals were tested', async () => {
  const wijst = { categorie: 'ww-persoonsvorm', streef: 80 };
  const [loopt, concept] = [planVan(ander.id, 'zonder'), planVan(ander.id, 'tweede')];
  assert.equal((await bewaar(loopt, { ...EEN, doelen: [...EEN.doelen, wijst] })).status, 200);
  const { rows } = await sql<{
    categorie: string;
  }>`select categorie from zorgdoel where leerling_id = ${ander.id} order by categorie`.execute(server.database.own);
  assert.deepEqual(
    rows.map(({ categorie }) => categorie),
    ['verdubbeling', 'ww-persoonsvorm'],
  );
  assert.equal((await bewaar(concept, { ...TWEE, doelen: [...TWEE.doelen, wijst] })).status, 200);
  assert.deepEqual(codeVan(await start(concept)), [409, 'handelingsplannen/al-een-plan'], 'no start test is asked for');
  assert.equal((await bewaar(concept, { ...EEN, doelen: [wijst] })).status, 200);
  assert.deepEqual(codeVan(await start(concept)), [409, 'handelingsplannen/zonder-starttoets'], 'alone it needs a reason');
});

test('goals that are never heard are tested in the sentence that is read: told beforehand, asked before and after, and their growth is measured', async () => {
  const [, , derde] = a.kinderen;
  assert.ok(derde);
  await later(0, 'schooladmin');
  const stil = planVan(derde.id, 'stil');
  const doelen = ['afkortingen', 'puntkomma'].map((categorie) => ({ categorie, streef: 80 }));
  assert.equal((await put(stil, { versie: 0, keuze: { ...EEN, doelen }, wegReden: '' })).status, 200);
  const vooruit = await server.get(`${stil}/toetsvooruitblik?doelen=afkortingen,puntkomma`, docent);
  const blik = plantoetsenRoutes.previewPlantoets.response.parse(vooruit.body);
  assert.deepEqual([blik.tekort, blik.vanTien > 0], [[], true]);
  const { items } = await neemAf(stil, 'zorg-start', false);
  assert.ok(items.length >= 28, `${items.length}`);
  for (const { woord, zin, vraag } of items) {
    assert.ok(vraag?.includes('___') && zin === null, woord);
    assert.ok(!vraag?.includes(woord), `${vraag} tells ${woord}`);
  }
  assert.equal((await start(stil)).status, 200);
  await later(84, 'schooladmin');
  const { uitslag } = await neemAf(stil, 'zorg-eind', true);
  assert.equal(uitslag?.plan?.oordeel.zin, 'duidelijk', JSON.stringify(uitslag?.plan));
  for (const { categorie, ankers, groei } of uitslag.doelen) assert.ok(ankers >= 8 && groei !== null, `${categorie}: ${ankers}`);
});
