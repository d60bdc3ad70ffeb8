/** A goal that comes into the plan of a groepje that runs, and one that goes out of it: each leerling by its own start test. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { groepsplannenRoutes } from '@spelrijk/contract/groepsplannen';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import type { PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';

const server = await createProefserver();
const { a } = server.wereld;
await server.database.own
  .updateTable('admin')
  .set({ pakketten: ['zorgtraject'] })
  .where('admin_id', '=', a.id)
  .execute();
const [groep = ''] = a.groepIds;
const docent = await server.login('docent');
const admin = await server.login('schooladmin');
const derde = { id: testId('derde'), roepnaam: 'Anna', voorvoegsel: '', achternaam: 'Smit', jaargroep: 5 };
assert.equal((await server.post(`/api/admins/${a.id}/groepen/${groep}/leerlingen`, { leerlingen: [derde] }, admin)).status, 200);
const [een = '', twee = ''] = a.kinderen.filter(({ groepId }) => groepId === groep).map(({ id }) => id);
assert.notEqual(twee, '');

const pad = `/api/admins/${a.id}/groepen/${groep}/groepsplannen/${testId('g')}`;
const planId = (leerlingId: string): string => testId(`plan ${leerlingId}`);
const planVan = (leerlingId: string): string => `/api/admins/${a.id}/leerlingen/${leerlingId}/handelingsplannen/${planId(leerlingId)}`;
const put = (url: string, payload: object): Promise<Antwoord> => server.request({ method: 'PUT', url, payload, token: docent });
const codeVan = ({ status, body }: Antwoord): unknown[] => [status, Reflect.get(Object(body), 'code')];
const lees = async () => groepsplannenRoutes.readGroepsplan.response.parse((await server.get(pad, docent)).body);
const leesEigen = async (wie: string) =>
  handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(planVan(wie), docent)).body);
const doelenVan = async (wie: string): Promise<string[]> => (await leesEigen(wie)).keuze.doelen.map(({ categorie }) => categorie);
const stuurt = async (wie: string): Promise<string[]> =>
  (
    await sql<{ categorie: string }>`select categorie from zorgdoel where leerling_id = ${wie} order by categorie`.execute(
      server.database.own,
    )
  ).rows.map(({ categorie }) => categorie);
const metDoelen = (...doelen: string[]): PlanKeuze => ({
  ...planKeuze('verdubbeling'),
  doelen: doelen.map((categorie) => ({ categorie, streef: 80 })),
});
async function bewaar(keuze: PlanKeuze, wegReden = '', wie = [een, twee]): Promise<Antwoord> {
  const bestaand = await server.get(pad, docent);
  const versie = bestaand.status === 200 ? (await lees()).versie : 0;
  const leerlingen = wie.map((leerlingId) => ({ leerlingId, planId: planId(leerlingId) }));
  return put(pad, { versie, naam: 'Groepje', keuze, leerlingen, wegReden });
}
const zetStart = async () => (await server.post(`${pad}/toetsen`, { soort: 'zorg-start', papier: true }, docent)).body;
const neemOp = async () => (await server.post(`${pad}/doelen`, undefined, docent)).body;
const erbij = async () =>
  (await lees()).leerlingen.map((kind) => [kind.leerlingId, kind.erbij.map((doel) => [doel.categorie, doel.toets])]);
const opNaam = (rijen: unknown[][]): unknown[][] => rijen.toSorted((x, y) => String(x[0]).localeCompare(String(y[0])));

/** Types over the start test of this child that is open. */
async function maakStart(wie: string): Promise<Plantoetsblad> {
  const { toetsen } = await leesEigen(wie);
  const { id } = toetsen.find(({ status }) => status === 'open') ?? assert.fail('no test is open');
  const { items } = Plantoetsblad.parse((await server.get(`${planVan(wie)}/toetsen/${id}`, docent)).body);
  const antwoorden = items.map(({ woord }) => woord.replace('ij', 'ei'));
  return Plantoetsblad.parse((await put(`${planVan(wie)}/toetsen/${id}/papier`, { antwoorden, vervang: false })).body);
}

test('before the start a goal that is ticked later gets a start test too, for whoever has none of it', async () => {
  assert.equal((await bewaar(metDoelen('verdubbeling'))).status, 200);
  assert.deepEqual(await zetStart(), { klaar: 2, niet: [] });
  assert.deepEqual(await zetStart(), { klaar: 0, niet: [] });
  for (const wie of [een, twee]) await maakStart(wie);
  const van = dagVan(server.clock.now());
  assert.deepEqual((await server.post(`${pad}/start`, { van, zonderStarttoets: '' }, docent)).body, { gestart: 2, wacht: [] });
});

test('a goal that comes in while it runs waits in no plan: its start test is set ready for all who run, once', async () => {
  assert.equal((await bewaar(metDoelen('verdubbeling', 'ei-ij'))).status, 200);
  assert.deepEqual(
    (await lees()).keuze.doelen.map(({ categorie }) => categorie),
    ['verdubbeling', 'ei-ij'],
  );
  assert.deepEqual(opNaam(await erbij()), opNaam([een, twee].map((wie) => [wie, [['ei-ij', 'geen']]])));
  assert.deepEqual(await doelenVan(een), ['verdubbeling']);
  assert.deepEqual(await neemOp(), { erbij: 0, wacht: (await lees()).leerlingen.map(({ leerlingId }) => leerlingId), vol: [] });
  assert.deepEqual(await zetStart(), { klaar: 2, niet: [] });
  assert.deepEqual(await zetStart(), { klaar: 0, niet: [] });
  assert.deepEqual(opNaam(await erbij()), opNaam([een, twee].map((wie) => [wie, [['ei-ij', 'open']]])));
});

test('who made that test begins with the goal, who did not waits; sent again it changes nothing', async () => {
  const { doelen } = await maakStart(een);
  assert.deepEqual(
    doelen.map(({ categorie }) => categorie),
    ['ei-ij'],
    'it asks the goal that came in, nothing else',
  );
  for (const keer of [1, 0]) assert.deepEqual(await neemOp(), { erbij: keer, wacht: [twee], vol: [] });
  assert.deepEqual(
    [await doelenVan(een), await stuurt(een)],
    [
      ['verdubbeling', 'ei-ij'],
      ['ei-ij', 'verdubbeling'],
    ],
  );
  assert.deepEqual([await doelenVan(twee), await stuurt(twee)], [['verdubbeling'], ['verdubbeling']]);
  assert.deepEqual(opNaam(await erbij()), opNaam([[een, []], [twee, [['ei-ij', 'open']]]])); // prettier-ignore
});

test('who comes into a groepje that runs begins with all of its goals', async () => {
  assert.equal((await bewaar(metDoelen('verdubbeling', 'ei-ij'), '', [een, twee, derde.id])).status, 200);
  assert.deepEqual(await doelenVan(derde.id), ['verdubbeling', 'ei-ij']);
  assert.deepEqual(await zetStart(), { klaar: 1, niet: [] });
});

test('a goal goes out with a reason, of every plan that has it; back in, whose test is done goes on with it', async () => {
  assert.deepEqual(codeVan(await bewaar(metDoelen('verdubbeling'), '', [een, twee, derde.id])), [400, 'handelingsplannen/reden-nodig']);
  assert.equal((await bewaar(metDoelen('verdubbeling'), 'Komt in de klas aan bod', [een, twee, derde.id])).status, 200);
  const { perDoel } = await leesEigen(een);
  assert.equal(perDoel.find(({ categorie }) => categorie === 'ei-ij')?.weg?.reden, 'Komt in de klas aan bod');
  assert.deepEqual([await stuurt(een), await doelenVan(twee)], [['verdubbeling'], ['verdubbeling']]);
  assert.equal((await bewaar(metDoelen('verdubbeling', 'ei-ij'), '', [een, twee, derde.id])).status, 200);
  assert.deepEqual([await doelenVan(een), await doelenVan(twee)], [['verdubbeling', 'ei-ij'], ['verdubbeling']]);
});

test('a goal that no test can measure waits for no start test of anybody', async () => {
  const alle = [een, twee, derde.id];
  assert.equal((await bewaar(metDoelen('verdubbeling', 'ei-ij', 'ww-persoonsvorm'), '', alle)).status, 200);
  assert.deepEqual(await zetStart(), { klaar: 0, niet: [] });
  assert.deepEqual(await neemOp(), { erbij: 2, wacht: [twee], vol: [] });
  assert.deepEqual(
    [await doelenVan(een), await doelenVan(twee)],
    [
      ['verdubbeling', 'ei-ij', 'ww-persoonsvorm'],
      ['verdubbeling', 'ww-persoonsvorm'],
    ],
  );
  assert.equal((await bewaar(metDoelen('verdubbeling', 'ei-ij'), 'Toch niet', alle)).status, 200);
  assert.deepEqual([await doelenVan(een), await doelenVan(twee)], [['verdubbeling', 'ei-ij'], ['verdubbeling']]);
});

test('a plan with three goals takes in no fourth; what was said for one leerling alone stays', async () => {
  const vraag = { id: testId('eigen start'), soort: 'zorg-start', papier: true, doelen: ['au-ou'] };
  assert.equal((await server.post(`${planVan(een)}/toetsen`, vraag, docent)).status, 200);
  await maakStart(een);
  const { versie, keuze } = await leesEigen(een);
  const eigen = { ...keuze, doelen: [...keuze.doelen, { categorie: 'au-ou', streef: 80 }] };
  assert.equal((await put(planVan(een), { versie, keuze: eigen, wegReden: '' })).status, 200);
  assert.equal((await bewaar(metDoelen('verdubbeling', 'ei-ij', 'open-lettergreep'), '', [een, twee, derde.id])).status, 200);
  await zetStart();
  await maakStart(een);
  assert.deepEqual(await neemOp(), { erbij: 0, wacht: [twee], vol: [een] });
  assert.deepEqual(await doelenVan(een), ['verdubbeling', 'ei-ij', 'au-ou']);
});

test('the last goal that runs stays, and with a final test open no goal comes in or goes out', async () => {
  assert.deepEqual(codeVan(await bewaar(metDoelen('ei-ij', 'open-lettergreep'), 'Klaar', [een, twee, derde.id])), [
    409,
    'groepsplannen/laatste-doel',
  ]);
  await maakStart(twee);
  assert.deepEqual(await neemOp(), { erbij: 1, wacht: [twee], vol: [een] });
  const eind = { id: testId('eind'), soort: 'zorg-eind', papier: true };
  assert.equal((await server.post(`${planVan(twee)}/toetsen`, eind, docent)).status, 200);
  assert.deepEqual(await neemOp(), { erbij: 0, wacht: [twee], vol: [een] });
  assert.deepEqual(codeVan(await bewaar(metDoelen('ei-ij', 'open-lettergreep'), 'Klaar', [een, twee, derde.id])), [
    409,
    'handelingsplannen/eindtoets-open',
  ]);
});
