import { test } from 'node:test';
import assert from 'node:assert/strict';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { findTekst } from '@spelrijk/taal/lezen';
import { BEGIN, createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { leerlijnVan } from '../standen/index.ts';
import { stukkenVan } from './planktekst.ts';

test('the plank holds every text of the steps that are open on the map and of the next one, and above those only what the voice reads', async () => {
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
    planken.map(({ id, stand }) => [id, stand]),
    [...open.toReversed().map((id) => [id, 'open']), [plekken[open.length]?.somvensterId, 'hoger']],
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

  // On this server nothing has a voice: what lies higher than one step is not there.
  const dicht = plekken[open.length + 1]?.somvensterId ?? assert.fail('a closed step');
  assert.equal((await server.get(`${adres}/leesplank/${dicht.replace('teksten-', '')}-01`, token)).status, 404);
  assert.equal((await server.get(`${adres}/leesplank/bestaat-niet`, token)).status, 404);
});

test('a word is cut as it was read, a name with its capital', async () => {
  const tekst = (await findTekst('e4-21')) ?? assert.fail('a text');
  const stukken = stukkenVan({ ...tekst, titel: 'Verslag van Caesar', tekst: 'Allang weggaat allang hond. Caesar was jongleren.' });
  assert.deepEqual(stukken, {
    verslag: 'ver · slag',
    caesar: 'Cae · sar',
    allang: 'al · lang',
    weggaat: 'weg · gaat',
    jongleren: 'jon · gle · ren',
  });
});

test('the plank of another child is not there', async () => {
  const server = await createProefserver();
  const vreemd = '00000000-0000-4000-8000-00000000dead';
  const token = await server.login('leerling');
  assert.equal((await server.get(`/api/leerlingen/${vreemd}/leesplank`, token)).status, 404);
  assert.equal((await server.get(`/api/leerlingen/${vreemd}/leesplank/m4-01`, token)).status, 404);
});

test('to go on with: a text that was begun, and the part that follows one that was finished', async () => {
  const server = await createProefserver();
  const kind = server.wereld.persoon('leerling');
  const token = await server.login('leerling');
  const adres = `/api/leerlingen/${kind.id}`;
  const plank = async () => leesplankRoutes.readLeesplank.response.parse((await server.get(`${adres}/leesplank`, token)).body);
  const eerst = await plank();
  assert.deepEqual(eerst.verder, []);
  const boeken = eerst.planken.flatMap((een) => een.boeken);
  const deel = boeken.find(({ reeks }) => reeks?.deel === 1) ?? assert.fail('a series');
  const volgende = boeken.find(({ reeks }) => reeks?.naam === deel.reeks?.naam && reeks?.deel === 2) ?? assert.fail('its second part');
  const los = boeken.find(({ reeks }) => !reeks) ?? assert.fail('a text of its own');
  const lees = async (tekstId: string, uit: boolean, minuut: number): Promise<void> => {
    const beurt = {
      tekstId,
      begon: new Date(BEGIN - (60 - minuut) * 60_000).toISOString(),
      ms: 600_000,
      van: 0,
      verst: 3,
      plek: 3,
      uit,
      stem: false,
      getikt: [],
    };
    const url = `${adres}/leesbeurten/${testId(`verder ${tekstId}`)}`;
    const headers = { 'content-type': 'application/json' };
    assert.equal((await server.request({ method: 'PUT', url, payload: JSON.stringify(beurt), headers, token })).status, 200);
  };
  await lees(deel.id, true, 1);
  await lees(los.id, false, 2);
  assert.deepEqual((await plank()).verder, [los.id, volgende.id]);
  // Once it is begun itself it is not the next part any more, but what was begun.
  await lees(volgende.id, true, 3);
  assert.ok(!(await plank()).verder.includes(volgende.id));
});

test('check 20: of a Flemish school the texts that are set in Flanders lie first on every shelf, and are first in what is asked', async () => {
  const server = await createProefserver();
  const kind = server.wereld.persoon('leerling');
  const plank = async (): Promise<string[][]> => {
    const token = await server.login('leerling');
    const { body } = await server.get(`/api/leerlingen/${kind.id}/leesplank`, token);
    return leesplankRoutes.readLeesplank.response.parse(body).planken.map(({ boeken }) => boeken.map(({ id }) => id));
  };
  const hier = await plank();
  await server.database.own.updateTable('admin').set({ regio: 'be' }).where('admin_id', '=', kind.adminId).execute();
  const daar = await plank();
  let vlaams = 0;
  for (const ids of daar) {
    const landen = await Promise.all(ids.map(async (id) => (await findTekst(id))?.land === 'be'));
    vlaams += landen.filter(Boolean).length;
    assert.deepEqual(
      landen,
      landen.toSorted((x, y) => Number(y) - Number(x)),
    );
  }
  for (const ids of hier) assert.deepEqual(ids, ids.toSorted(), 'elsewhere in their own order');
  assert.ok(vlaams > 0);
  const eerst = (regio: 'nl' | 'be') =>
    [...leerlijnVan(regio).woorden.values()].filter(({ info }) => info.eerst).map(({ info }) => info.bundel);
  assert.ok(new Set(eerst('be')).size >= 25);
  assert.deepEqual(eerst('nl'), []);
});
