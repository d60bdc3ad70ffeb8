import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { aanvragenRoutes } from '@spelrijk/contract/aanvragen';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const office = await server.login('office');
const DAG_MS = 86_400_000;

const aanvraag = (naam: string, anders: object = {}) => ({
  id: testId(`aanvraag ${naam}`),
  regio: 'nl',
  soort: 'school',
  naam,
  email: 'directie@nieuweschool.example',
  organisatie: 'Basisschool De Eik',
  plaats: 'Ons Dorp',
  instellingsnummer: '',
  leerlingen: 120,
  bericht: '',
  website: '',
  ms: 30_000,
  ...anders,
});
let netwerk = 0;
/** From a network of its own each time, unless told. */
const vraagAan = (body: object, remoteAddress = `192.0.2.${++netwerk}`): Promise<Antwoord> =>
  server.request({
    method: 'POST',
    url: '/api/site/aanvragen',
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const lijst = async () => aanvragenRoutes.listAanvragen.response.parse((await server.get('/api/office/aanvragen', office)).body).aanvragen;
const mailsAan = (email: string) =>
  server.database.own.selectFrom('mail').select(['tekst', 'html', 'regio']).where('aan', '=', email).execute();

test('an application sent three times is one, with one copy by mail and a number to name', async () => {
  const email = 'een@nieuweschool.example';
  const antwoorden = await Promise.all([1, 2, 3].map(() => vraagAan(aanvraag('Drie keer', { email }))));
  for (const { status, text } of antwoorden) assert.equal(status, 201, text);
  const nummers = new Set(antwoorden.map(({ body }) => aanvragenRoutes.createAanvraag.response.parse(body).nummer));
  assert.equal(nummers.size, 1);
  assert.equal((await lijst()).filter(({ naam }) => naam === 'Drie keer').length, 1);
  const mails = await mailsAan(email);
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.tekst ?? '', new RegExp([...nummers][0] ?? 'geen'));
});

test('what people write stays text, in any alphabet, in the list and in the mail', async () => {
  const email = 'tekst@nieuweschool.example';
  const naam = 'Çağla <b>王小明</b> {{ 7 | times: 7 }}';
  const bericht = 'Regel een\n<script>alert(1)</script>\n{% raw %} Нина';
  assert.equal((await vraagAan(aanvraag(naam, { email, bericht }))).status, 201);
  const gevonden = (await lijst()).find((rij) => rij.naam === naam);
  assert.equal(gevonden?.bericht, bericht);
  const [mail] = await mailsAan(email);
  assert.match(mail?.tekst ?? '', /\{\{ 7 \| times: 7 \}\}/);
  assert.doesNotMatch(mail?.html ?? '', /<script>|<b>王/);
});

test('names as long as a field allows survive whole, in the list and in the mail; one letter more is refused in words', async () => {
  const email = 'lang@nieuweschool.example';
  const lang = {
    naam: `Ж${'é'.repeat(98)}Ж`,
    organisatie: '学校'.repeat(100),
    plaats: 'Llanfair-'.repeat(11),
    bericht: 'ß\n'.repeat(1999),
  };
  assert.equal((await vraagAan(aanvraag(lang.naam, { email, ...lang }))).status, 201);
  const rij = (await lijst()).find(({ naam }) => naam === lang.naam);
  assert.deepEqual([rij?.organisatie, rij?.plaats, rij?.bericht], [lang.organisatie, lang.plaats, lang.bericht.trim()]);
  assert.match((await mailsAan(email))[0]?.tekst ?? '', new RegExp(lang.naam));
  assert.equal((await vraagAan(aanvraag('Te lang', { organisatie: '学'.repeat(201) }))).status, 400);
});

test('an application by the link of a friend that is gone or was never ours is an application', async () => {
  assert.equal((await vraagAan(aanvraag('Oude link', { vriend: testId('vriend die weg is') }))).status, 201);
  assert.equal((await lijst()).find(({ naam }) => naam === 'Oude link')?.status, 'nieuw');
  assert.equal((await vraagAan(aanvraag('Geknoeide link', { vriend: 'geen-uuid' }))).status, 400);
});

test('what a robot fills in is kept apart and answers nobody by mail', async () => {
  const email = 'robot@nieuweschool.example';
  for (const [naam, anders] of [
    ['Vult alles in', { website: 'https://spam.example' }],
    ['Te snel', { ms: 200 }],
  ] as const) {
    assert.equal((await vraagAan(aanvraag(naam, { email, ...anders }))).status, 201);
    assert.equal((await lijst()).find((rij) => rij.naam === naam)?.status, 'ongewenst');
  }
  assert.equal((await mailsAan(email)).length, 0);
});

test('one address gets a few copies a day, whatever somebody sends in its name; nothing is lost', async () => {
  const email = 'slachtoffer@nieuweschool.example';
  for (let i = 0; i < 8; i++)
    assert.equal((await vraagAan(aanvraag(`Overlast ${i}`, { email: i % 2 ? email : email.toUpperCase() }))).status, 201);
  const mails = [...(await mailsAan(email)), ...(await mailsAan(email.toUpperCase()))];
  assert.equal(mails.length, 5);
  assert.equal((await lijst()).filter(({ naam }) => naam.startsWith('Overlast')).length, 8);
});

test('D13: two hundred forms from one address give five mails at most, each to the one address that was typed', async () => {
  const adres = '198.51.100.7';
  for (let i = 0; i < 200; i++) {
    const email = `vreemde${i}@elders.example`;
    assert.equal(
      (await vraagAan(aanvraag(`Stroom ${i}`, { email, naam: `X\r\nBcc: iedereen@elders.example ${i}`.replace(/[\r\n]/g, ' ') }), adres))
        .status,
      201,
    );
  }
  const { rows } = await sql<{ aan: string }>`select aan from mail where aan like '%@elders.example'`.execute(server.database.own);
  assert.equal(rows.length, 5);
  for (const { aan } of rows) assert.match(aan, /^vreemde\d+@elders\.example$/);
});

test('an application is refused in words when something is missing or more comes along', async () => {
  for (const anders of [
    { naam: '' },
    { email: 'geen adres' },
    { leerlingen: 0 },
    { soort: 'demo' },
    { bericht: 'x'.repeat(4001) },
    { rol: 'superadmin' },
  ]) {
    const antwoord = await vraagAan(aanvraag('Fout', anders));
    assert.equal(antwoord.status, 400, JSON.stringify(anders));
    assert.match(antwoord.text, /"message":"[A-Z]/);
  }
  assert.equal(
    (await lijst()).some(({ naam }) => naam === 'Fout'),
    false,
  );
});

test('an application of a school that we know names it, by number, by address or by name', async () => {
  const { a, b } = server.wereld;
  await server.database.own
    .updateTable('admin')
    .set({ instellingsnummer: '01AB', email: 'Post@SchoolA.example' })
    .where('admin_id', '=', a.id)
    .execute();
  await vraagAan(aanvraag('Op nummer', { instellingsnummer: '01AB00' }));
  await vraagAan(aanvraag('Op adres', { email: 'post@schoola.example' }));
  await vraagAan(aanvraag('Op naam', { organisatie: 'school a' }));
  await vraagAan(aanvraag('Onbekend', { organisatie: 'Elders' }));
  const rijen = await lijst();
  const dubbelen = (naam: string) => rijen.find((rij) => rij.naam === naam)?.dubbelen.map(({ adminId, reden }) => [adminId, reden]);
  assert.deepEqual(dubbelen('Op nummer'), [[a.id, 'instellingsnummer']]);
  assert.deepEqual(dubbelen('Op adres'), [[a.id, 'email']]);
  assert.deepEqual(dubbelen('Op naam'), [[a.id, 'naam']]);
  assert.deepEqual(dubbelen('Onbekend'), []);
  const id = testId('aanvraag Op naam');
  const patch = await server.request({
    method: 'PATCH',
    url: `/api/office/aanvragen/${id}`,
    token: office,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ status: 'afgehandeld', adminId: b.id }),
  });
  assert.equal(patch.status, 204);
  const na = (await lijst()).find((rij) => rij.id === id);
  assert.deepEqual([na?.status, na?.adminId, na?.dubbelen], ['afgehandeld', b.id, []]);
});

test('an application that nobody answered yet stays in the list, however many came after it', async () => {
  await sql`insert into aanvraag (id, nummer, regio, soort, naam, email, organisatie, plaats, instellingsnummer, leerlingen, bericht, status, created_at)
    select gen_random_uuid(), 'lang-' || i, 'nl', 'school', 'Wacht al lang', 'wacht@nieuweschool.example', 'De Eik', 'Dorp', '', 9, '',
      case when i = 0 then 'nieuw' else 'afgehandeld' end, now() + i * interval '1 minute' from generate_series(0, 201) i`.execute(
    server.database.own,
  );
  const namen = (await lijst()).filter(({ naam }) => naam === 'Wacht al lang');
  assert.equal(namen.filter(({ status }) => status === 'nieuw').length, 1);
  assert.equal(namen.length, 201, 'of what is settled the newest');
  await sql`delete from aanvraag where nummer like 'lang-%'`.execute(server.database.own);
});

test('a question arrives with a copy; what was dealt with a year ago is erased', async () => {
  const vraag = {
    id: testId('vraag'),
    regio: 'be',
    naam: 'Vlaamse vraag',
    email: 'vraag@klas.example',
    onderwerp: 'woord',
    bericht: 'Klopt dit?',
    website: '',
    ms: 9000,
  };
  for (let i = 0; i < 2; i++) assert.equal((await server.post('/api/site/vragen', vraag)).status, 201);
  const vragen = async () => aanvragenRoutes.listContactvragen.response.parse((await server.get('/api/office/vragen', office)).body).vragen;
  assert.equal((await vragen()).length, 1);
  assert.deepEqual(
    (await mailsAan(vraag.email)).map(({ regio }) => regio),
    ['be'],
  );
  const zet = (status: string, id = vraag.id) =>
    server.request({
      method: 'PATCH',
      url: `/api/office/vragen/${id}`,
      token: office,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ status }),
    });
  assert.equal((await zet('afgehandeld')).status, 204);
  assert.equal((await zet('afgehandeld', testId('geen'))).status, 404);
  await server.app.sweep(server.clock.now() + 364 * DAG_MS);
  const tel = async () => (await server.database.own.selectFrom('contactvraag').select('id').execute()).length;
  assert.equal(await tel(), 1);
  await server.app.sweep(server.clock.now() + 366 * DAG_MS);
  assert.equal(await tel(), 0);
});

test('everybody of our office with a proven address hears of every application and question, with where it stands; a robot tells nobody', async () => {
  const { own } = server.database;
  for (const [naam, email] of [
    ['office', 'office@spelrijk.example'],
    ['superadmin', 'super@spelrijk.example'],
  ] as const)
    await own
      .updateTable('account')
      .set({ email, email_gevouwen: email, email_bevestigd_op: naam === 'office' ? new Date(server.clock.now()) : null })
      .where('gebruikersnaam', '=', naam)
      .execute();
  const post = () =>
    own
      .selectFrom('mail')
      .select(['aan', 'onderwerp', 'tekst'])
      .where('sjabloon', '=', 'kantoorPost')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  server.clock.advance(2 * DAG_MS);
  await vraagAan(aanvraag('Post'));
  await vraagAan(aanvraag('Robot', { website: 'x' }));
  const vraag = {
    id: testId('vraag post'),
    regio: 'nl',
    naam: 'Zoë',
    email: 'zoe@x.example',
    onderwerp: 'vraag',
    bericht: 'Hoe werkt het?',
    website: '',
    ms: 30_000,
  };
  server.clock.advance(1000);
  const answer = await server.post('/api/site/vragen', vraag);
  assert.equal(answer.status, 201, answer.text);
  const mails = await post();
  assert.deepEqual(
    mails.map(({ aan, onderwerp }) => [aan, onderwerp.replace(/\(.*\)/, '()')]),
    [
      ['office@spelrijk.example', 'Nieuwe aanvraag op de site ()'],
      ['office@spelrijk.example', 'Nieuwe vraag op de site ()'],
    ],
  );
  assert.match(mails[0]?.tekst ?? '', /\/superadmin\/aanvragen\?lijst=aanvragen/);
});
