import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dashboardRoutes } from '@spelrijk/contract/dashboard';
import { addDays, dagVan } from '../../../platform/clock.ts';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const office = await server.login('office');
const dashboard = async () => dashboardRoutes.readDashboard.response.parse((await server.get('/api/office/dashboard', office)).body);
const teDoen = async () => (await dashboard()).teDoen;

test('the dashboard counts what waits: new post, licences that end within a month, mails that did not arrive', async () => {
  assert.deepEqual(await teDoen(), { aanvragen: 0, vragen: 0, verzoeken: 0, licenties: 0, mails: 0, mailtemplates: 0 });
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
  assert.deepEqual(await teDoen(), { aanvragen: 0, vragen: 2, verzoeken: 0, licenties: 1, mails: 2, mailtemplates: 0 });
  await zet(a.id, addDays(vandaag, -1));
  assert.equal((await teDoen()).licenties, 0);
});

test('practice is counted per week and per day over all customers; a week without practice is a nought', async () => {
  const { a, b } = server.wereld;
  const vandaag = dagVan(server.clock.now());
  const oefent = async (adminId: string, leerling_id: string, dagenGeleden: number, taken: number) =>
    server.database.own
      .insertInto('leerling_dag')
      .values({ admin_id: adminId, leerling_id, dag: addDays(vandaag, -dagenGeleden), antwoorden: 10, goed: 9, ms: 1000, gokjes: 0, taken })
      .execute();
  await server.database.own.deleteFrom('leerling_dag').execute();
  const [een = '', twee = ''] = a.kinderen.map(({ id }) => id);
  const [drie = ''] = b.kinderen.map(({ id }) => id);
  await oefent(a.id, een, 0, 3);
  await oefent(a.id, een, 6, 1);
  await oefent(a.id, twee, 6, 1);
  await oefent(b.id, drie, 7, 4);
  await oefent(b.id, drie, 83, 2);
  await oefent(b.id, drie, 84, 50);
  // Reading on the leesplank is practising; turning its pages is not.
  const leest = async (leerling_id: string, dagenGeleden: number, woorden: number) =>
    server.database.own
      .insertInto('leesbeurt')
      .values({
        admin_id: b.id,
        id: testId(`beurt ${dagenGeleden} ${woorden}`),
        leerling_id,
        tekst: 'tekst',
        begon: new Date(server.clock.now()),
        dag: addDays(vandaag, -dagenGeleden),
        ms: 60_000,
        van: 0,
        verst: 1,
        plek: 1,
        woorden,
        uit: false,
        stem: false,
        getikt: [],
        bewaard_op: new Date(server.clock.now()),
      })
      .execute();
  await leest(drie, 20, 60);
  await leest(drie, 30, 0);
  const stand = async () => {
    const { totalen, admins } = await dashboard();
    return [totalen.geoefendWeek, ...[a, b].map(({ id }) => admins.find((admin) => admin.id === id)?.geoefendWeek)];
  };
  assert.deepEqual(await stand(), [2, 2, 0]);
  const { gebruik } = await dashboard();
  assert.equal(gebruik.weken.length, 12);
  assert.deepEqual(gebruik.weken.at(-3), { vanaf: addDays(vandaag, -20), admins: 1, leerlingen: 1, taken: 0, aanvragen: 0 });
  assert.deepEqual(gebruik.weken.at(-1), { vanaf: addDays(vandaag, -6), admins: 1, leerlingen: 2, taken: 5, aanvragen: 0 });
  assert.deepEqual(gebruik.weken.at(-2), { vanaf: addDays(vandaag, -13), admins: 1, leerlingen: 1, taken: 4, aanvragen: 0 });
  assert.equal(gebruik.weken.at(-5)?.leerlingen, 0);
  assert.deepEqual(gebruik.weken[0], { vanaf: addDays(vandaag, -83), admins: 1, leerlingen: 1, taken: 2, aanvragen: 0 });
  assert.equal(
    gebruik.weken.slice(1, -2).every(({ taken }) => taken === 0),
    true,
  );
  assert.equal(gebruik.dagen.length, 28);
  assert.deepEqual(gebruik.dagen.at(-1), { dag: vandaag, taken: 3 });
  assert.deepEqual(gebruik.dagen.at(-7), { dag: addDays(vandaag, -6), taken: 2 });
  // A customer whose children only read this week is one that practises.
  await leest(drie, 2, 60);
  assert.deepEqual(await stand(), [3, 2, 1]);
  assert.deepEqual((await dashboard()).gebruik.weken.at(-1)?.admins, 2);
});

test('an application counts in the week it came; what a robot sent does not', async () => {
  const aanvraag = (naam: string, anders: object = {}) => ({
    id: testId(`aanvraag ${naam}`),
    regio: 'nl',
    soort: 'school',
    naam,
    email: `${naam}@school.example`,
    organisatie: 'School',
    plaats: 'Hier',
    instellingsnummer: '',
    leerlingen: 20,
    bericht: '',
    website: '',
    ms: 9000,
    ...anders,
  });
  const voor = (await dashboard()).gebruik.weken.at(-1)?.aanvragen ?? 0;
  for (const body of [aanvraag('een'), aanvraag('robot', { website: 'x' })])
    assert.equal((await server.post('/api/site/aanvragen', body)).status, 201);
  assert.equal((await dashboard()).gebruik.weken.at(-1)?.aanvragen, voor + 1);
});

test('mails that wait, failed and went out are counted, with how long the oldest waits; so are licences that run and ended', async () => {
  const now = server.clock.now();
  const zet = (status: 'verstuurd' | 'mislukt' | 'wacht', anders: object) =>
    server.database.own
      .updateTable('mail')
      .set({ status, ...anders })
      .execute();
  await zet('verstuurd', { afgerond_op: new Date(now - 3_600_000), created_at: new Date(now - 7_200_000) });
  const alle = (await dashboard()).mails;
  assert.deepEqual([alle.wacht, alle.oudste, alle.mislukt, alle.verstuurd > 0], [0, null, 0, true]);
  await zet('wacht', { afgerond_op: null });
  const wachtend = (await dashboard()).mails;
  assert.deepEqual([wachtend.wacht, wachtend.oudste, wachtend.verstuurd], [alle.verstuurd, new Date(now - 7_200_000).toISOString(), 0]);
  const { licenties } = await dashboard();
  assert.ok(licenties.lopend > 0);
  assert.deepEqual([licenties.looptAf, licenties.afgelopen], [0, 1]);
});

test('the dashboard tells how the server stands, and names no child', async () => {
  const { server: stand } = await dashboard();
  const { durable, intact } = await server.database.probe();
  assert.deepEqual([stand.duurzaam, stand.heel, stand.sinds], [durable, intact, new Date(server.clock.now()).toISOString()]);
  assert.ok((stand.databaseMs ?? -1) >= 0);
  const tekst = (await server.get('/api/office/dashboard', office)).text;
  for (const { id } of [...server.wereld.a.kinderen, ...server.wereld.b.kinderen]) assert.ok(!tekst.includes(id));
});
