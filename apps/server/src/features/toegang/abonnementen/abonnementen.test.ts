import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abonnementenRoutes, type Abonnement } from '@spelrijk/contract/abonnementen';
import { licentiesRoutes } from '@spelrijk/contract/licenties';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, TOTP, WACHTWOORD } from '../../../../test/wereld.ts';
import { codeOf, stepOf } from '../../../platform/auth/totp.ts';

const server = await createProefserver();
const DAG_MS = 86_400_000;
const { adminId, id: kind } = server.wereld.persoon('thuis-leerling');
const basis = `/api/admins/${adminId}/abonnement`;
const { own } = server.database;
await own.updateTable('admin').set({ licentie_van: '2026-11-10', licentie_tot: '2026-12-09' }).where('admin_id', '=', adminId).execute();
await own
  .updateTable('account')
  .set({ email: 'ouder@gezin.example', email_gevouwen: 'ouder@gezin.example' })
  .where('gebruikersnaam', '=', 'thuisadmin')
  .execute();

async function enter(gebruikersnaam: string): Promise<string> {
  const code = gebruikersnaam === 'office' ? { code: codeOf(TOTP, stepOf(server.clock.now())) } : {};
  return sessiesRoutes.login.response.parse((await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD, ...code })).body)
    .token;
}
let ouder = await enter('thuisadmin');
const send = (method: 'GET' | 'PUT' | 'POST', pad: string, body?: object, token = ouder) =>
  server.request({
    method,
    url: `${basis}${pad}`,
    token,
    ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const read = async (answer: ReturnType<typeof send>): Promise<Abonnement> => {
  const { body, text, status } = await answer;
  assert.equal(status, 200, text);
  return abonnementenRoutes.readAbonnement.response.parse(body);
};
const oefent = async (): Promise<number> =>
  (await server.post(`/api/leerlingen/${kind}/dagtaken`, undefined, await enter('thuis-leerling'))).status;
async function verder(dagen: number): Promise<void> {
  server.clock.advance(dagen * DAG_MS);
  ouder = await enter('thuisadmin');
}

test('a trial says its end, what a year costs and from when, and what stopping today means', async () => {
  const nu = await read(send('GET', ''));
  assert.deepEqual([nu.fase, nu.tot, nu.kinderen, nu.besteld, nu.facturen], ['proef', '2026-12-09', 1, false, []]);
  assert.deepEqual(nu.jaar, { van: '2026-12-10', tot: '2027-12-09', kinderen: 1, cent: 2900 });
  assert.deepEqual([nu.stopWegOp, nu.stopGewistOp], ['2027-01-18', '2027-02-17']);
});

test('a pause keeps the days that are left, stops practice, and goes on when she says so; twice is once', async () => {
  for (let i = 0; i < 2; i++) {
    const pauze = await read(send('PUT', '/pauze', { pauze: true }));
    assert.deepEqual([pauze.fase, pauze.pauzeDagen], ['pauze', 20]);
  }
  assert.equal(await oefent(), 409);
  await verder(10);
  assert.equal((await send('POST', '/jaren', { id: testId('in pauze'), cent: 2900 })).status, 409);
  const nu = await read(send('PUT', '/pauze', { pauze: false }));
  assert.deepEqual([nu.fase, nu.tot], ['proef', '2026-12-19']);
  assert.equal(await oefent(), 200);
});

test('stop: practice ends with the day, the day of going is told and mailed, and it can be taken back whole', async () => {
  const gestopt = await read(send('PUT', '/stop', { stop: true }));
  assert.deepEqual([gestopt.fase, gestopt.tot, gestopt.wegOp, gestopt.terugTot], ['gestopt', '2026-11-29', '2027-01-28', '2026-12-19']);
  assert.equal(await oefent(), 200, 'today still');
  const mails = await own.selectFrom('mail').select('tekst').where('sjabloon', '=', 'thuisGestopt').execute();
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.tekst ?? '', /28 januari 2027/);
  await verder(2);
  assert.equal(await oefent(), 409);
  const terug = await read(send('PUT', '/stop', { stop: false }));
  assert.deepEqual([terug.fase, terug.tot, terug.wegOp], ['proef', '2026-12-19', null]);
  assert.equal(await oefent(), 200);
});

test('a home without an end of its licence comes back to exactly that', async () => {
  const voor = await read(send('GET', ''));
  await own.updateTable('admin').set({ licentie_tot: null }).where('admin_id', '=', adminId).execute();
  assert.equal((await read(send('PUT', '/stop', { stop: true }))).terugKan, true);
  assert.equal((await read(send('PUT', '/stop', { stop: false }))).tot, null);
  await own.updateTable('admin').set({ licentie_tot: voor.tot }).where('admin_id', '=', adminId).execute();
});

test('another year: one row for our office whatever is sent twice, at the price that was seen', async () => {
  const id = testId('een jaar');
  assert.equal((await send('POST', '/jaren', { id, cent: 100 })).status, 409);
  const twee = await Promise.all([1, 2].map(() => send('POST', '/jaren', { id, cent: 2900 })));
  for (const { status, text } of twee) assert.equal(status, 200, text);
  const nu = await read(send('GET', ''));
  assert.deepEqual([nu.fase, nu.tot, nu.besteld, nu.facturen.length], ['betaald', '2027-12-19', true, 1]);
  assert.equal((await send('POST', '/jaren', { id: testId('nog een'), cent: 2900 })).status, 409);
  const office = await enter('office');
  const lijst = async () =>
    abonnementenRoutes.listFacturen.response.parse((await server.get('/api/office/facturen', office)).body).facturen;
  const [factuur] = await lijst();
  assert.partialDeepStrictEqual(factuur, {
    adminId,
    klant: 'Thuis',
    van: '2026-12-20',
    tot: '2027-12-19',
    kinderen: 1,
    cent: 2900,
    status: 'open',
  });
  const patch = (token: string) =>
    server.request({
      method: 'PATCH',
      url: `/api/office/facturen/${adminId}/${id}`,
      token,
      payload: JSON.stringify({ status: 'verstuurd' }),
      headers: { 'content-type': 'application/json' },
    });
  assert.equal((await patch(ouder)).status, 403);
  assert.equal((await patch(office)).status, 204);
  assert.equal((await lijst())[0]?.status, 'verstuurd');
  const { wijzigingen } = licentiesRoutes.listLicentiewijzigingen.response.parse(
    (await server.get(`/api/admins/${adminId}/licentie/wijzigingen`, ouder)).body,
  );
  assert.ok(
    wijzigingen.some(({ na, rol }) => na.tot === '2027-12-19' && rol === 'thuisadmin'),
    'the change of the licence is kept',
  );
});

test('what lapsed is not ordered by being sent once more; the next order is a year of its own, once', async () => {
  // A code is good once.
  server.clock.advance(60_000);
  const office = await enter('office');
  const id = testId('een jaar');
  const lapse = await server.request({
    method: 'PATCH',
    url: `/api/office/facturen/${adminId}/${id}`,
    token: office,
    payload: JSON.stringify({ status: 'vervallen' }),
    headers: { 'content-type': 'application/json' },
  });
  assert.equal(lapse.status, 204, lapse.text);
  const eerder = await read(send('POST', '/jaren', { id, cent: 2900 }));
  assert.deepEqual([eerder.besteld, eerder.facturen.length], [false, 1], 'an order that comes late');
  const nieuw = { id: testId('het jaar daarna'), cent: 2900 };
  for (const { status, text } of await Promise.all([1, 2, 3].map(() => send('POST', '/jaren', nieuw)))) assert.equal(status, 200, text);
  const nu = await read(send('GET', ''));
  assert.deepEqual(
    nu.facturen.map(({ id: van, status }) => [van, status]),
    [
      [nieuw.id, 'open'],
      [id, 'vervallen'],
    ],
  );
  assert.deepEqual([nu.fase, nu.besteld, nu.facturen[0]?.van], ['betaald', true, eerder.jaar.van]);
});

test('who stopped and never came back goes on the day that was told; nobody else reaches this', async () => {
  for (const naam of ['schooladmin', 'docent', 'leerling'])
    assert.equal((await send('GET', '', undefined, await enter(naam))).status, 403, naam);
  const elders = server.wereld.persoon('schooladmin').adminId;
  assert.equal((await server.get(`/api/admins/${elders}/abonnement`, ouder)).status, 404);
  const { wegOp } = await read(send('PUT', '/stop', { stop: true }));
  const sweep = async (dag: string) => {
    server.clock.set(Date.parse(`${dag}T10:00:00Z`));
    await server.app.sweep(server.clock.now());
    return own.selectFrom('admin').select(['weggegooid_op', 'status']).where('admin_id', '=', adminId).executeTakeFirstOrThrow();
  };
  assert.ok(wegOp);
  const ervoor = new Date(Date.parse(wegOp) - 6 * DAG_MS).toISOString().slice(0, 10);
  assert.equal((await sweep(ervoor)).weggegooid_op, null);
  assert.equal(
    (await own.selectFrom('mail').select('id').where('sjabloon', '=', 'licentieVoorbij').execute()).length,
    1,
    'one warning more',
  );
  const later = new Date(Date.parse(wegOp) + DAG_MS + 7 * DAG_MS).toISOString().slice(0, 10);
  assert.notEqual((await sweep(later)).weggegooid_op, null);
});
