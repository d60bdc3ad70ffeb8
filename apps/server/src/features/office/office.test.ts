import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systeemRoutes } from '@spelrijk/contract/systeem';
import { addDays, dagVan } from '../../platform/clock.ts';
import { createProefserver } from '../../../test/proefserver.ts';
import { testId } from '../../../test/wereld.ts';

const server = await createProefserver();
const office = await server.login('office');
const teDoen = async () => systeemRoutes.readDashboard.response.parse((await server.get('/api/office/dashboard', office)).body).teDoen;

test('the dashboard counts what waits: new post, licences that end within a month, mails that did not arrive', async () => {
  assert.deepEqual(await teDoen(), { aanvragen: 0, vragen: 0, licenties: 0, mails: 0 });
  const vraag = {
    regio: 'nl',
    naam: 'Vraag',
    email: 'vraag@school.example',
    onderwerp: 'vraag',
    bericht: 'Hoe werkt dit?',
    website: '',
    ms: 9000,
  };
  for (const nr of [1, 2]) await server.post('/api/site/vragen', { ...vraag, id: testId(`vraag ${nr}`) });
  const vandaag = dagVan(server.clock.now());
  const { a, b } = server.wereld;
  const zet = (adminId: string, licentie_tot: string) =>
    server.database.own.updateTable('admin').set({ licentie_tot }).where('admin_id', '=', adminId).execute();
  await zet(a.id, addDays(vandaag, 30));
  await zet(b.id, addDays(vandaag, 31));
  await server.database.own.updateTable('mail').set({ status: 'mislukt' }).where('aan', '=', 'vraag@school.example').execute();
  assert.deepEqual(await teDoen(), { aanvragen: 0, vragen: 2, licenties: 1, mails: 2 });
  await zet(a.id, addDays(vandaag, -1));
  assert.equal((await teDoen()).licenties, 0);
});
