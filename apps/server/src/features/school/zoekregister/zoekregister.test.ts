import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zoekregisterRoutes, type Zoekregister } from '@spelrijk/contract/zoekregister';
import { createProefserver } from '../../../../test/proefserver.ts';

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
