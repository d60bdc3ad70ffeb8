import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beloningenRoutes } from '@spelrijk/contract/beloningen';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { taaknamen } from '@spelrijk/teksten/taaknamen';
import { sql } from 'kysely';
import { createProefserver } from '../../../../test/proefserver.ts';

test('on its map, its signpost, its cards, its plank and its own progress a child reads its own name of what it practises', async () => {
  const server = await createProefserver();
  const kind = server.wereld.persoon('leerling');
  const token = await server.login('leerling');
  const base = `/api/leerlingen/${kind.id}`;
  const lees = async (pad: string): Promise<unknown> => (await server.get(`${base}/${pad}`, token)).body;

  const { regios } = landkaartRoutes.readLandkaart.response.parse(await lees('landkaart'));
  const plekken = regios.flatMap((regio) => regio.plekken);
  assert.ok(plekken.length > 100);
  for (const { somvensterId, naam } of plekken) assert.equal(naam, kindnaam(somvensterId));
  for (const id of ['kz-mkm', 'verdubbeling', 'woorden-L2', 'zinnen-m3']) {
    const kaart = landkaartRoutes.readSomvenster.response.parse(await lees(`somvensters/${id}`));
    assert.equal(kaart.naam, kindnaam(id));
  }
  const { taken } = dagtakenRoutes.planDag.response.parse((await server.post(`${base}/dagtaken`, undefined, token)).body);
  assert.ok(taken.length > 0);
  for (const { somvensterId, somvensterNaam } of taken)
    assert.ok([kindnaam(somvensterId), taaknamen.kennismaken].includes(somvensterNaam), somvensterNaam);
  const { planken } = leesplankRoutes.readLeesplank.response.parse(await lees('leesplank'));
  for (const { id, naam } of planken) assert.equal(naam, kindnaam(id));
  // What was stored with its last answer is older than what is known now.
  await sql`insert into leerling_categorie (admin_id, leerling_id, categorie, status, laatste, antwoorden, laag, hoog, zeker, sterren, stand)
    values (${kind.adminId}, ${kind.id}, 'cht', 'open', ${new Date(server.clock.now())}, 30, 40, 70, true, 3, '{}')
    on conflict (admin_id, leerling_id, categorie) do update set laatste = excluded.laatste, sterren = 3`.execute(server.database.own);
  const { kan, leert } = beloningenRoutes.readMijnVoortgang.response.parse(await lees('mijn-voortgang'));
  const opKaart = new Map(plekken.map(({ somvensterId, sterren }) => [somvensterId, sterren]));
  assert.ok(leert.length > 0);
  for (const { id, naam, sterren } of [...kan, ...leert]) {
    assert.equal(naam, kindnaam(id));
    assert.equal(sterren, opKaart.get(id), `${naam} has other stars here than on the map`);
  }
});
