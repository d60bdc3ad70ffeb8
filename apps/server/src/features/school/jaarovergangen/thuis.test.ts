import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groepenRoutes } from '@spelrijk/contract/groepen';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { createProefserver } from '../../../../test/proefserver.ts';
import { WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { adminId, id: kind } = server.wereld.persoon('thuis-leerling');
const groepId = server.wereld.admins.find(({ id }) => id === adminId)?.groepIds[0] ?? '';
const school = server.wereld.persoon('leerling');
const { own } = server.database;

async function sweep(dag: string): Promise<void> {
  server.clock.set(Date.parse(`${dag}T06:00:00Z`));
  await server.app.sweep(server.clock.now());
}
const jaarVan = async (id: string): Promise<number> =>
  (await own.selectFrom('leerling').select('jaargroep').where('id', '=', id).executeTakeFirstOrThrow()).jaargroep;
async function opPagina() {
  const { body } = await server.post('/api/auth', { gebruikersnaam: 'thuisadmin', wachtwoord: WACHTWOORD });
  const { token } = sessiesRoutes.login.response.parse(body);
  const groep = groepenRoutes.readGroep.response.parse((await server.get(`/api/admins/${adminId}/groepen/${groepId}`, token)).body);
  return { token, vraag: groep.leerlingen.find(({ id }) => id === kind)?.jaarvraag };
}
const antwoord = (token: string, jaargroep: number, pad = `/api/admins/${adminId}/leerlingen/${kind}`) =>
  server.request({
    method: 'PUT',
    url: `${pad}/jaarvraag`,
    token,
    payload: JSON.stringify({ jaargroep }),
    headers: { 'content-type': 'application/json' },
  });

test('on 1 August a home and a practice go a year further by themselves, once, and ask; a school does not', async () => {
  const { id: client } = server.wereld.persoon('rt-leerling');
  const [thuis, opSchool, inPraktijk] = [await jaarVan(kind), await jaarVan(school.id), await jaarVan(client)];
  await sweep('2027-07-31');
  assert.equal(await jaarVan(kind), thuis);
  for (const dag of ['2027-08-01', '2027-08-02', '2027-11-20']) await sweep(dag);
  assert.equal(await jaarVan(kind), thuis + 1);
  assert.equal(await jaarVan(school.id), opSchool);
  assert.equal(await jaarVan(client), inPraktijk + 1);
  assert.deepEqual((await opPagina()).vraag, { van: thuis, naar: thuis + 1 });
});

test('answered is over, also when the child stays in its year, and only for an own child', async () => {
  const { token, vraag } = await opPagina();
  assert.ok(vraag);
  assert.equal((await antwoord(token, vraag.van, `/api/admins/${school.adminId}/leerlingen/${school.id}`)).status, 404);
  assert.equal((await antwoord(token, vraag.van, `/api/admins/${adminId}/leerlingen/${school.id}`)).status, 404);
  for (let i = 0; i < 2; i++) assert.equal((await antwoord(token, vraag.van)).status, 204);
  assert.equal(await jaarVan(kind), vraag.van);
  assert.equal((await opPagina()).vraag, null);
});

test('who came in the summer was asked for the year to come, and groep 8 is the last', async () => {
  await own
    .updateTable('leerling')
    .set({ created_at: new Date('2028-07-15T10:00:00Z') as never, jaargroep: 4 })
    .where('id', '=', kind)
    .execute();
  await sweep('2028-08-01');
  assert.equal(await jaarVan(kind), 4);
  await own
    .updateTable('leerling')
    .set({ created_at: new Date('2028-07-01T10:00:00Z') as never, jaargroep: 8 })
    .where('id', '=', kind)
    .execute();
  await sweep('2029-08-01');
  assert.equal(await jaarVan(kind), 8);
});

test('in Flanders a school year begins on 1 September: a home goes on in August', async () => {
  await own.updateTable('admin').set({ regio: 'be' }).where('admin_id', '=', adminId).execute();
  await own
    .updateTable('leerling')
    .set({ created_at: new Date('2026-10-01T10:00:00Z') as never, jaargroep: 4 })
    .where('id', '=', kind)
    .execute();
  await sweep('2030-08-20');
  assert.equal(await jaarVan(kind), 4);
  await sweep('2030-09-01');
  assert.equal(await jaarVan(kind), 5);
});
