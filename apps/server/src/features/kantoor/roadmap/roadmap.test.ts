import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roadmapRoutes, type TeBewarenItem } from '@spelrijk/contract/roadmap';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { KANARIE, testId } from '../../../../test/wereld.ts';
import { eraseAdmins } from '../../../platform/db/erase.ts';
import { deleteGebruiker } from '../../toegang/gebruikers/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const office = await server.login('office');

const send = (method: 'PUT' | 'DELETE', url: string, token: string, body?: unknown): Promise<Antwoord> =>
  server.request({
    method,
    url,
    token,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });
const inhoud = (titel: string, anders: Partial<TeBewarenItem> = {}): TeBewarenItem => ({
  versie: 0,
  titel,
  tekst: 'Uitleg.',
  stand: 'overweging',
  klaarOp: null,
  zichtbaar: true,
  ...anders,
});
const zet = (naam: string, item: object): Promise<Antwoord> => send('PUT', `/api/office/roadmap/${testId(naam)}`, office, item);
async function maak(naam: string, anders: Partial<TeBewarenItem> = {}): Promise<string> {
  server.clock.advance(1000);
  assert.equal((await zet(naam, inhoud(naam, anders))).status, 204);
  return testId(naam);
}
const pad = (wie: string): string => `/api/admins/${server.wereld.persoon(wie).adminId}/roadmap`;
const roadmap = async (wie: string) => roadmapRoutes.listRoadmap.response.parse((await server.get(pad(wie), await server.login(wie))).body);
const item = async (wie: string, id: string) => (await roadmap(wie)).items.find((rij) => rij.id === id);
const kantoor = async () => roadmapRoutes.listKantoorRoadmap.response.parse((await server.get('/api/office/roadmap', office)).body).items;
const stem = async (wie: string, id: string, er = true): Promise<number> =>
  (await send('PUT', `${pad(wie)}/${id}/stem`, await server.login(wie), { stem: er })).status;
const reageer = async (wie: string, id: string, naam: string, tekst = naam): Promise<Antwoord> => {
  server.clock.advance(1000);
  return send('PUT', `${pad(wie)}/${id}/reacties/${testId(naam)}`, await server.login(wie), { tekst });
};

test('one vote a person, to give and to take back; everybody sees how many, nobody who', async () => {
  const id = await maak('Stemmen');
  for (const wie of ['docent', 'docent', 'b-docent', 'rtadmin']) assert.equal(await stem(wie, id), 204);
  assert.deepEqual([(await item('docent', id))?.stemmen, (await item('docent', id))?.gestemd], [3, true]);
  assert.deepEqual([(await item('docent2', id))?.stemmen, (await item('docent2', id))?.gestemd], [3, false]);
  for (let keer = 0; keer < 2; keer++) assert.equal(await stem('docent', id, false), 204);
  assert.deepEqual([(await item('docent', id))?.stemmen, (await item('docent', id))?.gestemd], [2, false]);
  assert.equal((await kantoor()).find((rij) => rij.id === id)?.stemmen, 2);
});

test('a reaction is signed with a role, a kind and a country: nothing names the person or the customer', async () => {
  const id = await maak('Reacties');
  assert.equal((await reageer('b-docent', id, 'Van B', 'Graag, zie https://kijk.example <b>nu</b> {{7*7}}')).status, 204);
  const { text } = await server.get(pad('docent'), await server.login('docent'));
  assert.ok(
    !text.includes(KANARIE) && !text.includes(b.id) && !text.includes(server.wereld.persoon('b-docent').id) && !text.includes('b-docent'),
  );
  const [reactie] = (await item('docent', id))?.reacties ?? [];
  assert.deepEqual(
    [reactie?.rol, reactie?.soort, reactie?.regio, reactie?.eigen, reactie?.tekst],
    ['docent', 'school', 'nl', false, 'Graag, zie https://kijk.example <b>nu</b> {{7*7}}'],
  );
  assert.equal((await item('b-docent', id))?.reacties[0]?.eigen, true);
  assert.deepEqual((await roadmap('rtadmin')).als, { rol: 'rtadmin', soort: 'rt', regio: 'nl' });
});

test('her own reaction she changes and removes; of another she can do neither', async () => {
  const id = await maak('Eigen');
  for (let keer = 0; keer < 2; keer++) assert.equal((await reageer('docent', id, 'mijn')).status, 204);
  assert.equal((await reageer('docent', id, 'mijn', 'Anders')).status, 204);
  const reacties = (await item('docent', id))?.reacties ?? [];
  assert.deepEqual(
    reacties.map(({ tekst, gewijzigd }) => [tekst, gewijzigd]),
    [['Anders', true]],
  );
  assert.equal((await reageer('docent2', id, 'mijn', 'Gekaapt')).status, 404);
  const weg = async (wie: string) => (await send('DELETE', `${pad(wie)}/${id}/reacties/${testId('mijn')}`, await server.login(wie))).status;
  assert.equal(await weg('docent2'), 404);
  assert.equal(await weg('b-docent'), 204);
  assert.equal((await item('docent', id))?.reacties.length, 1);
  for (let keer = 0; keer < 2; keer++) assert.equal(await weg('docent'), 204);
  assert.equal((await item('docent', id))?.reacties.length, 0);
});

test('ten a day and not one more, also when they are sent at once; a thousand letters', async () => {
  const id = await maak('Druk');
  const token = await server.login('thuisadmin');
  const antwoorden = await Promise.all(
    Array.from({ length: 12 }, (_, nr) =>
      send('PUT', `${pad('thuisadmin')}/${id}/reacties/${testId(`druk ${nr}`)}`, token, { tekst: `nr ${nr}` }),
    ),
  );
  assert.equal(antwoorden.filter(({ status }) => status === 204).length, 10);
  assert.equal(antwoorden.filter(({ status }) => status === 429).length, 2);
  assert.equal((await roadmap('thuisadmin')).nogVandaag, 0);
  for (const [tekst, status] of [
    ['x'.repeat(1000), 204],
    ['x'.repeat(1001), 400],
    ['  \n ', 400],
  ] as const)
    assert.equal((await reageer('rtadmin', id, `lang ${tekst.length}`, tekst)).status, status);
});

test('our office hides a reaction with a reason: others do not see it, the writer reads why, and the customer finds it in its log', async () => {
  const id = await maak('Modereren');
  await reageer('docent', id, 'grof');
  const url = `/api/office/roadmap/${id}/reacties/${testId('grof')}/verborgen`;
  assert.equal((await send('PUT', url, office, { verborgen: true, reden: 'kort' })).status, 400);
  const reden = 'Hier staat de naam van een kind in.';
  for (let keer = 0; keer < 2; keer++) assert.equal((await send('PUT', url, office, { verborgen: true, reden })).status, 204);
  assert.deepEqual((await item('docent2', id))?.reacties, []);
  assert.equal((await item('docent', id))?.reacties[0]?.verborgen, reden);
  assert.match((await reageer('docent', id, 'grof', 'Toch weer')).text, /roadmap\/verborgen/);
  const regels = await server.database.own
    .selectFrom('audit')
    .select(['betreft', 'reden', 'rol', 'wie'])
    .where('admin_id', '=', a.id)
    .where('object_id', '=', testId('grof'))
    .execute();
  assert.deepEqual(regels, [{ betreft: 'reactie op de roadmap verborgen', reden, rol: 'office', wie: '' }]);
  assert.equal((await send('PUT', url, office, { verborgen: false, reden: '' })).status, 204);
  assert.equal((await item('docent2', id))?.reacties.length, 1);
});

test('a draft is for our office alone; what was delivered has its day; the order is the one that was chosen', async () => {
  const concept = await maak('Concept', { zichtbaar: false });
  assert.equal(await item('docent', concept), undefined);
  assert.equal(await stem('docent', concept), 404);
  assert.equal((await reageer('docent', concept, 'te vroeg')).status, 404);
  assert.equal((await zet('Klaar', inhoud('Klaar', { stand: 'klaar' }))).status, 400);
  assert.equal((await zet('Klaar', inhoud('Klaar', { klaarOp: '2026-11-01' }))).status, 400);
  const klaar = await maak('Klaar', { stand: 'klaar', klaarOp: '2026-11-01' });
  assert.equal((await item('docent', klaar))?.klaarOp, '2026-11-01');
  const [een, twee] = [await maak('Een'), await maak('Twee')];
  const volgorde = async () => (await roadmap('docent')).items.map(({ id }) => id).filter((id) => id === een || id === twee);
  assert.deepEqual(await volgorde(), [een, twee]);
  assert.equal((await send('PUT', '/api/office/roadmapvolgorde', office, { itemIds: [twee, een] })).status, 204);
  assert.deepEqual(await volgorde(), [twee, een]);
});

test('the same save twice is one; two people do not overwrite each other; what is in use is not thrown away', async () => {
  const id = await maak('Samen');
  assert.equal((await zet('Samen', inhoud('Samen'))).status, 204);
  assert.equal((await zet('Samen', inhoud('Samen', { versie: 1, stand: 'gepland' }))).status, 204);
  assert.match((await zet('Samen', inhoud('Samen', { versie: 1, stand: 'maak' }))).text, /roadmap\/gewijzigd/);
  await stem('docent', id);
  assert.match((await send('DELETE', `/api/office/roadmap/${id}`, office)).text, /roadmap\/in-gebruik/);
  await stem('docent', id, false);
  for (let keer = 0; keer < 2; keer++) assert.equal((await send('DELETE', `/api/office/roadmap/${id}`, office)).status, 204);
  assert.equal(await item('docent', id), undefined);
});

test('A01: a role that may only look votes for nothing, and nobody does anything in the name of another school', async () => {
  const id = await maak('Grenzen');
  assert.equal(await stem('docent', id), 204);
  assert.equal((await send('PUT', `/api/admins/${b.id}/roadmap/${id}/stem`, await server.login('docent'), { stem: true })).status, 404);
  assert.equal((await server.get(`/api/admins/${b.id}/roadmap`, await server.login('docent'))).status, 404);
  const gezien = roadmapRoutes.listRoadmap.response.parse((await server.get(`/api/admins/${b.id}/roadmap`, office)).body);
  assert.deepEqual([gezien.als, gezien.items.find((rij) => rij.id === id)?.stemmen], [null, 1]);
  assert.equal((await send('PUT', `/api/admins/${b.id}/roadmap/${id}/stem`, office, { stem: true })).status, 403);
  for (const wie of ['docent', 'schooladmin']) assert.equal((await server.get('/api/office/roadmap', await server.login(wie))).status, 403);
});

test('P05: with a person or an admin go votes and reactions', async () => {
  const id = await maak('Vertrek');
  const weg = server.wereld.persoon('docent2');
  for (const wie of ['docent2', 'b-docent']) {
    await stem(wie, id);
    await reageer(wie, id, `vertrek ${wie}`);
  }
  await server.database.transact((db) => deleteGebruiker(db, weg.adminId, weg.id, server.clock.now()));
  await server.database.transact((db) => eraseAdmins(db, [b.id]));
  for (const tabel of ['roadmap_stem', 'roadmap_reactie'] as const) {
    const rijen = await server.database.own.selectFrom(tabel).select(['gebruiker_id', 'admin_id']).execute();
    assert.ok(rijen.length > 0 && rijen.every((rij) => rij.gebruiker_id !== weg.id && rij.admin_id !== b.id), tabel);
  }
  assert.equal((await item('docent', id))?.stemmen, 0);
});
