import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webinarsRoutes } from '@spelrijk/contract/webinars';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
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
  return webinarsRoutes.signUpWebinar.response.parse(antwoord.body).stand;
};
const meldAf = (webinarId: string, wie: string) => server.post('/api/site/webinars/afmelden', { id: testId(`${webinarId} ${wie}`) });
const open = async () => webinarsRoutes.listOpenWebinars.response.parse((await server.get('/api/site/webinars')).body).webinars;
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

test('what somebody calls herself stays text, in any alphabet, in the list and in the mail; a name that hides or piles up is refused', async () => {
  const id = await plan('Namen', { titel: '<i>Namen</i> {{ titel }}' });
  const namen = ['<b>Vet</b> {{ 7 | times: 7 }}', 'Çağla Øyvind 王小明', 'نور الهدى', 'Ж'.repeat(100), "D'Angelo-van 't Hof"];
  for (const [nr, naam] of namen.entries()) await meldAan(id, `naam${nr}`, { naam });
  const { aanmeldingen } = webinarsRoutes.listAanmeldingen.response.parse(
    (await server.get(`/api/office/webinars/${id}/aanmeldingen`, office)).body,
  );
  assert.deepEqual(aanmeldingen.map(({ naam }) => naam).toSorted(), namen.toSorted());
  const [mail] = await server.database.own.selectFrom('mail').selectAll().where('aan', '=', 'naam0@school.example').execute();
  assert.match(mail?.tekst ?? '', /<b>Vet<\/b> \{\{ 7 \| times: 7 \}\}/);
  assert.doesNotMatch(mail?.html ?? '', /<b>Vet|<i>Namen/);
  for (const naam of ['', ' ', 'Ж'.repeat(101), 'omge\u202Ekeerd', 'twee\nregels', `Z${'\u0335'.repeat(30)}`]) {
    const body = { id: testId(`fout ${naam}`), regio: 'nl', naam, email: 'fout@school.example', website: '', ms: 9000 };
    assert.equal((await server.post(`/api/site/webinars/${id}/aanmeldingen`, body)).status, 400, JSON.stringify(naam));
  }
});

test('our office sees who comes and keeps who was there', async () => {
  const id = await plan('Aanwezig');
  await meldAan(id, 'kim');
  const url = `/api/office/webinars/${id}/aanmeldingen`;
  assert.equal((await send('PUT', `${url}/${testId(`${id} kim`)}/aanwezig`, { aanwezig: true })).status, 204);
  assert.equal((await send('PUT', `${url}/${testId('niemand')}/aanwezig`, { aanwezig: true })).status, 404);
  const { aanmeldingen } = webinarsRoutes.listAanmeldingen.response.parse((await server.get(url, office)).body);
  assert.deepEqual(
    aanmeldingen.map(({ naam, aanwezig }) => [naam, aanwezig]),
    [['kim', true]],
  );
});

test('a pasted list marks everybody it names at once, twice is once, and one tick takes it back', async () => {
  const id = await plan('Presentie', { plaatsen: 2 });
  for (const naam of ['fien', 'gijs', 'hugo']) await meldAan(id, naam);
  const ander = await plan('Ander');
  await meldAan(ander, 'iris');
  const lijst = async () => {
    const antwoord = await server.get(`/api/office/webinars/${id}/aanmeldingen`, office);
    return webinarsRoutes.listAanmeldingen.response
      .parse(antwoord.body)
      .aanmeldingen.map(({ naam, aanwezig }) => [naam, aanwezig] as const)
      .toSorted(([een], [ander]) => een.localeCompare(ander));
  };
  const voorstel = await server.post(
    `/api/office/webinars/${id}/presentie/voorstel`,
    { tekst: 'Naam;E-mail\nfien;FIEN@school.example\ngijs;\nhugo;\nwie is dit' },
    office,
  );
  const gelezen = webinarsRoutes.previewPresentie.response.parse(voorstel.body);
  assert.deepEqual(
    [gelezen.herkend.map(({ naam, via }) => [naam, via]), gelezen.nietGeplaatst, gelezen.onbekend],
    [
      [
        ['fien', 'adres'],
        ['gijs', 'naam'],
      ],
      [{ naam: 'hugo', stand: 'wachtlijst' }],
      ['wie is dit'],
    ],
  );
  assert.deepEqual(await lijst(), [
    ['fien', null],
    ['gijs', null],
    ['hugo', null],
  ]);
  const ids = [...gelezen.herkend.map((wie) => wie.id), testId(`${id} hugo`), testId(`${ander} iris`)];
  for (let i = 0; i < 2; i++) {
    const gedaan = await send('PUT', `/api/office/webinars/${id}/presentie`, { ids });
    assert.deepEqual([gedaan.status, gedaan.body], [200, { gezet: 2 }]);
  }
  const af = await send('PUT', `/api/office/webinars/${id}/aanmeldingen/${testId(`${id} gijs`)}/aanwezig`, { aanwezig: false });
  assert.equal(af.status, 204);
  assert.deepEqual(await lijst(), [
    ['fien', true],
    ['gijs', false],
    ['hugo', null],
  ]);
  assert.equal((await send('PUT', `/api/office/webinars/${testId('weg')}/presentie`, { ids })).status, 404);
  assert.equal((await server.post(`/api/office/webinars/${id}/presentie/voorstel`, { tekst: 'x'.repeat(100_001) }, office)).status, 400);
  const docent = await server.login('docent');
  assert.equal((await server.post(`/api/office/webinars/${id}/presentie/voorstel`, { tekst: 'fien' }, docent)).status, 403);
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
