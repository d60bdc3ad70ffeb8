import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { aanvragenRoutes } from '@spelrijk/contract/aanvragen';
import { licentiesRoutes } from '@spelrijk/contract/licenties';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const office = await server.login('office');
const DAG_MS = 86_400_000;
const ZIN = 'opa bakt taart';

let teller = 0;
/** A mother asks; gives the token of the link that she gets, '' when she gets none. */
async function vraagAan(naam: string, anders: object = {}): Promise<{ email: string; token: string }> {
  const email = `ouder${++teller}@gezin.example`;
  const aanvraag = {
    id: testId(`thuis ${naam} ${teller}`),
    regio: 'nl',
    soort: 'thuis',
    naam,
    email,
    organisatie: '',
    plaats: '',
    instellingsnummer: '',
    leerlingen: 1,
    bericht: '',
    website: '',
    ms: 30_000,
    ...anders,
  };
  const answer = await server.request({
    method: 'POST',
    url: '/api/site/aanvragen',
    remoteAddress: `198.51.100.${teller}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(aanvraag),
  });
  assert.equal(answer.status, 201, answer.text);
  const mail = await server.database.own.selectFrom('mail').select(['tekst', 'sjabloon']).where('aan', '=', email).executeTakeFirst();
  return { email, token: /thuis-beginnen#([\w-]{43})/.exec(mail?.tekst ?? '')?.[1] ?? '' };
}
const lees = (token: string) => server.post('/api/site/thuisstart', { token });
const open = (token: string, gebruikersnaam: string, wachtwoord = ZIN) =>
  server.post('/api/site/thuisstart/openen', { token, gebruikersnaam, wachtwoord });
async function enter(gebruikersnaam: string, wachtwoord = ZIN): Promise<{ token: string; adminId: string }> {
  const { token } = sessiesRoutes.login.response.parse((await server.post('/api/auth', { gebruikersnaam, wachtwoord })).body);
  return { token, adminId: sessiesRoutes.mij.response.parse((await server.get('/api/auth/mij', token)).body).adminId };
}
const telKlanten = async () =>
  (await server.database.own.selectFrom('admin').select('admin_id').where('soort', '=', 'thuis').execute()).length;

test('the link opens a home at once: a trial that ends, a groep for the children, and nothing left for our office to do', async () => {
  const { email, token } = await vraagAan('Noor van den Berg');
  const voor = await telKlanten();
  const wie = aanvragenRoutes.readThuisstart.response.parse((await lees(token)).body);
  assert.deepEqual(
    [wie.naam, wie.email, wie.gebruikersnaam, wie.proefTot, wie.cent],
    ['Noor van den Berg', email, 'noor.vandenberg', '2026-12-18', 2900],
  );
  assert.equal(await telKlanten(), voor, 'asking and looking make no customer');
  assert.equal((await open(token, 'noor.berg')).status, 204);
  const ik = await enter('noor.berg');
  const licentie = licentiesRoutes.readLicentie.response.parse((await server.get(`/api/admins/${ik.adminId}/licentie`, ik.token)).body);
  assert.deepEqual([licentie.van, licentie.tot, licentie.status, licentie.gebruikt], ['2026-11-19', '2026-12-18', 'actief', 0]);
  const { groepen } = groepenRoutes.listGroepen.response.parse((await server.get(`/api/admins/${ik.adminId}/groepen`, ik.token)).body);
  assert.equal(groepen.length, 1);
  const { rows } = await sql`select instelling from oefeninstelling where admin_id = ${ik.adminId} and leerling_id is null`.execute(
    server.database.own,
  );
  assert.deepEqual(rows, [{ instelling: { minuten: 10, sessiesPerWeek: 4 } }], 'the proposal of the site is what holds');
  const { aanvragen } = aanvragenRoutes.listAanvragen.response.parse((await server.get('/api/office/aanvragen', office)).body);
  const aanvraag = aanvragen.find((rij) => rij.email === email);
  assert.deepEqual([aanvraag?.status, aanvraag?.adminId], ['afgehandeld', ik.adminId]);
});

test('a link works once, also for two at the same moment, and not after its end', async () => {
  const { token } = await vraagAan('Ali Yılmaz');
  const voor = await telKlanten();
  const samen = await Promise.all([open(token, 'ali.een'), open(token, 'ali.twee')]);
  assert.deepEqual(
    samen.map(({ status }) => status).toSorted((a, b) => a - b),
    [204, 404],
  );
  assert.equal(await telKlanten(), voor + 1);
  assert.equal((await lees(token)).status, 404);
  const laat = await vraagAan('Te laat');
  server.clock.advance(15 * DAG_MS);
  assert.equal((await open(laat.token, 'te.laat')).status, 404);
});

test('a name that is taken or a sentence that is too short costs no link, and leaves nothing behind', async () => {
  const eerste = await vraagAan('Els');
  assert.equal((await open(eerste.token, 'els.thuis')).status, 204);
  const tweede = await vraagAan('Els');
  const voor = await telKlanten();
  assert.equal((await open(tweede.token, 'els.thuis')).status, 409);
  assert.equal((await open(tweede.token, 'els.ook', 'kort')).status, 400);
  assert.equal(await telKlanten(), voor);
  assert.equal((await open(tweede.token, 'els.ook')).status, 204);
});

test('who is not named with two names has a home too; a robot gets no link', async () => {
  const { token } = await vraagAan('王小明');
  assert.equal((await open(token, 'xiaoming')).status, 204);
  const { adminId } = await enter('xiaoming');
  const rij = await server.database.own.selectFrom('admin').select('naam').where('admin_id', '=', adminId).executeTakeFirst();
  assert.equal(rij?.naam, 'Thuis bij 王小明');
  assert.equal((await vraagAan('Robot', { website: 'x' })).token, '');
  assert.equal((await lees('x'.repeat(43))).status, 404);
});
