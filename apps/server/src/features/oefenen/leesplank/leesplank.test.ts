import { test } from 'node:test';
import assert from 'node:assert/strict';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { createProefserver } from '../../../../test/proefserver.ts';

test('the plank holds the texts of the steps that are open on the map, and nothing above them', async () => {
  const server = await createProefserver();
  const kind = server.wereld.persoon('leerling');
  const token = await server.login('leerling');
  const adres = `/api/leerlingen/${kind.id}`;
  const { planken } = leesplankRoutes.readLeesplank.response.parse((await server.get(`${adres}/leesplank`, token)).body);
  const { regios } = landkaartRoutes.readLandkaart.response.parse((await server.get(`${adres}/landkaart`, token)).body);
  const plekken = regios.flatMap((regio) => regio.plekken).filter(({ somvensterId }) => somvensterId.startsWith('teksten-'));
  const open = plekken.filter(({ status }) => status !== 'mist').map(({ somvensterId }) => somvensterId);
  assert.ok(open.length > 0);
  assert.deepEqual(
    planken.map(({ id }) => id),
    open.slice(-3).toReversed(),
  );

  const boek = planken[0]?.boeken[0] ?? assert.fail('a text');
  const gelezen = await server.get(`${adres}/leesplank/${boek.id}`, token);
  const tekst = leesplankRoutes.readPlanktekst.response.parse(gelezen.body);
  assert.equal(tekst.titel, boek.titel);
  assert.equal(
    tekst.alineas.flat().reduce((som, zin) => som + countWoorden(zin), 0),
    boek.woorden,
  );
  // The sounds of this server are none: a text is then read in silence, without holes in its voice.
  assert.deepEqual([tekst.klanken, tekst.woorden], [[], {}]);

  const dicht = plekken.find(({ status }) => status === 'mist')?.somvensterId ?? assert.fail('a closed step');
  assert.equal((await server.get(`${adres}/leesplank/${dicht.replace('teksten-', '')}-01`, token)).status, 404);
  assert.equal((await server.get(`${adres}/leesplank/bestaat-niet`, token)).status, 404);
});

test('the plank of another child is not there', async () => {
  const server = await createProefserver();
  const vreemd = '00000000-0000-4000-8000-00000000dead';
  const token = await server.login('leerling');
  assert.equal((await server.get(`/api/leerlingen/${vreemd}/leesplank`, token)).status, 404);
  assert.equal((await server.get(`/api/leerlingen/${vreemd}/leesplank/m4-01`, token)).status, 404);
});
