/** A begeleidingstraject from why the client came to how it ended, over HTTP. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { begeleidingenRoutes, type Begeleiding } from '@spelrijk/contract/begeleidingen';
import type { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { own } = server.database;
const { adminId, id: client } = server.wereld.persoon('rt-leerling');
const school = server.wereld.persoon('leerling');
let rt = await server.login('rtadmin');
const kind = await server.login('rt-leerling');
const leerling = `/api/admins/${adminId}/leerlingen/${client}`;
const PLAN = testId('traject');
const traject = `${leerling}/begeleidingen/${PLAN}`;
const DOELEN = ['verdubbeling', 'open-lettergreep'];
const keuze = { hulpvraag: 'Schrijft zoals hij het hoort.', weken: 12, keren: 1, minuten: 45, doelen: DOELEN };

const stuur = (method: 'PUT' | 'POST' | 'DELETE', url: string, body?: object, token = rt) =>
  server.request({
    method,
    url,
    token,
    ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const lijst = async () => begeleidingenRoutes.listBegeleidingen.response.parse((await server.get(`${leerling}/begeleidingen`, rt)).body);
const lees = async (): Promise<Begeleiding> => {
  const gevonden = (await lijst()).trajecten.find(({ id }) => id === PLAN);
  assert.ok(gevonden);
  return gevonden;
};
const zetKlaar = async (naam: string, soort: string, papier: boolean): Promise<Plantoetsblad> => {
  const { body, text } = await stuur('POST', `${traject}/toetsen`, { id: testId(naam), soort, papier });
  const blad = begeleidingenRoutes.createBegeleidingstoets.response.safeParse(body);
  assert.ok(blad.success, text);
  return blad.data;
};
/** Every word of a test on paper, the first so many wrong. */
const typOver = async ({ id, items }: Plantoetsblad, fout: number): Promise<Plantoetsblad> => {
  const antwoorden = items.map(({ woord }, i) => (i < fout ? '' : woord));
  const { body, text } = await stuur('PUT', `${traject}/toetsen/${id}/papier`, { antwoorden, vervang: false });
  const blad = begeleidingenRoutes.saveBegeleidingspapier.response.safeParse(body);
  assert.ok(blad.success, text);
  return blad.data;
};
const zorgdoelen = async (): Promise<readonly string[]> =>
  (await own.selectFrom('zorgdoel').select('categorie').where('leerling_id', '=', client).orderBy('categorie').execute()).map(
    ({ categorie }) => categorie,
  );

test('a traject is the own practice’s: made once, seen by nobody else', async () => {
  for (let i = 0; i < 2; i++) assert.equal((await stuur('PUT', traject, { versie: 0, keuze, reden: '' })).status, 200);
  const { trajecten, categorieen } = await lijst();
  assert.equal(trajecten.length, 1);
  assert.deepEqual([trajecten[0]?.status, trajecten[0]?.keuze.hulpvraag], ['concept', keuze.hulpvraag]);
  assert.ok(categorieen.length > 20);
  for (const wie of ['schooladmin', 'docent', 'thuisadmin', 'office', 'superadmin', 'leerling', 'rt-leerling']) {
    const token = await server.login(wie);
    assert.equal((await server.get(`${leerling}/begeleidingen`, token)).status, 403, wie);
    assert.equal((await stuur('PUT', traject, { versie: 1, keuze, reden: '' }, token)).status, 403, wie);
  }
  const elders = `/api/admins/${school.adminId}/leerlingen/${school.id}/begeleidingen`;
  assert.equal((await server.get(elders, rt)).status, 404);
  assert.equal((await server.get(`/api/admins/${adminId}/leerlingen/${school.id}/begeleidingen`, rt)).status, 404);
  assert.equal(
    (await server.get(`${leerling}/handelingsplannen`, rt)).status,
    404,
    'the care track of a school is not there for a practice',
  );
  assert.equal((await stuur('PUT', `${leerling}/begeleidingen/${testId('tweede')}`, { versie: 0, keuze, reden: '' })).status, 409);
});

test('a start test on paper, of words set apart; then the goals steer what is practised', async () => {
  assert.equal(
    (await stuur('POST', `${traject}/start`, { versie: 1, zonderStarttoets: '' })).status,
    409,
    'without a start test or a reason',
  );
  const blad = await zetKlaar('start', 'zorg-start', true);
  assert.equal((await zetKlaar('start', 'zorg-start', true)).id, blad.id, 'the same id again gives the same test');
  assert.ok(blad.items.length > 20);
  const klaar = await typOver(blad, 15);
  assert.equal(klaar.status, 'af');
  assert.deepEqual(await zorgdoelen(), []);
  const { versie } = await lees();
  for (let i = 0; i < 2; i++) assert.equal((await stuur('POST', `${traject}/start`, { versie, zonderStarttoets: '' })).status, 200);
  assert.deepEqual(await zorgdoelen(), DOELEN.toSorted());
  assert.equal((await lees()).status, 'actief');
});

test('a test on the screen is given to the client of a practice', async () => {
  const blad = await zetKlaar('tussen', 'zorg-tussen', false);
  assert.deepEqual(blad.items, [], 'a test that runs keeps its words');
  await server.post(`/api/leerlingen/${client}/dagtaken`, undefined, kind);
  const { rows } = await sql`select from taak where leerling_id = ${client} and toets_id = ${blad.id}`.execute(own);
  assert.ok(rows.length > 0);
  await sql`update toets set status = 'af', af_op = now() where id = ${blad.id}`.execute(own);
});

test('a goal comes into one that runs after a start test of its own, and what no test can measure at once', async () => {
  const { versie } = await lees();
  const erbij = { ...keuze, doelen: [...DOELEN, 'ei-ij'] };
  assert.equal((await stuur('PUT', traject, { versie, keuze: erbij, reden: '' })).status, 409);
  const gezet = await stuur('POST', `${traject}/toetsen`, { id: testId('erbij'), soort: 'zorg-start', papier: true, doelen: ['ei-ij'] });
  const blad = begeleidingenRoutes.createBegeleidingstoets.response.parse(gezet.body);
  await typOver(blad, 10);
  assert.deepEqual((await lees()).toetsen.find(({ id }) => id === blad.id)?.doelen, ['ei-ij']);
  assert.equal((await stuur('PUT', traject, { versie, keuze: erbij, reden: '' })).status, 200);
  assert.deepEqual(await zorgdoelen(), [...DOELEN, 'ei-ij'].toSorted());
  const wijst = { ...keuze, doelen: [...DOELEN, 'ww-persoonsvorm'] };
  assert.equal((await stuur('PUT', traject, { versie: versie + 1, keuze: wijst, reden: 'Gaat al goed' })).status, 200);
  assert.equal((await stuur('PUT', traject, { versie: versie + 2, keuze, reden: 'Alleen deze' })).status, 200);
  assert.deepEqual(await zorgdoelen(), DOELEN.toSorted());
});

test('notes are read by who wrote them; a day that has yet to come is no session', async () => {
  const url = `${traject}/sessies/${testId('sessie')}`;
  const sessie = { dag: '2026-11-17', minuten: 45, notitie: 'Hakt nu hardop.' };
  for (let i = 0; i < 2; i++) assert.equal((await stuur('PUT', url, sessie)).status, 204);
  assert.deepEqual((await lees()).sessies, [{ id: testId('sessie'), ...sessie, eigen: true }]);
  assert.equal((await stuur('PUT', `${traject}/sessies/${testId('morgen')}`, { ...sessie, dag: '2026-11-20' })).status, 400);
  await sql`update begeleidingssessie set door = ${testId('collega')} where id = ${testId('sessie')}`.execute(own);
  assert.deepEqual((await lees()).sessies, [{ id: testId('sessie'), ...sessie, notitie: '', eigen: false }]);
  assert.equal((await stuur('PUT', url, { ...sessie, notitie: 'Overschreven' })).status, 404);
  assert.equal((await stuur('DELETE', url)).status, 404);
  const meer = `${traject}/sessies/${testId('eigen')}`;
  assert.equal((await stuur('PUT', meer, sessie)).status, 204);
  assert.equal((await stuur('DELETE', meer)).status, 204);
});

test('a result from paper: which test, when, which score', async () => {
  const url = `${leerling}/papieruitslagen/${testId('uitslag')}`;
  const uitslag = { toets: 'PI-dictee', dag: '2026-11-10', score: 'decielscore 3' };
  for (let i = 0; i < 2; i++) assert.equal((await stuur('PUT', url, uitslag)).status, 204);
  assert.deepEqual((await lijst()).uitslagen, [{ id: testId('uitslag'), ...uitslag }]);
  assert.equal((await stuur('PUT', url, { ...uitslag, score: '' })).status, 400);
  assert.equal((await stuur('DELETE', url)).status, 204);
  assert.equal((await stuur('DELETE', url)).status, 404);
});

test('growth is told of the final test as in the care track, and the end ends the steering', async () => {
  server.clock.advance(30 * 86_400_000);
  // A month later the session is over.
  const login = await server.post('/api/auth', { gebruikersnaam: 'rtadmin', wachtwoord: WACHTWOORD });
  rt = sessiesRoutes.login.response.parse(login.body).token;
  const blad = await typOver(await zetKlaar('eind', 'zorg-eind', true), 0);
  assert.equal(blad.status, 'af');
  assert.ok(blad.uitslag?.plan, 'with a sentence about growth and its doubt');
  const einde = { tekst: 'Schrijft verdubbeling nu in zinnen goed.', besluit: 'doelen-gehaald' };
  for (let i = 0; i < 2; i++) assert.equal((await stuur('POST', `${traject}/einde`, einde)).status, 204);
  assert.equal((await stuur('POST', `${traject}/einde`, { ...einde, tekst: 'Anders' })).status, 409);
  assert.deepEqual(await zorgdoelen(), []);
});
