import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { createProefserver } from '../../../../test/proefserver.ts';

test('rows of words stay for three days, are judged by the server, and say nothing of their answer', async () => {
  const server = await createProefserver();
  const kind = server.wereld.persoon('leerling');
  const token = await server.login('leerling');
  const adres = `/api/leerlingen/${kind.id}/woordrijen`;
  const lees = async () => leesplankRoutes.readWoordrijen.response.parse((await server.get(adres, token)).body);
  const eerst = await lees();
  assert.equal(eerst.rijen.length, 5);
  assert.notEqual(eerst.naam, '');
  for (const [nr, { woorden, keuzes }] of eerst.rijen.entries()) {
    const weg = keuzes.filter((keus) => woorden.every(({ woord }) => woord !== keus));
    assert.equal(weg.length, 1);
    for (const keus of keuzes) {
      const { status, body } = await server.post(`${adres}/${nr}`, { antwoord: keus }, token);
      assert.equal(status, 200);
      assert.deepEqual(body, { goed: keus === weg[0] });
    }
  }
  assert.deepEqual(await lees(), eerst);
  server.clock.advance(4 * 86_400_000);
  // The child is logged out by then; who looks along sees the same rows.
  const docent = await server.login('docent');
  const later = leesplankRoutes.readWoordrijen.response.parse((await server.get(adres, docent)).body);
  assert.notDeepEqual(later.rijen, eerst.rijen);
  assert.equal((await server.post(`${adres}/9`, { antwoord: 'x' }, docent)).status, 404);
  assert.match(later.naam, /^Lezen: /, "the level is the docent's");
  await server.database.own.updateTable('admin').set({ regio: 'be' }).where('admin_id', '=', server.wereld.a.id).execute();
  const vlaams = leesplankRoutes.readWoordrijen.response.parse((await server.get(adres, docent)).body);
  assert.match(vlaams.naam, /^Lezen: /);
});
