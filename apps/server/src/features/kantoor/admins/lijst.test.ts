import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { adminsRoutes, type AdminKort } from '@spelrijk/contract/admins';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const office = await server.login('office');
for (const [n, [naam, plaats, tot]] of [
  ['De Zwaan', 'Assen', '2027-01-31'],
  ['de appel', 'Zwolle', null],
  ['De Beuk', 'meppel', '2026-12-31'],
].entries())
  await sql`
    insert into admin (admin_id, naam, soort, regio, email, plaats, licentie_tot, created_at)
    values (${testId(`klant ${n}`)}, ${naam}, 'school', 'nl', 'a@b.example', ${plaats}, ${tot}, ${new Date(server.clock.now())})`.execute(
    server.database.own,
  );

async function lijst(query: string): Promise<readonly AdminKort[]> {
  const answer = await server.get(`/api/office/admins?${query}`, office);
  assert.equal(answer.status, 200, answer.text);
  return adminsRoutes.listAdmins.response.parse(answer.body).admins;
}
const proef = new Set(['De Zwaan', 'de appel', 'De Beuk']);
const namen = async (query: string): Promise<readonly string[]> =>
  (await lijst(query)).map(({ naam }) => naam).filter((naam) => proef.has(naam));

test('customers come in the order that was asked, whatever capitals, and who has nothing there stands last', async () => {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['', ['de appel', 'De Beuk', 'De Zwaan']],
    ['op=-naam', ['De Zwaan', 'De Beuk', 'de appel']],
    ['op=plaats', ['De Zwaan', 'De Beuk', 'de appel']],
    ['op=tot', ['De Beuk', 'De Zwaan', 'de appel']],
    ['op=-tot', ['De Zwaan', 'De Beuk', 'de appel']],
  ];
  for (const [query, verwacht] of rows) assert.deepEqual(await namen(query), verwacht, query);
  const aantallen = (await lijst('op=-leerlingen')).map(({ leerlingen }) => leerlingen);
  assert.deepEqual(
    aantallen,
    aantallen.toSorted((a, b) => b - a),
  );
  for (const op of ['soort', 'nummer', 'regio', 'status']) assert.equal((await lijst(`op=${op}`)).length, (await lijst('')).length, op);
});

test('an order that is no column is refused', async () => {
  for (const op of ['wachtwoord', 'naam;drop', '--naam'])
    assert.equal((await server.get(`/api/office/admins?op=${encodeURIComponent(op)}`, office)).status, 400, op);
});
