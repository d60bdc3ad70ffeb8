/** The day of a final test and of a nameting, through the server. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { handelingsplannenRoutes } from '@spelrijk/contract/handelingsplannen';
import { Plantoetsblad } from '@spelrijk/contract/plantoetsen';
import { takenRoutes } from '@spelrijk/contract/taken';
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { EINDTOETS_NA_DAGEN, NAMETING_DAGEN } from '@spelrijk/domain/handelingsplan';
import { planKeuze } from '../../../../test/plankeuze.ts';
import { createProefserver, type Antwoord as Reply } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';

const server = await createProefserver();
const { a } = server.wereld;
const [kind] = a.kinderen;
assert.ok(kind);
await server.database.own
  .updateTable('admin')
  .set({ pakketten: ['zorgtraject'] })
  .where('admin_id', '=', a.id)
  .execute();

const vandaag = (): string => dagVan(server.clock.now());
async function logIn(gebruikersnaam: string): Promise<string> {
  const reply = await server.request({ method: 'POST', url: '/api/auth', payload: { gebruikersnaam, wachtwoord: WACHTWOORD } });
  return z.object({ token: z.string() }).parse(reply.body).token;
}
let docent = await logIn('docent');
/** A session does not live for months. */
async function later(dagen: number): Promise<void> {
  server.clock.advance(dagen * 86_400_000);
  docent = await logIn('docent');
}

const plan = `/api/admins/${a.id}/leerlingen/${kind.id}/handelingsplannen/${testId('plan')}`;
const put = (url: string, payload: object): Promise<Reply> => server.request({ method: 'PUT', url, payload, token: docent });
const lees = async () => handelingsplannenRoutes.readHandelingsplan.response.parse((await server.get(plan, docent)).body);
const codeVan = ({ status, body }: Reply): unknown[] => [status, Reflect.get(Object(body), 'code')];
const zet = (soort: Zorgtoetssoort, id: string, dag?: string, papier = true): Promise<Reply> =>
  server.post(`${plan}/toetsen`, { id: testId(id), soort, papier, ...(dag !== undefined && { dag }) }, docent);
const typ = async (id: string): Promise<Reply> => {
  const { items } = Plantoetsblad.parse((await server.get(`${plan}/toetsen/${testId(id)}`, docent)).body);
  return put(`${plan}/toetsen/${testId(id)}/papier`, { antwoorden: items.map(({ woord }) => woord), vervang: false });
};
/** Has the child a stage of a test among the taken of today? */
async function krijgtToets(): Promise<boolean> {
  const wie = await logIn(kind?.gebruikersnaam ?? '');
  const { body } = await server.post(`/api/leerlingen/${kind?.id}/dagtaken`, undefined, wie);
  for (const { id } of dagtakenRoutes.planDag.response.parse(body).taken) {
    const { taak } = takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${kind?.id}/taken/${id}`, wie)).body);
    if (taak.toets === true) return true;
  }
  return false;
}

test('a final test is given from the day that was chosen, not before it, and not later than two weeks after the plan', async () => {
  assert.equal((await put(plan, { versie: 0, keuze: planKeuze('verdubbeling'), wegReden: '' })).status, 200);
  assert.equal((await zet('zorg-start', 'start', vandaag())).status, 400, 'a start test has no day');
  assert.equal((await zet('zorg-start', 'start')).status, 200);
  assert.equal((await typ('start')).status, 200);
  const gestart = await server.post(`${plan}/start`, { versie: 1, van: vandaag(), zonderStarttoets: '' }, docent);
  assert.equal(gestart.status, 200, gestart.text);
  await later(70);
  const { tot } = await lees();
  assert.ok(tot !== null);
  assert.deepEqual(codeVan(await zet('zorg-eind', 'eind', addDays(vandaag(), -1))), [400, 'toetsen/dag-voorbij']);
  assert.deepEqual(codeVan(await zet('zorg-eind', 'eind', addDays(tot, EINDTOETS_NA_DAGEN + 1))), [400, 'toetsen/eindtoets-te-laat']);
  const dag = addDays(vandaag(), 7);
  assert.equal((await zet('zorg-eind', 'eind', addDays(tot, EINDTOETS_NA_DAGEN), false)).status, 200);
  const anders = await zet('zorg-eind', 'eind', dag, false);
  assert.equal(Plantoetsblad.parse(anders.body).vanaf, dag, 'another day, as long as it has not come');
  assert.equal(await krijgtToets(), false);
  assert.deepEqual(
    (await lees()).toetsen.map(({ soort, vanaf }) => [soort, vanaf]),
    [
      ['zorg-start', null],
      ['zorg-eind', dag],
    ],
  );
  await later(7);
  assert.equal(await krijgtToets(), true);
  const te = await zet('zorg-eind', 'eind', addDays(vandaag(), 3), false);
  assert.equal(Plantoetsblad.parse(te.body).vanaf, dag, 'its day has come: it stays');
});

test('a nameting: not before four weeks after the end, not when its words are practised again, and typed over from its day on', async () => {
  const eind = addDays(vandaag(), 0);
  // The final test is made on paper after all, so that there is something to compare with.
  await server.database.own.updateTable('toets').set({ papier: true }).where('id', '=', testId('eind')).execute();
  await server.database.own.deleteFrom('taak').where('toets_id', '=', testId('eind')).execute();
  const getypt = await typ('eind');
  assert.equal(getypt.status, 200, getypt.text);
  const { versie } = await lees();
  assert.equal((await server.post(`${plan}/afronden`, { versie, hoe: 'eindtoets', reden: '' }, docent)).status, 200);
  const { van, best, tot } = NAMETING_DAGEN;
  assert.deepEqual(codeVan(await zet('zorg-na', 'na')), [409, 'toetsen/nameting-te-vroeg']);
  assert.deepEqual(codeVan(await zet('zorg-na', 'na', addDays(eind, van - 1))), [409, 'toetsen/nameting-te-vroeg']);
  assert.deepEqual(codeVan(await zet('zorg-na', 'na', addDays(eind, tot))), [409, 'toetsen/nameting-te-laat']);
  const gezet = await zet('zorg-na', 'na', addDays(eind, best));
  assert.equal(gezet.status, 200, gezet.text);
  assert.deepEqual(codeVan(await typ('na')), [409, 'toetsen/nog-niet']);
  await later(best);
  assert.equal((await typ('na')).status, 200);
  assert.deepEqual(
    (await lees()).toetsen.map(({ status }) => status),
    ['af', 'af', 'af'],
  );
});
