/** From our office to a docent that logs in: every account but the first is made by an invitation. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminsRoutes } from '@spelrijk/contract/admins';
import { docentenRoutes } from '@spelrijk/contract/docenten';
import { logboekRoutes, type LogRegel } from '@spelrijk/contract/logboek';
import { mailsRoutes } from '@spelrijk/contract/mails';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { BEGIN, createProefserver } from '../../../../test/proefserver.ts';
import { laatsteMail, mailsAan } from '../../../../test/post.ts';
import { KANARIE, testId, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver({ PUBLIC_BASE_URL: 'https://spelrijk.test', SPELRIJK_BE_HOSTS: 'spelrijk.vl,www.spelrijk.vl' });
const { a, b } = server.wereld;
const office = await server.login('office');
const superadmin = await server.login('superadmin');
const NIEUW = 'een heel lang wachtwoord';
const DAG = 86_400_000;

const send = (
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  token: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
) => server.request({ method, url, token, headers, ...(body && { payload: body }) });
const REDEN = { 'x-reden': encodeURIComponent('gevraagd door de klant') };
const bevestig = async (wie: string): Promise<string> => {
  const token = await server.login(wie);
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, token);
  return token;
};
const accept = (token: string, gebruikersnaam: string, wachtwoord = NIEUW) =>
  server.post('/api/auth/uitnodiging/aannemen', { token, roepnaam: 'Zoë', achternaam: 'van Dijk', gebruikersnaam, wachtwoord });
const inloggen = (gebruikersnaam: string, wachtwoord = NIEUW) => server.post('/api/auth', { gebruikersnaam, wachtwoord });
const tokenOf = async (gebruikersnaam: string): Promise<string> => {
  const { body } = await inloggen(gebruikersnaam, gebruikersnaam === 'demo' ? WACHTWOORD : NIEUW);
  assert.ok(typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string');
  return body.token;
};

const school = (naam: string, extra: object = {}) => ({
  id: testId(naam),
  soort: 'school',
  regio: 'nl',
  naam,
  instellingsnummer: '12AB',
  plaats: 'Gouda',
  beheerder: { id: testId(`${naam} beheerder`), roepnaam: 'Zoë', achternaam: 'van Dijk', email: `${naam.toLowerCase()}@school.test` },
  licentie: { van: '2026-08-01', tot: '2027-07-31', plaatsen: 2, pakketten: ['zorgtraject'] },
  ...extra,
});

test('our office makes a school; its first person accepts by mail, logs in and sees an empty list of groepen', async () => {
  const body = school('Anker');
  assert.equal((await server.post('/api/office/admins', body, office)).status, 200);
  const { token, tekst } = await laatsteMail(server, 'anker@school.test');
  assert.ok(tekst.includes('https://spelrijk.test/app/auth/uitnodiging#'));
  const gezien = await server.post('/api/auth/uitnodiging', { token });
  assert.partialDeepStrictEqual(gezien.body, {
    rol: 'schooladmin',
    roepnaam: 'Zoë',
    gebruikersnaam: 'zoe.vandijk',
    admin: { naam: 'Anker', intern: false },
  });
  assert.equal((await accept(token, 'zoe.anker')).status, 204);
  const session = await tokenOf('zoe.anker');
  assert.deepEqual((await server.get(`/api/admins/${body.id}/groepen`, session)).body, { groepen: [], wieEerst: [], oefenen: 'loopt' });
});

test('C01: the same school sent twice is one school, one invitation', async () => {
  const body = school('Dubbel');
  const answers = await Promise.all(Array.from({ length: 5 }, () => server.post('/api/office/admins', body, office)));
  for (const { status, body: answer } of answers) assert.deepEqual([status, answer], [200, { id: body.id }]);
  assert.equal((await mailsAan(server, 'dubbel@school.test')).length, 1);
});

test('a practice gets an rtadmin and a home a thuisadmin with a groep for the children; a Flemish link leads to the Flemish host', async () => {
  for (const [soort, rol, groepen] of [
    ['rt', 'rtadmin', 0],
    ['thuis', 'thuisadmin', 1],
  ] as const) {
    const body = school(`Soort${soort}`, { soort, regio: 'be', instellingsnummer: '' });
    await server.post('/api/office/admins', body, office);
    const { token, tekst } = await laatsteMail(server, body.beheerder.email);
    assert.ok(tekst.includes('https://spelrijk.vl/app/auth/uitnodiging#'), tekst);
    assert.equal((await accept(token, `een.${rol}`)).status, 204);
    const session = await tokenOf(`een.${rol}`);
    assert.partialDeepStrictEqual((await server.get('/api/auth/mij', session)).body, { role: rol, adminId: body.id });
    const list = await server.get(`/api/admins/${body.id}/groepen`, session);
    assert.equal((list.body as { groepen: unknown[] }).groepen.length, groepen);
  }
});

test('W06: a link never begins with what the request says of its host', async () => {
  const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test' };
  await send('POST', '/api/office/admins', office, school('Host'), headers);
  const { tekst } = await laatsteMail(server, 'host@school.test');
  assert.ok(tekst.includes('https://spelrijk.test/') && !tekst.includes('evil'));
});

test('W02: an invitation works once, also when it is sent twenty times at once', async () => {
  await server.post('/api/office/admins', school('Eenmaal'), office);
  const { token } = await laatsteMail(server, 'eenmaal@school.test');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => accept(token, `eenmaal${i}`)));
  assert.equal(answers.filter(({ status }) => status === 204).length, 1);
  assert.ok(answers.every(({ status }) => status === 204 || status === 404));
  assert.partialDeepStrictEqual((await accept(token, 'nog.eens')).body, { code: 'uitnodigingen/ongeldig' });
});

test('W03: an invitation that has ended is refused like one that never was', async () => {
  await server.post('/api/office/admins', school('Laat'), office);
  const { token } = await laatsteMail(server, 'laat@school.test');
  server.clock.advance(14 * DAG);
  const late = await server.post('/api/auth/uitnodiging', { token });
  const never = await server.post('/api/auth/uitnodiging', { token: 'x'.repeat(43) });
  server.clock.set(BEGIN);
  assert.deepEqual([late.status, late.text], [404, never.text]);
});

test('W04: a new invitation ends the one before', async () => {
  const body = school('Opnieuw');
  await server.post('/api/office/admins', body, office);
  const eerste = await laatsteMail(server, 'opnieuw@school.test');
  server.clock.advance(1000);
  const url = `/api/office/admins/${body.id}/beheerders/${body.beheerder.id}/uitnodiging`;
  assert.equal((await server.post(url, {}, office)).status, 204);
  assert.equal((await accept(eerste.token, 'opnieuw.een')).status, 404);
  assert.equal((await accept((await laatsteMail(server, 'opnieuw@school.test')).token, 'opnieuw.twee')).status, 204);
  assert.partialDeepStrictEqual((await server.post(url, {}, office)).body, { code: 'uitnodigingen/al-aangenomen' });
});

test('W10: looking at an invitation five times, as mail scanners do, uses nothing up', async () => {
  await server.post('/api/office/admins', school('Scanner'), office);
  const { token } = await laatsteMail(server, 'scanner@school.test');
  for (let i = 0; i < 5; i++) assert.equal((await server.post('/api/auth/uitnodiging', { token })).status, 200);
  assert.equal((await accept(token, 'scanner')).status, 204);
});

test('W07: one person is invited five times a day at most', async () => {
  const body = school('Vaak');
  await server.post('/api/office/admins', body, office);
  const url = `/api/office/admins/${body.id}/beheerders/${body.beheerder.id}/uitnodiging`;
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await server.post(url, {}, office)).status);
  assert.deepEqual(statuses, [204, 204, 204, 204, 429, 429]);
  assert.equal((await mailsAan(server, 'vaak@school.test')).length, 5);
});

test('W08: only hashes of invitations are stored, and no two are alike', async () => {
  const rows = await server.database.own.selectFrom('uitnodiging').select('id').execute();
  const { token } = await laatsteMail(server, 'scanner@school.test');
  assert.ok(rows.length > 5 && !rows.some(({ id }) => id === token));
  assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length);
});

test('W12: an invitation goes to one stored address or to none', async () => {
  for (const email of ['a@b.test,c@d.test', 'a@b.test\r\nBcc: c@d.test', ['a@b.test'], 'Jan <a@b.test>', 'а@b.test']) {
    const body = school('Adres');
    assert.equal(
      (await server.post('/api/office/admins', { ...body, beheerder: { ...body.beheerder, email } }, office)).status,
      400,
      String(email),
    );
  }
});

test('W14: an invitation of a suspended school, or of somebody who was removed, is refused', async () => {
  const body = school('Geschorst');
  await server.post('/api/office/admins', body, office);
  const { token } = await laatsteMail(server, 'geschorst@school.test');
  const url = `/api/office/admins/${body.id}/status`;
  assert.equal((await send('PUT', url, office, { status: 'geschorst' })).status, 409);
  assert.equal((await send('PUT', url, office, { status: 'geschorst' }, REDEN)).status, 204);
  assert.equal((await accept(token, 'geschorst')).status, 404);
  await send('PUT', url, office, { status: 'actief' }, REDEN);
  assert.equal((await accept(token, 'geschorst')).status, 204);
});

test('T14: the token of an invitation is no way in anywhere else', async () => {
  await server.post('/api/office/admins', school('Token'), office);
  const { token } = await laatsteMail(server, 'token@school.test');
  assert.equal((await server.get('/api/auth/mij', token)).status, 401);
  assert.equal((await server.get('/api/auth/mij', `${token}.${token}.${token}`)).status, 401);
  assert.equal((await server.post('/api/auth/mailadres-bevestigen', { token })).status, 404);
});

test('accepting asks a name that is free, a password that is long enough, and takes no role from the body', async () => {
  await server.post('/api/office/admins', school('Regels'), office);
  const { token } = await laatsteMail(server, 'regels@school.test');
  assert.partialDeepStrictEqual((await accept(token, 'DOCENT')).body, { code: 'uitnodigingen/naam-bezet' });
  assert.partialDeepStrictEqual((await accept(token, 'regels', 'kort')).body, { details: ['wachtwoord'] });
  assert.partialDeepStrictEqual((await accept(token, 'ab')).body, { code: 'uitnodigingen/naam-te-kort' });
  const extra = { token, roepnaam: 'Z', achternaam: '', gebruikersnaam: 'regels', wachtwoord: NIEUW };
  for (const veld of ['rol', 'role', 'adminId', 'email', 'id'])
    assert.equal((await server.post('/api/auth/uitnodiging/aannemen', { ...extra, [veld]: 'superadmin' })).status, 400, veld);
  assert.equal((await accept(token, 'regels')).status, 204);
});

test('C14: of two people who choose one name at once, one gets it', async () => {
  for (const naam of ['Tweeling1', 'Tweeling2']) await server.post('/api/office/admins', school(naam), office);
  const tokens = await Promise.all(
    ['tweeling1@school.test', 'tweeling2@school.test'].map(async (adres) => (await laatsteMail(server, adres)).token),
  );
  const statuses = await Promise.all(tokens.map(async (token) => (await accept(token, 'tweeling')).status));
  assert.deepEqual(new Set(statuses), new Set([204, 409]));
});

test('an address that has an account already is told so to whoever holds its mailbox', async () => {
  await server.post(
    '/api/office/admins',
    school('Zelfde', { beheerder: { ...school('Zelfde').beheerder, email: 'ANKER@school.test' } }),
    office,
  );
  const { token } = await laatsteMail(server, 'ANKER@school.test');
  assert.partialDeepStrictEqual((await accept(token, 'zelfde')).body, { code: 'uitnodigingen/adres-bezet' });
});

const docenten = `/api/admins/${a.id}/docenten`;
const docent = (naam: string, groepIds: readonly string[] = [a.groepIds[0] ?? '']) => ({
  id: testId(naam),
  roepnaam: naam,
  achternaam: 'Bos',
  email: `${naam.toLowerCase()}@a.test`,
  groepIds,
});

test('a schooladmin invites a docent, who accepts and sees her groepen only', async () => {
  const admin = await server.login('schooladmin');
  const made = await server.post(docenten, docent('Fenna'), admin);
  assert.partialDeepStrictEqual(made.body, { status: 'uitgenodigd', rol: 'docent', groepen: [{ id: a.groepIds[0] }] });
  const { token, onderwerp } = await laatsteMail(server, 'fenna@a.test');
  assert.equal(onderwerp, 'schooladmin School A nodigt je uit voor Spelrijk');
  assert.equal((await accept(token, 'fenna')).status, 204);
  const { body } = await server.get(`/api/admins/${a.id}/groepen`, await tokenOf('fenna'));
  assert.partialDeepStrictEqual(body, { groepen: [{ id: a.groepIds[0] }] });
});

test('A15: a schooladmin makes docenten and nothing else; our office makes no office', async () => {
  const admin = await server.login('schooladmin');
  for (const extra of [{ rol: 'office' }, { role: 'superadmin' }, { adminId: b.id }])
    assert.equal((await server.post(docenten, { ...docent('Rol'), ...extra }, admin)).status, 400);
  assert.equal((await server.post('/api/office/admins', { ...school('Kantoor'), soort: 'demo' }, office)).status, 400);
  assert.equal((await server.post('/api/office/medewerkers', docent('Rol'), office)).status, 403);
  assert.deepEqual(await mailsAan(server, 'rol@a.test'), []);
});

test('A19: one foreign groep among own ones, and nothing is written', async () => {
  const admin = await server.login('schooladmin');
  const answer = await server.post(docenten, docent('Batch', [a.groepIds[0] ?? '', b.groepIds[0] ?? '']), admin);
  assert.equal(answer.status, 404);
  assert.ok(!(await server.get(docenten, admin)).text.includes('Batch'));
  assert.deepEqual(await mailsAan(server, 'batch@a.test'), []);
});

test('C01: a docent sent twice at once is one docent with one invitation', async () => {
  const admin = await server.login('schooladmin');
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.post(docenten, docent('Tien'), admin)));
  assert.ok(answers.every(({ status }) => status === 200 || status === 409));
  assert.equal((await mailsAan(server, 'tien@a.test')).length, 1);
});

test('A13: groepen taken from a docent are gone at the next request; M01: extra fields are refused', async () => {
  const admin = await server.login('schooladmin');
  const token = await server.login('docent');
  const url = `${docenten}/${server.wereld.persoon('docent').id}/groepen`;
  assert.equal((await send('PUT', url, admin, { groepIds: [], was: a.groepIds, rol: 'schooladmin' })).status, 400);
  assert.equal((await send('PUT', url, admin, { groepIds: [], was: a.groepIds })).status, 204);
  assert.deepEqual((await server.get(`/api/admins/${a.id}/groepen`, token)).body, { groepen: [], wieEerst: [], oefenen: 'loopt' });
  await send('PUT', url, admin, { groepIds: [a.groepIds[0]], was: [] });
  assert.equal((await server.get(`/api/admins/${a.id}/groepen/${a.groepIds[0]}`, token)).status, 200);
});

test('M03: a docent sees names of colleagues, no address, no login name', async () => {
  const { body, text } = await server.get(docenten, await server.login('docent'));
  const { docenten: list } = docentenRoutes.listDocenten.response.parse(body);
  assert.ok(
    list.length > 2 &&
      list.every(({ email, gebruikersnaam, status, groepen }) => !email && !gebruikersnaam && !status && groepen.length === 0),
  );
  assert.ok(!text.includes('@') && !text.includes(KANARIE));
});

test('a docent changes her own name after giving her password again, sees it on her account, and leaves a line; never that of a colleague', async () => {
  const token = await server.login('docent2');
  const eigen = `${docenten}/${server.wereld.persoon('docent2').id}`;
  const naam = { roepnaam: 'Anna-Lotte', achternaam: 'van den Oever' };
  server.clock.advance(6 * 60_000);
  assert.partialDeepStrictEqual((await send('PATCH', eigen, token, naam)).body, { code: 'auth/bevestiging-nodig' });
  await bevestig('docent2');
  assert.equal((await send('PATCH', eigen, token, naam)).status, 204);
  assert.partialDeepStrictEqual((await server.get('/api/auth/beveiliging', token)).body, naam);
  assert.equal((await send('PATCH', `${docenten}/${server.wereld.persoon('docent').id}`, token, naam)).status, 404);
  const logboek = await server.get(`/api/admins/${a.id}/logboek`, await server.login('schooladmin'));
  assert.ok(logboek.text.includes('Anna-Lotte van den Oever'), logboek.text.slice(0, 400));
});

test('A13: a docent who is removed is out at the next request, after the schooladmin gave the password again', async () => {
  const admin = await server.login('schooladmin');
  const token = await server.login('docent2');
  const url = `${docenten}/${server.wereld.persoon('docent2').id}`;
  server.clock.advance(6 * 60_000);
  assert.partialDeepStrictEqual((await send('DELETE', url, admin)).body, { code: 'auth/bevestiging-nodig' });
  await bevestig('schooladmin');
  assert.equal((await send('DELETE', url, admin)).status, 204);
  assert.equal((await server.get('/api/auth/mij', token)).status, 401);
  assert.equal((await inloggen('docent2', WACHTWOORD)).status, 401);
  assert.equal((await send('DELETE', url, admin)).status, 404);
});

test('nobody removes or renames a beheerder as if she were a docent', async () => {
  await bevestig('schooladmin');
  const admin = await server.login('schooladmin');
  assert.partialDeepStrictEqual((await send('DELETE', `${docenten}/${server.wereld.persoon('schooladmin').id}`, admin)).body, {
    code: 'docenten/geen-docent',
  });
  assert.equal((await send('DELETE', `${docenten}/${server.wereld.persoon('b-docent').id}`, admin)).status, 404);
});

test('suspending a school ends every session of it at once and lets in again who was not suspended alone', async () => {
  const admin = await server.login('b-schooladmin');
  const url = `/api/office/admins/${b.id}/status`;
  await send('PUT', url, office, { status: 'geschorst' }, REDEN);
  assert.equal((await server.get('/api/auth/mij', admin)).status, 401);
  assert.equal((await inloggen('b-docent', WACHTWOORD)).status, 401);
  await send('PUT', url, office, { status: 'actief' }, REDEN);
  assert.equal((await inloggen('b-docent', WACHTWOORD)).status, 200);
});

test('P04: an owner invites an office worker, changes the role with a reason, suspends and removes; each leaves its line', async () => {
  const id = testId('Kees');
  await server.post('/api/office/medewerkers', { id, roepnaam: 'Kees', achternaam: 'Mol', email: 'kees@spelrijk.test' }, superadmin);
  const { token, onderwerp } = await laatsteMail(server, 'kees@spelrijk.test');
  assert.equal(onderwerp, 'Je account bij het kantoor van Spelrijk');
  await accept(token, 'kees.mol');
  const url = `/api/office/medewerkers/${id}`;
  assert.partialDeepStrictEqual((await send('PUT', `${url}/rol`, superadmin, { rol: 'superadmin' })).body, { code: 'auth/reden-nodig' });
  assert.equal((await send('PUT', `${url}/rol`, superadmin, { rol: 'superadmin' }, REDEN)).status, 204);
  assert.equal((await send('PUT', `${url}/status`, superadmin, { status: 'geschorst' })).status, 204);
  assert.equal((await inloggen('kees.mol')).status, 401);
  assert.equal((await send('DELETE', url, superadmin)).status, 204);
  assert.ok(!(await server.get('/api/office/medewerkers', superadmin)).text.includes('Kees'));
  const regels = await server.database.own
    .selectFrom('audit')
    .select(['soort', 'reden'])
    .where('object_id', '=', id)
    .where('account_id', '=', server.wereld.persoon('superadmin').id)
    .orderBy('nr')
    .execute();
  assert.deepEqual(
    regels.map(({ soort, reden }) => [soort, reden]),
    [
      ['uitgenodigd', ''],
      ['rol-gewijzigd', 'gevraagd door de klant'],
      ['geschorst', ''],
      ['verwijderd', ''],
    ],
  );
});

test('A15: an owner cannot change herself', async () => {
  const id = server.wereld.persoon('superadmin').id;
  for (const [method, path, body] of [
    ['PUT', 'rol', { rol: 'office' }],
    ['PUT', 'status', { status: 'geschorst' }],
    ['DELETE', '', undefined],
  ] as const) {
    const answer = await send(method, `/api/office/medewerkers/${id}${path && `/${path}`}`, superadmin, body, REDEN);
    assert.partialDeepStrictEqual(answer.body, { code: 'medewerkers/niet-jezelf' });
  }
});

test('L14: an office worker with a password only reaches no office route', async () => {
  const id = testId('Zonder');
  await server.post('/api/office/medewerkers', { id, roepnaam: 'Zonder', achternaam: '', email: 'zonder@spelrijk.test' }, superadmin);
  await accept((await laatsteMail(server, 'zonder@spelrijk.test')).token, 'zonder.factor');
  const token = await tokenOf('zonder.factor');
  for (const url of ['/api/office/dashboard', '/api/office/admins', '/api/office/mails', `/api/admins/${a.id}/accountgegevens`])
    assert.partialDeepStrictEqual((await server.get(url, token)).body, { code: 'auth/tweede-factor-nodig' }, url);
});

const gegevens = `/api/admins/${a.id}/accountgegevens`;

test('C11: of two people who change the account details at once, the second hears it', async () => {
  const admin = await bevestig('schooladmin');
  const [x, y] = await Promise.all([
    send('PATCH', gegevens, admin, { plaats: 'Gouda', versie: 1 }),
    send('PATCH', gegevens, admin, { plaats: 'Edam', versie: 1 }),
  ]);
  assert.deepEqual(new Set([x.status, y.status]), new Set([204, 409]));
});

test('a new mail address counts when the old and the new mailbox have both said yes', async () => {
  const admin = await bevestig('schooladmin');
  const versie = async (): Promise<number> =>
    adminsRoutes.readAccountgegevens.response.parse((await server.get(gegevens, admin)).body).versie;
  const wijzig = async (email: string) => send('PATCH', gegevens, admin, { email, versie: await versie() });
  assert.equal((await wijzig('eerste@a.test')).status, 204);
  const bevestigen = async (aan: string) =>
    server.post('/api/auth/mailadres-bevestigen', { token: (await laatsteMail(server, aan)).token });
  assert.deepEqual((await bevestigen('eerste@a.test')).body, { status: 'gewijzigd' });
  server.clock.advance(1000);
  await wijzig('tweede@a.test');
  assert.partialDeepStrictEqual((await server.get(gegevens, admin)).body, { email: 'eerste@a.test', nieuwEmail: 'tweede@a.test' });
  assert.deepEqual((await bevestigen('tweede@a.test')).body, { status: 'wacht-op-ander' });
  assert.deepEqual((await bevestigen('eerste@a.test')).body, { status: 'gewijzigd' });
  assert.partialDeepStrictEqual((await server.get(gegevens, admin)).body, { email: 'tweede@a.test', nieuwEmail: null });
});

test('a licence is read by its admin and set by our office; parcels switch at once', async () => {
  const url = `/api/admins/${a.id}/licentie`;
  const vrij = { van: null, tot: null, plaatsen: null };
  assert.equal((await send('PATCH', url, await server.login('schooladmin'), { ...vrij, was: vrij })).status, 403);
  const kort = { van: '2026-08-01', tot: '2026-11-18', plaatsen: 30 };
  const set = await send('PATCH', url, office, { ...kort, was: vrij });
  assert.partialDeepStrictEqual(set.body, { status: 'verlopen', gebruikt: 3, plaatsen: 30 });
  const open = await send('PATCH', url, office, { ...vrij, plaatsen: 3, was: kort });
  assert.partialDeepStrictEqual(open.body, { status: 'vol' });
  const pakket = await send('PUT', `/api/admins/${a.id}/pakketten`, office, { pakketten: ['testschool'], was: [] }, REDEN);
  assert.partialDeepStrictEqual(pakket.body, { pakketten: ['testschool'] });
  assert.partialDeepStrictEqual((await server.get(url, await server.login('schooladmin'))).body, { pakketten: ['testschool'] });
});

test('the logboek of a school tells who logged in, who was refused and who was invited; nobody changes a line', async () => {
  const admin = await server.login('schooladmin');
  await server.get('/api/office/dashboard', await server.login('docent'));
  await inloggen('docent', 'helemaal verkeerd');
  const soorten = async (soort: string): Promise<readonly LogRegel[]> =>
    logboekRoutes.readLogboek.response.parse((await server.get(`/api/admins/${a.id}/logboek?soort=${soort}`, admin)).body).regels;
  // Nobody waits for the line of a refusal, so it may come a moment later.
  const geweigerd = async () => (await soorten('geweigerd')).find(({ actie }) => actie === 'officeDashboard.read');
  while (!(await geweigerd())) await sleep(10);
  assert.partialDeepStrictEqual(await geweigerd(), { rol: 'docent', wie: 'docent School A' });
  assert.partialDeepStrictEqual((await soorten('inloggen-mislukt'))[0], { rol: null, wie: '' });
  assert.ok((await soorten('ingelogd')).some(({ wie }) => wie === 'schooladmin School A'));
  assert.ok((await soorten('uitgenodigd')).some(({ betreft }) => betreft === 'Fenna, docent'));
  assert.ok((await soorten('geschorst')).length === 0);
  for (const change of ['update audit set wie = null', 'delete from audit', 'truncate audit'])
    await assert.rejects(
      server.database.forAdmin(a.id, (db) => sql.raw(change).execute(db)),
      /permission denied/,
    );
});

test('P04: a customer sees no line of another, a docent none at all, and an owner those of any customer', async () => {
  const url = `/api/admins/${a.id}/logboek`;
  assert.equal((await server.get(url, await server.login('docent'))).status, 403);
  assert.equal((await server.get(url, office)).status, 403);
  assert.equal(
    (await server.get(`/api/admins/${server.wereld.persoon('rtadmin').adminId}/logboek`, await server.login('schooladmin'))).status,
    404,
  );
  assert.equal((await server.get(url, superadmin)).status, 200);
});

test('M12: a search takes wildcards literally and long ones not at all', async () => {
  const zoek = async (text: string) => server.get(`/api/office/admins?zoek=${encodeURIComponent(text)}`, office);
  assert.partialDeepStrictEqual((await zoek(' SCANNER')).body, { admins: [{ naam: 'Scanner' }], totaal: 1 });
  for (const text of ['%', '_', "' or 1=1--", '(a+)+$']) assert.partialDeepStrictEqual((await zoek(text)).body, { totaal: 0 }, text);
  assert.equal((await zoek('x'.repeat(50_000))).status, 400);
});

test('M13: a day that no calendar has is refused, the rare ones that it has are days', async () => {
  for (const [tot, status] of [
    ['2027-02-29', 400],
    ['2100-02-29', 400],
    ['2027-04-31', 400],
    ['0000-00-00', 400],
    ['2027-13-01', 400],
    ['27-02-01', 400],
    ['2027-02-28T00:00:00Z', 400],
    ['2028-02-29', 200],
    ['2038-01-20', 200],
    ['2027-03-28', 200],
  ] as const) {
    const body = school(`Dag ${tot}`, { licentie: { van: null, tot, plaatsen: null, pakketten: [] } });
    const beheerder = { ...body.beheerder, email: `dag.${tot.replaceAll(/\W/g, '')}@school.test` };
    const { status: gekregen, text } = await server.post('/api/office/admins', { ...body, beheerder }, office);
    assert.equal(gekregen, status, `${tot}: ${text}`);
  }
});

test('M10: a page that makes no sense is refused', async () => {
  for (const pagina of ['-1', '0', '1.5', '1e9', 'NaN', ''])
    assert.equal((await server.get(`/api/office/admins?pagina=${pagina}`, office)).status, 400, pagina);
  assert.deepEqual((await server.get('/api/office/admins?pagina=99999', office)).status, 200);
});

test('M09: a name that hides or turns its letters is refused, a name of any alphabet is not', async () => {
  const admin = await server.login('schooladmin');
  const names = ['a\u202Eb', 'a\u200Bb', 'a\nb', `a${'\u0301'.repeat(50)}`, '\u0000'];
  for (const roepnaam of names) assert.equal((await server.post(docenten, { ...docent('Naam'), roepnaam }, admin)).status, 400, roepnaam);
  for (const [i, roepnaam] of ['Øyvind', '美玲', 'السعيد', "D'Angelo-Ngũgĩ"].entries())
    assert.equal((await server.post(docenten, { ...docent(`Naam${i}`), roepnaam }, admin)).status, 200, roepnaam);
});

test('without a mail server our office reads the mails it sent to customers; only an owner reads those to the office itself', async () => {
  const list = async (token: string) => mailsRoutes.listMails.response.parse((await server.get('/api/office/mails', token)).body).mails;
  const mails = await list(office);
  const anker = mails.find(({ aan }) => aan === 'anker@school.test');
  assert.ok(anker?.leesbaar && anker.status === 'bewaard');
  const gelezen = await server.get(`/api/office/mails/${anker.id}`, office);
  const { tekst, html } = mailsRoutes.readMail.response.parse(gelezen.body);
  assert.match(tekst, /^Dag Zoë/);
  // A reader could become whom the link is for: the whole of it stays with who runs the server.
  const { tekst: heel } = await server.database.own.selectFrom('mail').select('tekst').where('id', '=', anker.id).executeTakeFirstOrThrow();
  assert.match(heel, /\/app\/auth\/uitnodiging#[\w-]{40,}/);
  assert.match(tekst, /\/app\/auth\/uitnodiging\/…/);
  for (const deel of [tekst, html]) assert.doesNotMatch(deel, /[\w-]{37,}/);
  assert.ok(!mails.some(({ aan }) => aan.endsWith('@spelrijk.test')));
  const kees = (await list(superadmin)).find(({ aan }) => aan === 'zonder@spelrijk.test');
  assert.ok(kees);
  assert.equal((await server.get(`/api/office/mails/${kees.id}`, office)).status, 404);
});

test('P07: two years later a line of the audit is gone, and a younger one is not', async () => {
  await server.database.own
    .insertInto('audit')
    .values({ admin_id: a.id, id: testId('oud'), op: new Date(BEGIN - 732 * DAG), soort: 'export' })
    .execute();
  await server.app.sweep(BEGIN);
  const left = await server.database.own.selectFrom('audit').select('soort').where('admin_id', '=', a.id).execute();
  assert.ok(left.length > 5 && left.every(({ soort }) => soort !== 'export'));
});

test('P10: every visitor of the demo plays alone, and a day later nothing of it is left', async () => {
  const [x, y] = [await tokenOf('demo'), await tokenOf('demo')].map((token) => decodeJwt(token));
  assert.ok(x && y && x['_id'] !== y['_id'] && x['adminId'] !== y['adminId']);
  const rijen = (adminId: unknown) =>
    server.database.own.selectFrom('leerling').select('id').where('admin_id', '=', String(adminId)).execute();
  assert.equal((await rijen(x['adminId'])).length, 1);
  await server.app.sweep(server.clock.now() + DAG + 1);
  for (const table of ['leerling', 'account', 'groep', 'audit', 'admin'] as const)
    assert.deepEqual(
      await server.database.own.selectFrom(table).select('admin_id').where('admin_id', '=', String(x['adminId'])).execute(),
      [],
    );
  assert.equal((await rijen(server.wereld.persoon('demo').adminId)).length, 1);
});

test('A15: of two owners who remove each other at the same moment one stays', async () => {
  const [een, ander] = [server.wereld.persoon('superadmin').id, server.wereld.persoon('office').id];
  const tokens = [await server.login('superadmin'), await server.login('office')];
  await server.database.own.updateTable('account').set({ rol: 'superadmin' }).where('id', '=', ander).execute();
  await server.database.own.updateTable('sessie').set({ rol: 'superadmin' }).where('account_id', '=', ander).execute();
  await server.database.own
    .updateTable('sessie')
    .set({ beeindigd_op: null, gebruikt_op: new Date(server.clock.now()), bevestigd_op: new Date(server.clock.now()) })
    .where('account_id', 'in', [een, ander])
    .execute();
  const eigenaren = () =>
    server.database.own.selectFrom('account').select('id').where('rol', '=', 'superadmin').where('status', '=', 'actief').execute();
  assert.equal((await eigenaren()).length, 2);
  const antwoorden = await Promise.all(
    [ander, een].map((id, i) => send('DELETE', `/api/office/medewerkers/${id}`, tokens[i] ?? '', undefined, REDEN)),
  );
  assert.equal(
    antwoorden.filter(({ status }) => status === 204).length,
    1,
    antwoorden.map(({ status, text }) => `${status} ${text}`).join(),
  );
  assert.equal((await eigenaren()).length, 1);
});
