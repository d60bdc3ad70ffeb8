/** Idea of the design: what works at a school, from ten plans that ended, with growth beside the minutes that were held. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { zorgleerlingenRoutes } from '@spelrijk/contract/zorgleerlingen';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { own } = server.database;
const { a, b } = server.wereld;
const kind = a.kinderen[0] ?? assert.fail('a child');
const adres = `/api/admins/${a.id}/zorgwerking`;
for (const id of [a.id, b.id])
  await own
    .updateTable('admin')
    .set({ pakketten: ['zorgtraject'] })
    .where('admin_id', '=', id)
    .execute();

interface Proefplan {
  readonly groei: number;
  readonly minuten: number;
  readonly zin?: string;
  readonly einde?: string;
}

async function insertPlan(naam: string, { groei, minuten, zin = 'onbeslist', einde = 'eindtoets' }: Proefplan): Promise<void> {
  const [planId, toetsId, iemand] = [`plan ${naam}`, `toets ${naam}`, 'iemand'].map(testId);
  const plan = {
    groei: { midden: groei, laag: groei - 0.7, hoog: groei + 0.7, woorden: { voor: 40, na: 60, laag: 5, hoog: 25 } },
    oordeel: { zin, norm: null },
  };
  await sql`insert into handelingsplan (admin_id, id, leerling_id, status, einde, niveau, van, tot, weken, keren, minuten, functie, zorgaandeel, tekst, evaluatie, door,
      created_at, gestart_op, afgerond_op)
    values (${a.id}, ${planId}, ${kind.id}, 'geevalueerd', ${einde}, 3, '2026-01-05', '2026-03-29', 12, 3, 20, 'leerkracht', 'gewoon', '{}', '{}', ${iemand},
      now(), now(), now())`.execute(own);
  await sql`insert into toets (admin_id, id, leerling_id, soort, status, plan_id, doelen, woorden, uitslag, created_at, af_op)
    values (${a.id}, ${toetsId}, ${kind.id}, 'zorg-eind', 'af', ${planId}, '{ei-ij}', '[]', ${JSON.stringify({ begin: {}, uitslag: { plan } })}, now(), now())`.execute(
    own,
  );
  for (const [nr, doorgehaald] of [false, true].entries())
    await sql`insert into zorgsessie (admin_id, id, plan_id, leerling_id, dag, minuten, groepsgrootte, functie, soort, door, created_at, doorgehaald_op, doorgehaald_door)
      values (${a.id}, ${testId(`sessie ${naam} ${nr}`)}, ${planId}, ${kind.id}, '2026-02-02', ${minuten}, 1, 'leerkracht', 'school', ${iemand}, now(),
        ${doorgehaald ? new Date() : null}, ${doorgehaald ? iemand : null})`.execute(own);
}

const lees = async (token: string) => zorgleerlingenRoutes.readZorgwerking.response.parse((await server.get(adres, token)).body);

test('below ten plans it says how many there are; one that could say nothing, was stopped or struck through does not count', async () => {
  const admin = await server.login('schooladmin');
  assert.deepEqual(await lees(admin), { plannen: 0, nodig: 10, werking: null });
  for (let nr = 0; nr < 9; nr++) await insertPlan(`${nr}`, { groei: nr < 5 ? 0.1 : 1.6, minuten: 10 * (nr + 1) });
  await insertPlan('te weinig', { groei: 2, minuten: 60, zin: 'te-weinig' });
  await insertPlan('gestopt', { groei: 2, minuten: 60, einde: 'gestopt' });
  assert.deepEqual(await lees(admin), { plannen: 9, nodig: 10, werking: null });
});

test('of ten it says growth in two halves by minutes held, a session that was struck through left out; to a docent the same, and no name', async () => {
  await insertPlan('tien', { groei: 1.6, minuten: 100 });
  const gezien = await lees(await server.login('schooladmin'));
  assert.equal(gezien.plannen, 10);
  assert.deepEqual(
    gezien.werking?.helften.map(({ plannen, minuten }) => [plannen, minuten.van, minuten.tot]),
    [
      [5, 10, 50],
      [5, 60, 100],
    ],
  );
  assert.equal(gezien.werking?.verschil, 'meer');
  const docent = await server.get(adres, await server.login('docent'));
  assert.deepEqual(docent.body, gezien);
  for (const nooit of [kind.id, kind.gebruikersnaam]) assert.ok(!docent.text.includes(nooit), nooit);
});

const ROLLEN: readonly [wie: string, status: number][] = [
  ['b-schooladmin', 404],
  ['rtadmin', 403],
  ['thuisadmin', 403],
  ['leerling', 403],
  ['demo', 403],
  ['office', 409],
];
for (const [wie, status] of ROLLEN)
  test(`${wie}: ${status}`, async () => assert.equal((await server.get(adres, await server.login(wie))).status, status));

test('package off: 404', async () => {
  await own.updateTable('admin').set({ pakketten: [] }).where('admin_id', '=', a.id).execute();
  assert.equal((await server.get(adres, await server.login('schooladmin'))).status, 404);
});
