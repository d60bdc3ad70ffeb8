import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zoekregisterRoutes, type Zoekregister } from '@spelrijk/contract/zoekregister';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const url = `/api/admins/${a.id}/zoekregister`;
async function lees(wie: string): Promise<Zoekregister> {
  const { status, body, text } = await server.get(url, await server.login(wie));
  assert.equal(status, 200, text);
  return zoekregisterRoutes.readZoekregister.response.parse(body);
}

test('a schooladmin finds everybody of the school, and nobody of another', async () => {
  const { leerlingen, groepen, docenten } = await lees('schooladmin');
  assert.deepEqual(new Set(groepen.map(({ id }) => id)), new Set(a.groepIds));
  assert.deepEqual(new Set(leerlingen.map(({ id }) => id)), new Set(a.kinderen.map(({ id }) => id)));
  assert.ok(docenten.some(({ id }) => id === server.wereld.persoon('docent').id));
  assert.ok(!JSON.stringify([leerlingen, groepen, docenten]).includes(b.kinderen[0]?.id ?? '-'));
});

test('a docent finds only her own groepen and who sits in them; of colleagues only the name', async () => {
  const { leerlingen, groepen, docenten } = await lees('docent');
  const eigen = new Set(groepen.map(({ id }) => id));
  assert.ok(eigen.size > 0 && eigen.size < a.groepIds.length);
  assert.ok(leerlingen.length > 0 && leerlingen.every(({ groepId }) => eigen.has(groepId)));
  assert.deepEqual(new Set(docenten.flatMap((docent) => Object.keys(docent))), new Set(['id', 'naam']));
});

test('nobody finds anything at another admin; our office needs a reason, and children do not search here', async () => {
  for (const wie of ['rtadmin', 'thuisadmin', 'b-schooladmin'])
    assert.equal((await server.get(url, await server.login(wie))).status, 404, wie);
  for (const wie of ['leerling', 'demo']) assert.equal((await server.get(url, await server.login(wie))).status, 403, wie);
  assert.equal((await server.get(url, await server.login('office'))).status, 409);
});

test('what was thrown away is not found, and is again when it is back: a list, a child', async () => {
  const [groep_id = ''] = a.groepIds;
  const nu = new Date(server.clock.now());
  const lijst = { admin_id: a.id, id: testId('lijst'), groep_id, naam: 'Woorden van week 3', woorden: '[]', versie: 1 };
  await server.database.own
    .insertInto('woordlijst')
    .values({ ...lijst, created_at: nu, gewijzigd_op: nu, verwijderd_op: null })
    .execute();
  const [kind] = a.kinderen;
  const zet = async (verwijderd_op: Date | null): Promise<void> => {
    await server.database.own.updateTable('woordlijst').set({ verwijderd_op }).where('id', '=', lijst.id).execute();
    await server.database.own
      .updateTable('leerling')
      .set({ verwijderd_op })
      .where('id', '=', kind?.id ?? '')
      .execute();
  };
  const gevonden = async (): Promise<readonly boolean[]> => {
    const { leerlingen, woordlijsten } = await lees('schooladmin');
    return [woordlijsten.some(({ id, groepId }) => id === lijst.id && groepId === groep_id), leerlingen.some(({ id }) => id === kind?.id)];
  };
  assert.deepEqual(await gevonden(), [true, true]);
  await zet(nu);
  assert.deepEqual(await gevonden(), [false, false]);
  await zet(null);
  assert.deepEqual(await gevonden(), [true, true]);
});
