/** Handing a tab to a child and sitting beside it: marked answers, notes, and the way back behind the password. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { potloodRoutes } from '@spelrijk/contract/potlood';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { wachtwoordenRoutes } from '@spelrijk/contract/wachtwoorden';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { own } = server.database;
const { adminId, id: kind } = server.wereld.persoon('rt-leerling');
const groepId = server.wereld.admins.find(({ id }) => id === adminId)?.groepIds[0] ?? '';
const stuur = (method: 'PUT' | 'POST' | 'DELETE', url: string, body: object | undefined, token: string) =>
  server.request({ method, url, token, ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) });
const begin = (token: string, leerlingId = kind, plek = { adminId, groepId }, minuten = 30) =>
  stuur('POST', `/api/admins/${plek.adminId}/groepen/${plek.groepId}/leerlingen/${leerlingId}/naast`, { minuten }, token);
const inloggen = async (gebruikersnaam: string): Promise<string> =>
  sessiesRoutes.login.response.parse((await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD })).body).token;
const geef = async (token: string): Promise<string> => {
  const { body, text } = await begin(token);
  const antwoord = wachtwoordenRoutes.beginNaast.response.safeParse(body);
  assert.ok(antwoord.success, text);
  return antwoord.data.token;
};
const klaar = (token: string) => server.get(`/api/admins/${adminId}/groepen`, token);

test('the adult comes back with her own password: 409 until then, never a log-out', async () => {
  const rt = await inloggen('rtadmin');
  const naast = await geef(rt);
  const geweigerd = await klaar(rt);
  assert.deepEqual([geweigerd.status, /bevestiging-nodig/.test(geweigerd.text)], [409, true]);
  assert.equal((await server.get(`/api/leerlingen/${kind}/landkaart`, naast)).status, 200, 'the child goes on');
  assert.equal((await server.post('/api/auth/bevestigen', { wachtwoord: 'geraden-door-een-kind' }, rt)).status, 400);
  assert.equal((await klaar(rt)).status, 409);
  assert.equal((await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, rt)).status, 204);
  assert.equal((await klaar(rt)).status, 200);
  assert.equal((await klaar(naast)).status, 403, 'the child’s token opens nothing of hers');
});

test('who has a password comes back with that: digits sent along are not kept', async () => {
  const rt = await inloggen('rtadmin');
  const url = `/api/admins/${adminId}/groepen/${groepId}/leerlingen/${kind}/naast`;
  assert.equal((await stuur('POST', url, { minuten: 30, pin: '482915' }, rt)).status, 200);
  assert.match((await klaar(rt)).text, /bevestiging-nodig/);
  assert.equal((await server.post('/api/auth/bevestigen', { pin: '482915' }, rt)).status, 400);
  assert.equal((await klaar(rt)).status, 409);
});

test('for a time: after it the tab is nobody’s', async () => {
  const naast = await geef(await inloggen('rtadmin'));
  server.clock.advance(31 * 60_000);
  assert.equal((await server.get(`/api/leerlingen/${kind}/landkaart`, naast)).status, 401);
});

test('a docent for her own groep and a parent too; nobody for a foreign child', async () => {
  const { a } = server.wereld;
  const [eigen, ander] = [server.wereld.persoon('leerling').id, server.wereld.persoon('leerling3').id];
  const plek = { adminId: a.id, groepId: a.groepIds[0] ?? '' };
  assert.equal((await begin(await inloggen('docent'), eigen, plek)).status, 200);
  assert.equal((await begin(await inloggen('docent'), ander, { adminId: a.id, groepId: a.groepIds[1] ?? '' })).status, 404);
  assert.equal((await begin(await inloggen('docent'), ander, plek)).status, 404);
  assert.equal((await begin(await inloggen('rtadmin'), eigen, plek)).status, 404);
  assert.equal((await begin(await inloggen('leerling'), eigen, plek)).status, 403);
  assert.equal((await begin(await inloggen('rtadmin'), kind, { adminId, groepId }, 1000)).status, 400);
});

test('what is answered beside an adult is stored and marked, and counts as helped', async () => {
  const antwoordOp = async (token: string, naam: string) => {
    const plan = dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${kind}/dagtaken`, undefined, token)).body);
    const taak = plan.taken.find(({ status }) => status !== 'af');
    assert.ok(taak);
    const rij = await own.selectFrom('taak').select('opgaven').where('id', '=', taak.id).executeTakeFirstOrThrow();
    const gedaan = await own.selectFrom('antwoord').select('opgave_id').where('taak_id', '=', taak.id).execute();
    const opgave = rij.opgaven.find(({ id }) => !gedaan.some(({ opgave_id: eerder }) => eerder === id));
    assert.ok(opgave);
    const antwoord = {
      id: testId(naam),
      taakId: taak.id,
      opgaveId: opgave.id,
      poging: 1,
      gegeven: opgave.woord.woord,
      rtMs: 4000,
      hints: 0,
      op: new Date(server.clock.now()).toISOString(),
    };
    const reply = await server.post(`/api/leerlingen/${kind}/antwoorden`, { game: taak.game, antwoorden: [antwoord] }, token);
    assert.equal(reply.status, 200, reply.text);
    return own.selectFrom('antwoord').select(['samen', 'hints', 'motor']).where('id', '=', antwoord.id).executeTakeFirstOrThrow();
  };
  const alleen = await antwoordOp(await inloggen('rt-leerling'), 'alleen');
  const samen = await antwoordOp(await geef(await inloggen('rtadmin')), 'samen');
  assert.deepEqual([alleen.samen, samen.samen, samen.hints], [false, true, 0]);
  assert.notDeepEqual(alleen.motor, samen.motor);
});

test('notes beside are hers alone: written in the tab of the child, read by nobody else', async () => {
  const rt = await inloggen('rtadmin');
  const naast = await geef(rt);
  const url = `/api/leerlingen/${kind}/potlood/${testId('potlood')}`;
  for (const tekst of ['Hakt hardop.', 'Hakt hardop, en controleert.'])
    assert.equal((await stuur('PUT', url, { tekst }, naast)).status, 204);
  assert.equal((await stuur('PUT', url, { tekst: 'x' }, await inloggen('rt-leerling'))).status, 404, 'a child alone has no pencil');
  assert.equal(
    (await stuur('PUT', `/api/leerlingen/${server.wereld.persoon('leerling').id}/potlood/${testId('p')}`, { tekst: 'x' }, naast)).status,
    404,
  );
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, rt);
  const lijst = `/api/admins/${adminId}/leerlingen/${kind}/potlood`;
  const { notities } = potloodRoutes.listPotlood.response.parse((await server.get(lijst, rt)).body);
  assert.deepEqual(
    notities.map(({ tekst }) => tekst),
    ['Hakt hardop, en controleert.'],
  );
  assert.equal((await server.get(lijst, naast)).status, 403);
  await sql`update potlood set door = ${testId('collega')} where leerling_id = ${kind}`.execute(own);
  assert.deepEqual(potloodRoutes.listPotlood.response.parse((await server.get(lijst, rt)).body).notities, []);
  assert.equal((await stuur('DELETE', `${lijst}/${testId('potlood')}`, undefined, rt)).status, 404);
});
