/** A practice and its clients, over HTTP. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { clientenRoutes, type Client } from '@spelrijk/contract/clienten';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { unpackZip } from '../../../platform/bestand/zip.ts';

const server = await createProefserver();
const { own } = server.database;
const { adminId, id: eerder } = server.wereld.persoon('rt-leerling');
const rt = await server.login('rtadmin');
const basis = `/api/admins/${adminId}/clienten`;
const NIEUW = testId('client');
const DINSDAG = testId('dinsdag');

const stuur = (method: 'PUT' | 'PATCH' | 'DELETE' | 'POST', url: string, body: object | undefined, token = rt) =>
  server.request({
    method,
    url,
    token,
    ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const lijst = async () => clientenRoutes.listClienten.response.parse((await server.get(basis, rt)).body);
const client = async (id = NIEUW): Promise<Client> => {
  const gevonden = (await lijst()).clienten.find((een) => een.id === id);
  assert.ok(gevonden);
  return gevonden;
};
const velden = { roepnaam: 'Noor', voorvoegsel: 'van', achternaam: 'Dam', jaargroep: 5, school: 'De Regenboog', groep: '5b' };
/** Tuesdays since September; it is Thursday 19 November. */
const wekelijks = { soort: 'wekelijks', weekdag: 2, van: '2026-09-01', tijd: '14:30', minuten: 45 };
const afspraak = { id: DINSDAG, inhoud: wekelijks };

const KNELPUNT = { categorie: 'verdubbeling', goed: false };
/** An answer of this day; wrong words break the rule of doubling. */
interface Geschreven {
  readonly woord?: string;
  readonly gegeven?: string;
  readonly samen?: boolean;
}
const antwoord = (n: number, dag: string, { woord = 'bomen', gegeven, samen = false }: Geschreven = {}) => {
  const tekst = gegeven ?? woord;
  const diagnose = JSON.stringify({
    afwijkingen: tekst === woord ? [] : [{ label: 'verdubbeling', doel: { start: 2, end: 3 }, getypt: { start: 2, end: 4 } }],
    knelpunten: tekst === woord ? [] : [KNELPUNT],
  });
  return sql`
    insert into antwoord (admin_id, leerling_id, id, volgnr, taak_id, opgave_id, categorie, vorm, woord, game, poging, gegeven, goed, telt, gokje, rt_ms, hints,
      client_op, op, ontvangen_op, dag, diagnose, motor, samen)
    values (${adminId}, ${NIEUW}, ${testId(`antwoord ${n}`)}, ${n}, ${testId('taak')}, ${testId(`opgave ${n}`)}, 'verdubbeling', 'dictee-woord', ${woord}, 'g', 1, ${tekst},
      ${tekst === woord}, true, false, 20000, 0, now(), ${`${dag}T15:00:0${n % 10}Z`}::timestamptz, now(), ${dag}::date, ${diagnose}::jsonb, '{}', ${samen})`.execute(
    own,
  );
};

test('the first client of a practice needs no groep, and taking it on twice is once', async () => {
  await sql`update leerling set verwijderd_op = now() where admin_id = ${adminId}`.execute(own);
  assert.deepEqual((await lijst()).clienten, []);
  for (let i = 0; i < 2; i++) assert.equal((await stuur('PUT', `${basis}/${NIEUW}`, { ...velden, afspraak })).status, 204);
  const nu = await lijst();
  assert.equal(nu.clienten.length, 1);
  const [noor] = nu.clienten;
  assert.deepEqual([noor?.roepnaam, noor?.school, noor?.groep, noor?.nooit], ['Noor', 'De Regenboog', '5b', true]);
  assert.deepEqual([noor?.vorige?.dag, noor?.volgende?.dag, noor?.sinds.vanaf], ['2026-11-17', '2026-11-24', '2026-11-17']);
  assert.ok(noor?.gebruikersnaam);
  await sql`update leerling set verwijderd_op = null where admin_id = ${adminId}`.execute(own);
});

test('a place costs what the price list makes of all of them: the least of a year, and never more than the next step', async () => {
  const places = async (aantal: number | null): Promise<number> => {
    await sql`update admin set plaatsen = ${aantal} where admin_id = ${adminId}`.execute(own);
    return (await lijst()).plaatsen.cent;
  };
  const gemeten: number[] = [];
  for (const aantal of [1, 3, 5, 6, 15, 16, 20, 21, 40, 200]) gemeten.push(await places(aantal));
  assert.deepEqual(gemeten, [6000, 2000, 1200, 1200, 1200, 1200, 998, 950, 950, 950]);
  await places(null);
});

test('nobody but the practice sees or changes a client', async () => {
  const elders = server.wereld.persoon('leerling');
  for (const wie of ['docent', 'schooladmin', 'thuisadmin', 'office', 'superadmin', 'leerling', 'demo', 'rt-leerling']) {
    const token = await server.login(wie);
    assert.equal((await server.get(basis, token)).status, 403, wie);
    assert.equal(
      (await stuur('PATCH', `${basis}/${NIEUW}`, { school: '', groep: '', contact: { naam: '', mail: '', telefoon: '' } }, token)).status,
      403,
    );
  }
  assert.equal((await server.get(`/api/admins/${elders.adminId}/clienten`, rt)).status, 404);
  assert.equal((await stuur('DELETE', `${basis}/${elders.id}/afspraken/${DINSDAG}`, undefined)).status, 404);
  assert.equal((await stuur('PUT', `/api/admins/${elders.adminId}/clienten/${testId('x')}`, { ...velden, afspraak: null })).status, 404);
  assert.equal((await stuur('PUT', `${basis}/${eerder}/afspraken/${DINSDAG}`, wekelijks)).status, 404, 'the appointment of another client');
});

test('the card tells what happened since Tuesday, and not what was done beside an adult', async () => {
  await antwoord(1, '2026-11-16', { woord: 'kikker', gegeven: 'kiker' });
  await antwoord(2, '2026-11-17', { gegeven: 'boomen', samen: true });
  await antwoord(3, '2026-11-18', { gegeven: 'boomen' });
  await antwoord(4, '2026-11-18', { woord: 'bakker', gegeven: 'baker' });
  await antwoord(5, '2026-11-19');
  const { sinds, nooit } = await client();
  assert.deepEqual([sinds.dagen, sinds.antwoorden, sinds.goed, sinds.samen], [2, 3, 1, 1]);
  assert.equal(sinds.minuten, 1, 'pauses do not count, nor the time beside an adult');
  assert.deepEqual(
    sinds.fouten.map(({ woord, gegeven }) => [woord, gegeven]),
    [
      ['bakker', 'baker'],
      ['bomen', 'boomen'],
    ],
  );
  assert.deepEqual([sinds.regel?.categorie, sinds.regel?.keer], ['verdubbeling', 3]);
  assert.equal(nooit, true, 'no state was written here');
});

test('an appointment is moved, falls out, and ends without what was being forgotten', async () => {
  const url = `${basis}/${NIEUW}/afspraken/${DINSDAG}`;
  for (let i = 0; i < 2; i++) assert.equal((await stuur('POST', `${url}/uitval`, { dag: '2026-11-17', valtUit: true })).status, 204);
  assert.equal((await client()).vorige?.dag, '2026-11-10');
  assert.deepEqual((await client()).afspraken[0]?.uitval, ['2026-11-17']);
  await stuur('POST', `${url}/uitval`, { dag: '2026-11-17', valtUit: false });
  assert.equal((await stuur('PUT', url, { ...wekelijks, tijd: '15:00' })).status, 204);
  assert.equal((await client()).volgende?.tijd, '15:00');
  const fout = [
    { ...wekelijks, weekdag: 8 },
    { ...wekelijks, tijd: '25:00' },
    { ...wekelijks, minuten: 5 },
    { soort: 'eenmalig', tijd: '', minuten: 45 },
  ];
  for (const inhoud of fout) assert.equal((await stuur('PUT', url, inhoud)).status, 400);
  assert.equal((await stuur('DELETE', url, undefined)).status, 204);
  const na = await client();
  assert.deepEqual([na.vorige?.dag, na.volgende, na.afspraken], ['2026-11-17', null, []]);
  assert.equal(
    (
      await stuur('PUT', `${basis}/${NIEUW}/afspraken/${testId('vrijdag')}`, {
        soort: 'eenmalig',
        dag: '2026-11-20',
        tijd: '',
        minuten: 30,
      })
    ).status,
    204,
  );
  assert.deepEqual((await client()).volgende, { dag: '2026-11-20', tijd: '', minuten: 30 });
});

test('homework in one go, until the next appointment; the same again changes nothing', async () => {
  const url = `${basis}/${NIEUW}/huiswerk/${testId('huiswerk')}`;
  for (let i = 0; i < 2; i++) assert.equal((await stuur('PUT', url, { categorie: 'verdubbeling' })).status, 204);
  assert.deepEqual(
    (await client()).huiswerk.map(({ categorie, tot }) => [categorie, tot]),
    [['verdubbeling', '2026-11-20']],
  );
  assert.equal((await stuur('PUT', `${basis}/${NIEUW}/huiswerk/${testId('x')}`, { categorie: 'bestaat-niet' })).status, 404);
});

test('who chose and built words and wrote none has homework too: what it does not know yet, until the day that stands beside it', async () => {
  const id = testId('kiest');
  assert.equal((await stuur('PUT', `${basis}/${id}`, { ...velden, roepnaam: 'Kee', afspraak: null })).status, 204);
  assert.equal((await client(id)).voorstel, null, 'it never practised');
  await sql`insert into leerling_categorie (admin_id, leerling_id, categorie, status, antwoorden, laag, hoog, zeker, sterren, stand)
    values (${adminId}, ${id}, 'cht', 'open', 30, 40, 70, true, 0, '{}'), (${adminId}, ${id}, 'ei-ij', 'beheerst', 30, 90, 98, true, 3, '{}')`.execute(
    own,
  );
  await sql`insert into categorie_dag values (${adminId}, ${id}, 'cht', '2026-11-18', 30, 12, 40, 70), (${adminId}, ${id}, 'ei-ij', '2026-11-18', 30, 29, 90, 98)`.execute(
    own,
  );
  await sql`update leerling_stand set laatste = '2026-11-18T15:00:00Z' where leerling_id = ${id}`.execute(own);
  const { voorstel, sinds } = await client(id);
  assert.deepEqual([sinds.fouten, sinds.regel], [[], null]);
  assert.deepEqual(voorstel, { categorie: 'cht', naam: 'Korte klank + cht', grond: 'open', tot: '2026-11-26' });
  assert.equal((await stuur('PUT', `${basis}/${id}/huiswerk/${testId('huiswerk kiest')}`, { categorie: 'cht' })).status, 204);
  const { huiswerk, voorstel: na } = await client(id);
  assert.deepEqual([huiswerk.map(({ categorie, tot }) => [categorie, tot]), na], [[['cht', '2026-11-26']], null]);
  assert.equal((await server.post(`/api/admins/${adminId}/leerlingen/weggooien`, { leerlingIds: [id] }, rt)).status, 204);
});

test('homework with a mail to the parent: one mail, in the name of the practice, to the address that stands with the client only', async () => {
  const url = `${basis}/${NIEUW}/huiswerk/${testId('huiswerk met mail')}`;
  const body = { categorie: 'open-lettergreep', mail: true };
  const zonder = await stuur('PUT', url, body);
  assert.deepEqual([zonder.status, /geen-mailadres/.test(zonder.text)], [409, true]);
  const contact = { naam: 'Ouder van Noor', mail: 'ouder@gezin.example', telefoon: '' };
  assert.equal((await stuur('PATCH', `${basis}/${NIEUW}`, { school: '', groep: '', contact })).status, 204);
  for (let i = 0; i < 2; i++) assert.equal((await stuur('PUT', url, body)).status, 204);
  const post = await own.selectFrom('mail').selectAll().where('sjabloon', '=', 'huiswerk').execute();
  assert.deepEqual(
    post.map(({ aan, onderwerp }) => [aan, onderwerp]),
    [['ouder@gezin.example', 'Oefenen voor Noor']],
  );
  assert.match(post[0]?.tekst ?? '', /Praktijk heeft oefenwerk klaargezet voor Noor.*20 november 2026/s);
  assert.ok((await client()).huiswerk.some(({ categorie }) => categorie === 'open-lettergreep'));
});

test('homework that was stopped is not said to stand ready, and nobody is mailed about it; the same id sets no other rule', async () => {
  const id = testId('huiswerk gestopt');
  const url = `${basis}/${NIEUW}/huiswerk/${id}`;
  const mails = async (): Promise<number> =>
    (await own.selectFrom('mail').select('id').where('sjabloon', '=', 'huiswerk').execute()).length;
  const eerst = await mails();
  assert.equal((await stuur('PUT', url, { categorie: 'cht' })).status, 204);
  const anders = await stuur('PUT', url, { categorie: 'ei-ij' });
  assert.deepEqual([anders.status, /opdrachten\/al-gezet/.test(anders.text)], [409, true]);
  const { groepId } = await client();
  assert.equal((await stuur('DELETE', `/api/admins/${adminId}/groepen/${groepId}/opdrachten/${id}`, undefined)).status, 204);
  const weer = await stuur('PUT', url, { categorie: 'cht', mail: true });
  assert.deepEqual([weer.status, /opdrachten\/al-gezet/.test(weer.text), await mails()], [409, true, eerst]);
  assert.ok(!(await client()).huiswerk.some(({ categorie }) => categorie === 'cht' || categorie === 'ei-ij'));
  assert.equal((await stuur('PUT', `${basis}/${NIEUW}/huiswerk/${testId('huiswerk weer')}`, { categorie: 'cht', mail: true })).status, 204);
  assert.equal(await mails(), eerst + 1);
});

test('a practice has a logo for its reports: a small PNG, its own, and away again', async () => {
  const url = `/api/admins/${adminId}/praktijklogo`;
  const logo = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
  const lees = async (): Promise<unknown> => (await server.get(url, rt)).body;
  assert.deepEqual(await lees(), { logo: null });
  for (const fout of [
    'https://elders.example/logo.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
  ])
    assert.equal((await stuur('PUT', url, { logo: fout })).status, 400, fout.slice(0, 40));
  for (let i = 0; i < 2; i++) assert.equal((await stuur('PUT', url, { logo })).status, 204);
  assert.deepEqual(await lees(), { logo });
  for (const wie of ['thuisadmin', 'schooladmin', 'office'])
    assert.equal((await server.get(url, await server.login(wie))).status, 403, wie);
  assert.equal((await server.get(url.replace(adminId, server.wereld.a.id), rt)).status, 404);
  assert.equal((await stuur('PUT', url, { logo: null })).status, 204);
  assert.deepEqual(await lees(), { logo: null });
});

test('the contact of the parents is in the export, and gone when the client is erased', async () => {
  const contact = { naam: 'Ouder van Noor', mail: 'ouder@gezin.example', telefoon: '0600000000' };
  assert.equal((await stuur('PATCH', `${basis}/${NIEUW}`, { school: 'De Regenboog', groep: '6', contact })).status, 204);
  assert.equal(
    (await stuur('PATCH', `${basis}/${NIEUW}`, { school: '', groep: '', contact: { ...contact, mail: 'geen adres' } })).status,
    400,
  );
  // A colleague who mends one field puts back none of the others.
  assert.equal((await stuur('PATCH', `${basis}/${NIEUW}`, { groep: '7', contact: { telefoon: '0600000001' } })).status, 204);
  const { rows } =
    await sql`select school, groep, contact_naam, contact_mail, contact_telefoon from client where leerling_id = ${NIEUW}`.execute(
      server.database.own,
    );
  assert.deepEqual(
    rows.map((rij) => Object.values(Object(rij))),
    [['De Regenboog', '7', contact.naam, contact.mail, '0600000001']],
  );
  assert.equal((await stuur('PATCH', `${basis}/${NIEUW}`, { groep: '6', contact })).status, 204);
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, rt);
  const pak = await server.app.server.inject({
    method: 'GET',
    url: `/api/admins/${adminId}/leerlingen/${NIEUW}/dossier`,
    headers: { authorization: `Bearer ${rt}` },
  });
  const bestanden = await unpackZip(pak.rawPayload, { bestanden: 5000, bytes: 200_000_000 });
  const json = Buffer.from(bestanden.get('gegevens.json') ?? '').toString();
  for (const deel of ['ouder@gezin.example', 'De Regenboog', '"afspraak"']) assert.ok(json.includes(deel), deel);
  const ids = { leerlingIds: [NIEUW] };
  assert.equal((await server.post(`/api/admins/${adminId}/leerlingen/weggooien`, ids, rt)).status, 204);
  const { clienten, plaatsen } = await lijst();
  assert.equal(
    clienten.some(({ id }) => id === NIEUW),
    false,
  );
  assert.equal(plaatsen.gebruikt, 1, 'the place is free');
  assert.equal((await server.post(`/api/admins/${adminId}/prullenbak/wissen`, ids, rt)).status, 200);
  for (const tabel of ['client', 'afspraak']) {
    const { rows } = await sql`select from ${sql.table(tabel)} where leerling_id = ${NIEUW}`.execute(own);
    assert.equal(rows.length, 0, tabel);
  }
});
