import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webinarRoutes } from '@spelrijk/contract/webinars';
import { createProefserver, type Antwoord } from '../../../test/proefserver.ts';
import { testId } from '../../../test/wereld.ts';
import { agendaVan } from './agenda.ts';

const server = await createProefserver();
const office = await server.login('office');
const UUR = 3_600_000;
const DAG = 24 * UUR;

const send = (method: 'PUT' | 'DELETE', url: string, body?: unknown): Promise<Antwoord> =>
  server.request({
    method,
    url,
    token: office,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });
const plan = async (naam: string, anders: object = {}): Promise<string> => {
  const id = testId(`webinar ${naam}`);
  const velden = {
    titel: naam,
    omschrijving: 'Kennismaken, met ruimte voor vragen',
    begin: new Date(server.clock.now() + 7 * DAG).toISOString(),
    minuten: 60,
    plaatsen: 2,
    deelname: 'https://bellen.example/kamer',
    ...anders,
  };
  assert.equal((await send('PUT', `/api/office/webinars/${id}`, velden)).status, 204);
  return id;
};
let netwerk = 0;
/** Each from a network of its own. */
const meldAan = async (webinarId: string, wie: string, anders: object = {}): Promise<string> => {
  const body = {
    id: testId(`${webinarId} ${wie}`),
    regio: 'nl',
    naam: wie,
    email: `${wie}@school.example`,
    website: '',
    ms: 9000,
    ...anders,
  };
  const antwoord = await server.request({
    method: 'POST',
    url: `/api/site/webinars/${webinarId}/aanmeldingen`,
    remoteAddress: `192.0.2.${++netwerk}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
  assert.equal(antwoord.status, 201, antwoord.text);
  return webinarRoutes.signUpWebinar.response.parse(antwoord.body).stand;
};
const meldAf = (webinarId: string, wie: string) => server.post('/api/site/webinars/afmelden', { id: testId(`${webinarId} ${wie}`) });
const open = async () => webinarRoutes.listOpenWebinars.response.parse((await server.get('/api/site/webinars')).body).webinars;
const mails = async (wie: string): Promise<string[]> =>
  (
    await server.database.own
      .selectFrom('mail')
      .select('sjabloon')
      .where('aan', '=', `${wie}@school.example`)
      .orderBy('created_at')
      .execute()
  ).map(({ sjabloon }) => sjabloon);

test('a full webinar has a waiting list; who signs off makes room for who waits longest; each hears it once', async () => {
  const id = await plan('Kennismaken');
  assert.deepEqual(
    [await meldAan(id, 'an'), await meldAan(id, 'bo'), await meldAan(id, 'cas'), await meldAan(id, 'dee')],
    ['geplaatst', 'geplaatst', 'wachtlijst', 'wachtlijst'],
  );
  assert.equal((await open()).find((w) => w.id === id)?.vrij, 0);
  for (let i = 0; i < 2; i++) assert.equal((await meldAf(id, 'an')).status, 204);
  assert.deepEqual(await mails('cas'), ['webinarWachtlijst', 'webinarGeplaatst']);
  assert.deepEqual(await mails('dee'), ['webinarWachtlijst']);
  assert.equal(await meldAan(id, 'bo', { id: testId('bo nog eens'), email: 'BO@school.example' }), 'geplaatst');
  assert.deepEqual(await mails('bo'), ['webinarBevestiging']);
});

test('of ten who sign up at once for two places, two get one', async () => {
  const id = await plan('Druk');
  const standen = await Promise.all(Array.from({ length: 10 }, (_, i) => meldAan(id, `druk${i}`)));
  assert.equal(standen.filter((stand) => stand === 'geplaatst').length, 2);
});

test('more places let the waiting list move up', async () => {
  const id = await plan('Groeit', { plaatsen: 1 });
  await meldAan(id, 'eef');
  assert.equal(await meldAan(id, 'fem'), 'wachtlijst');
  await plan('Groeit', { plaatsen: 5 });
  assert.deepEqual(await mails('fem'), ['webinarWachtlijst', 'webinarGeplaatst']);
});

test('a cancelled webinar tells everybody, is gone from the site and takes nobody any more', async () => {
  const id = await plan('Vervalt', { plaatsen: 1 });
  await meldAan(id, 'hil');
  await meldAan(id, 'ilse');
  for (let i = 0; i < 2; i++) assert.equal((await send('DELETE', `/api/office/webinars/${id}`)).status, 204);
  assert.deepEqual(await mails('hil'), ['webinarBevestiging', 'webinarVervallen']);
  assert.deepEqual(await mails('ilse'), ['webinarWachtlijst', 'webinarVervallen']);
  assert.equal(
    (await open()).some((w) => w.id === id),
    false,
  );
  const body = { id: testId('te laat'), regio: 'nl', naam: 'Jo', email: 'jo@school.example', website: '', ms: 9000 };
  assert.equal((await server.post(`/api/site/webinars/${id}/aanmeldingen`, body)).status, 404);
  assert.equal((await server.get(`/api/site/webinars/${id}/agenda`)).status, 404);
});

test('a robot hears what a person hears, and takes no place', async () => {
  const id = await plan('Robots');
  assert.equal(await meldAan(id, 'robot', { website: 'https://spam.example' }), 'geplaatst');
  assert.equal((await open()).find((w) => w.id === id)?.vrij, 2);
  assert.deepEqual(await mails('robot'), []);
});

test('our office sees who comes and keeps who was there', async () => {
  const id = await plan('Aanwezig');
  await meldAan(id, 'kim');
  const url = `/api/office/webinars/${id}/aanmeldingen`;
  assert.equal((await send('PUT', `${url}/${testId(`${id} kim`)}/aanwezig`, { aanwezig: true })).status, 204);
  assert.equal((await send('PUT', `${url}/${testId('niemand')}/aanwezig`, { aanwezig: true })).status, 404);
  const { aanmeldingen } = webinarRoutes.listAanmeldingen.response.parse((await server.get(url, office)).body);
  assert.deepEqual(
    aanmeldingen.map(({ naam, aanwezig }) => [naam, aanwezig]),
    [['kim', true]],
  );
});

test('a calendar file folds long lines between letters, and marks in a text stay text', () => {
  const tekst = agendaVan({
    id: 'x',
    titel: 'Spelling; lezen, en meer',
    omschrijving: `${'Één dag vól spélling. '.repeat(8)}\nTot dan`,
    begin: Date.UTC(2026, 11, 3, 14, 30),
    minuten: 60,
    gemaakt: Date.UTC(2026, 10, 1),
    adres: 'https://spelrijk.example/site/training',
  });
  for (const regel of tekst.split('\r\n')) assert.ok(Buffer.byteLength(regel) <= 75, regel);
  const heel = tekst.replaceAll('\r\n ', '');
  assert.match(heel, /SUMMARY:Spelling\\; lezen\\, en meer\r\n/);
  assert.match(heel, /DTSTART:20261203T143000Z\r\nDTEND:20261203T153000Z\r\n/);
  assert.match(heel, /spélling\. \\nTot dan\r\n/);
});

// Last: it sweeps half a year away, and everybody's session with it.
test('the link to join is for who signed up, in the reminder; thanks come afterwards; names are forgotten', async () => {
  const id = await plan('Op tijd', { begin: new Date(server.clock.now() + 2 * DAG).toISOString() });
  await meldAan(id, 'gus');
  assert.doesNotMatch(JSON.stringify(await open()), /bellen\.example/);
  await server.app.sweep(server.clock.now());
  assert.deepEqual(await mails('gus'), ['webinarBevestiging']);
  for (const na of [25 * UUR, 26 * UUR, 2 * DAG + 2 * UUR, 3 * DAG]) await server.app.sweep(server.clock.now() + na);
  assert.deepEqual(await mails('gus'), ['webinarBevestiging', 'webinarHerinnering', 'webinarDank']);
  const teksten = await server.database.own
    .selectFrom('mail')
    .select(['sjabloon', 'tekst'])
    .where('aan', '=', 'gus@school.example')
    .execute();
  for (const { sjabloon, tekst } of teksten) assert.equal(tekst.includes('bellen.example'), sjabloon === 'webinarHerinnering', sjabloon);
  await server.app.sweep(server.clock.now() + 200 * DAG);
  const rijen = await server.database.own.selectFrom('webinaraanmelding').select('id').where('webinar_id', '=', id).execute();
  assert.equal(rijen.length, 0);
});
