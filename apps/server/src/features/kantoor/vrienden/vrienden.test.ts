import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { vriendenRoutes } from '@spelrijk/contract/vrienden';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const docent = await server.login('docent');
const pad = `/api/admins/${a.id}/vrienden`;
const nodig = (wie: string, token = docent, id = testId(`vriend ${wie}`), email = `${wie}@elders.example`) =>
  server.post(pad, { id, email }, token);
const lijst = async (token = docent) => vriendenRoutes.listVrienden.response.parse((await server.get(pad, token)).body);
const mails = async (email: string) =>
  (await server.database.own.selectFrom('mail').select('id').where('aan', '=', email).execute()).length;

test('W15: five a day and not one more, also when they are sent at once', async () => {
  const collega = await server.login('docent2');
  const antwoorden = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((nr) => nodig(`een${nr}`, collega)));
  assert.deepEqual(
    antwoorden.map(({ status }) => status).toSorted((x, y) => x - y),
    [204, 204, 204, 204, 204, 429, 429],
  );
  const [eerste] = (await lijst(collega)).uitnodigingen;
  assert.equal((await lijst(collega)).nogVandaag, 0);
  assert.equal((await nodig('nogeens', collega, eerste?.id)).status, 204);
});

test('a colleague who is invited by two people gets one mail this month', async () => {
  const email = 'geliefd@elders.example';
  assert.equal((await nodig('x', docent, testId('door docent'), email)).status, 204);
  assert.equal((await nodig('x', await server.login('schooladmin'), testId('door admin'), email.toUpperCase())).status, 204);
  assert.equal((await mails(email)) + (await mails(email.toUpperCase())), 1);
});

test('W15: who invites writes nothing herself: fields of her own are refused, and what goes out has no address but ours', async () => {
  for (const veld of ['bericht', 'onderwerp', 'naam', 'link'])
    assert.equal(
      (await server.post(pad, { id: testId(veld), email: 'v@elders.example', [veld]: 'Win: https://kwaad.example' }, docent)).status,
      400,
    );
  await server.database.own.updateTable('admin').set({ naam: 'Win op https://kwaad.example' }).where('admin_id', '=', b.id).execute();
  const token = await server.login('b-docent');
  assert.equal((await server.post(`/api/admins/${b.id}/vrienden`, { id: testId('win'), email: 'win@elders.example' }, token)).status, 204);
  const mail = await server.database.own
    .selectFrom('mail')
    .select(['onderwerp', 'tekst', 'html'])
    .where('aan', '=', 'win@elders.example')
    .executeTakeFirstOrThrow();
  for (const deel of [mail.onderwerp, mail.tekst, mail.html]) assert.doesNotMatch(deel, /kwaad\.example|:\/\/kwaad/);
  const adressen = [...mail.tekst.matchAll(/https?:\/\/([^\s/]+)/g)].map(([, host]) => host);
  assert.deepEqual([...new Set(adressen)], ['localhost:3000']);
});

test('whom she invited long ago stands on a next page, and is not invited twice for it', async () => {
  const { wereld } = server;
  const { adminId, id: gebruikerId } = wereld.persoon('docent2');
  const token = await server.login('docent2');
  await sql`
    insert into vrienduitnodiging (admin_id, id, gebruiker_id, email, created_at)
    select ${adminId}::uuid, gen_random_uuid(), ${gebruikerId}::uuid, 'v' || n || '@elders.example', '2025-01-01'::timestamptz + n * interval '1 minute'
    from generate_series(1, 200) n`.execute(server.database.own);
  const eerste = await lijst(token);
  const blad = async (nr: number) =>
    vriendenRoutes.listVrienden.response.parse((await server.get(`${pad}?pagina=${nr}`, token)).body).uitnodigingen;
  assert.equal(eerste.uitnodigingen.length, eerste.perPagina);
  const tweede = await blad(2);
  assert.equal(eerste.totaal, eerste.uitnodigingen.length + tweede.length);
  assert.equal(tweede.at(-1)?.email, 'v1@elders.example');
  assert.deepEqual(await blad(3), []);
});

test('she sees what came of it: an application, then an account', async () => {
  const id = testId('volg');
  await nodig('volg', docent, id);
  const status = async () => (await lijst()).uitnodigingen.find((rij) => rij.id === id)?.status;
  assert.equal(await status(), 'verstuurd');
  const aanvraag = {
    id: testId('aanvraag van vriend'),
    regio: 'nl',
    soort: 'school',
    naam: 'V',
    email: 'volg@elders.example',
    organisatie: 'Elders',
  };
  const rest = { plaats: 'P', instellingsnummer: '', leerlingen: 9, bericht: '', website: '', ms: 9000, vriend: id };
  assert.equal((await server.post('/api/site/aanvragen', { ...aanvraag, ...rest })).status, 201);
  assert.equal(await status(), 'aangevraagd');
  await server.database.own.updateTable('aanvraag').set({ klant_id: b.id }).where('id', '=', aanvraag.id).execute();
  assert.equal(await status(), 'klant');
});

test('nobody sees whom a colleague invited, and nobody invites in the name of another school', async () => {
  const emails = (await lijst(await server.login('docent2'))).uitnodigingen.map(({ email }) => email);
  assert.equal(emails.includes('volg@elders.example'), false);
  assert.equal(
    (await server.post(`/api/admins/${b.id}/vrienden`, { id: testId('vreemd'), email: 'v@elders.example' }, docent)).status,
    404,
  );
  assert.equal((await server.get(pad, await server.login('b-docent'))).status, 404);
  assert.equal((await nodig('fout', docent, testId('fout'), 'geen adres')).status, 400);
});
