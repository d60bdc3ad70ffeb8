import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { wachtwoordenRoutes } from '@spelrijk/contract/wachtwoorden';
import { createProefserver } from '../../../../test/proefserver.ts';

const server = await createProefserver();
const { a, admins } = server.wereld;
const thuis = admins.find(({ id }) => id === server.wereld.persoon('thuisadmin').adminId);
const kind = thuis?.kinderen[0];
assert.ok(thuis && kind);
const ouder = await server.login('thuisadmin');
const begin = (token: string, leerlingId: string, adminId = thuis.id, groepId = kind.groepId) =>
  server.post(`/api/admins/${adminId}/groepen/${groepId}/leerlingen/${leerlingId}/samen`, undefined, token);
const mij = async (token: string) => sessiesRoutes.mij.response.parse((await server.get('/api/auth/mij', token)).body);

test('a parent lets her child in without a card; her own session and the card of the child go on', async () => {
  const answer = await begin(ouder, kind.id);
  assert.equal(answer.status, 200, answer.text);
  const { token } = wachtwoordenRoutes.beginSamen.response.parse(answer.body);
  const wie = await mij(token);
  assert.deepEqual([wie._id, wie.role, wie.adminId], [kind.id, 'leerling', thuis.id]);
  assert.equal((await mij(ouder)).role, 'thuisadmin');
  assert.ok(await server.login(kind.gebruikersnaam));
  const regels = await server.database.own
    .selectFrom('audit')
    .select(['soort', 'object_id', 'rol'])
    .where('object_id', '=', kind.id)
    .execute();
  assert.ok(regels.some(({ soort, rol }) => soort === 'ingelogd' && rol === 'thuisadmin'));
});

test('nobody lets in a child that is not hers, herself, or anybody without being a parent', async () => {
  const vreemd = a.kinderen[0];
  assert.ok(vreemd);
  assert.equal((await begin(ouder, vreemd.id)).status, 404);
  assert.equal((await begin(ouder, vreemd.id, a.id, vreemd.groepId)).status, 404);
  assert.equal((await begin(ouder, server.wereld.persoon('thuisadmin').id)).status, 404);
  for (const naam of ['docent', 'leerling'])
    assert.equal((await begin(await server.login(naam), vreemd.id, a.id, vreemd.groepId)).status, 403, naam);
});
