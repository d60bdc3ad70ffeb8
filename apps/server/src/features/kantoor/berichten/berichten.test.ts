import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '@spelrijk/base/invariant';
import { berichtenRoutes } from '@spelrijk/contract/berichten';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { type NieuwBericht } from '@spelrijk/contract/berichten';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { eraseAdmins } from '../../../platform/db/erase.ts';
import { insertAccounts, insertAdmin, insertMensen } from '../../site/demo/index.ts';
import { deleteGebruiker } from '../../toegang/gebruikers/index.ts';
import { listInbox } from './store-inbox.ts';

const server = await createProefserver();
const { a, b, admins } = server.wereld;
const [, , rt] = admins;
const STRAKS = 600_000;
const office = await server.login('office');

const send = (method: 'PUT' | 'DELETE', url: string, token: string, body?: unknown): Promise<Antwoord> =>
  server.request({
    method,
    url,
    token,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });
const mailGepland = (now: number): Promise<unknown> =>
  present(
    server.app.ticks.find(({ name }) => name === 'geplande berichten mailen'),
    'planned messages are mailed by a tick',
  ).run(now);
const ALLEN = { soorten: [], regio: null, adminId: null, lezers: 'iedereen' } as const;
type Anders = Omit<Partial<NieuwBericht>, 'doel'> & { readonly doel?: object };
const body = (titel: string, { doel, ...anders }: Anders = {}) => ({
  versie: 0,
  titel,
  tekst: 'Een bericht.',
  doel: { ...ALLEN, ...doel },
  versturen: 'nu',
  op: null,
  ...anders,
});
const save = (naam: string, inhoud: object): Promise<Antwoord> => send('PUT', `/api/office/berichten/${testId(naam)}`, office, inhoud);
/** A minute later each, so that the order is known. */
async function verstuur(titel: string, anders: Anders = {}): Promise<string> {
  server.clock.advance(60_000);
  const antwoord = await save(titel, body(titel, anders));
  assert.equal(antwoord.status, 204, antwoord.text);
  return testId(titel);
}
const inbox = async (wie: string, adminId = server.wereld.persoon(wie).adminId) =>
  berichtenRoutes.listBerichten.response.parse((await server.get(`/api/admins/${adminId}/berichten`, await server.login(wie))).body);
const titels = async (wie: string): Promise<string[]> => (await inbox(wie)).berichten.map(({ titel }) => titel);
const ongelezen = async (wie: string): Promise<number> =>
  sessiesRoutes.mij.response.parse((await server.get('/api/auth/mij', await server.login(wie))).body).ongelezen ?? 0;
const lees = async (wie: string, id: string, gelezen = true): Promise<number> =>
  (await send('PUT', `/api/admins/${server.wereld.persoon(wie).adminId}/berichten/${id}/gelezen`, await server.login(wie), { gelezen }))
    .status;
const kantoor = async (titel: string) => {
  const { berichten } = berichtenRoutes.listKantoorBerichten.response.parse((await server.get('/api/office/berichten', office)).body);
  return berichten.find((bericht) => bericht.titel === titel);
};
const vlaams = (adminId: string, regio: 'nl' | 'be') =>
  server.database.own.updateTable('admin').set({ regio }).where('admin_id', '=', adminId).execute();

test('a message reaches who it is for: a kind, a region, one admin, or only who manages it', async () => {
  await verstuur('Allen');
  await verstuur('Scholen', { doel: { soorten: ['school'] } });
  await verstuur('Praktijken', { doel: { soorten: ['rt', 'thuis'] } });
  await verstuur('School B', { doel: { adminId: b.id, soorten: ['rt'] } });
  await verstuur('Beheer', { doel: { lezers: 'beheerders' } });
  await vlaams(b.id, 'be');
  await verstuur('Vlaanderen', { doel: { regio: 'be' } });
  assert.deepEqual(await titels('docent'), ['Scholen', 'Allen']);
  assert.deepEqual(await titels('schooladmin'), ['Beheer', 'Scholen', 'Allen']);
  assert.deepEqual(await titels('rtadmin'), ['Beheer', 'Praktijken', 'Allen']);
  assert.deepEqual(await titels('thuisadmin'), ['Beheer', 'Praktijken', 'Allen']);
  assert.deepEqual(await titels('b-docent'), ['Vlaanderen', 'School B', 'Scholen', 'Allen']);
  await vlaams(b.id, 'nl');
});

test('opened is read, per person, and can be unread again; our office counts who read it, per admin and without names', async () => {
  const id = await verstuur('Gelezen', { doel: { soorten: ['school'] } });
  const voor = await ongelezen('docent');
  for (let keer = 0; keer < 2; keer++) assert.equal(await lees('docent', id), 204);
  assert.equal(await ongelezen('docent'), voor - 1);
  assert.equal(await ongelezen('docent2'), voor);
  assert.deepEqual([(await kantoor('Gelezen'))?.bereik, (await kantoor('Gelezen'))?.gelezen], [{ admins: 2, mensen: 5 }, 1]);
  const lezers = await server.get(`/api/office/berichten/${id}/lezers`, office);
  assert.deepEqual(
    berichtenRoutes.listLezers.response.parse(lezers.body).admins.map(({ adminId, mensen, gelezen }) => [adminId, mensen, gelezen]),
    [
      [b.id, 2, 0],
      [a.id, 3, 1],
    ],
  );
  assert.doesNotMatch(lezers.text, /docent/);
  assert.equal(await lees('docent', id, false), 204);
  assert.equal(await ongelezen('docent'), voor);
  assert.equal((await kantoor('Gelezen'))?.gelezen, 0);
});

test('what is planned is not there before its time, and until then it can change and be withdrawn; afterwards neither', async () => {
  const op = new Date(server.clock.now() + STRAKS).toISOString();
  assert.equal((await save('Plan', body('Plan', { versturen: 'later', op }))).status, 204);
  assert.equal((await save('Weg', body('Weg', { versturen: 'later', op }))).status, 204);
  assert.equal((await kantoor('Plan'))?.stand, 'gepland');
  assert.equal((await save('Plan', body('Plan', { versie: 1, tekst: 'Beter.', versturen: 'later', op }))).status, 204);
  assert.equal((await save('Plan', body('Plan', { versie: 1, tekst: 'Van een ander.', versturen: 'later', op }))).status, 409);
  for (let keer = 0; keer < 2; keer++) assert.equal((await send('DELETE', `/api/office/berichten/${testId('Weg')}`, office)).status, 204);
  assert.equal((await kantoor('Weg'))?.stand, 'ingetrokken');
  assert.ok(!(await titels('docent')).includes('Plan'));
  server.clock.advance(STRAKS);
  assert.equal((await inbox('docent')).berichten[0]?.tekst, 'Beter.');
  assert.ok(!(await titels('docent')).includes('Weg'));
  assert.equal((await kantoor('Plan'))?.stand, 'verstuurd');
  assert.match((await save('Plan', body('Plan', { versie: 2, tekst: 'Te laat.' }))).text, /berichten\/al-verstuurd/);
  assert.match((await send('DELETE', `/api/office/berichten/${testId('Plan')}`, office)).text, /berichten\/al-verstuurd/);
  assert.equal((await save('Gisteren', body('Gisteren', { versturen: 'later', op }))).status, 400);
});

test('a draft stays a draft until it is sent, and a withdrawn message can be sent after all', async () => {
  assert.equal((await save('Concept', body('Concept', { versturen: 'niet' }))).status, 204);
  assert.equal((await kantoor('Concept'))?.stand, 'concept');
  assert.ok(!(await titels('docent')).includes('Concept'));
  assert.equal((await send('DELETE', `/api/office/berichten/${testId('Concept')}`, office)).status, 204);
  assert.equal((await save('Concept', body('Concept', { versie: 2 }))).status, 204);
  assert.ok((await titels('docent')).includes('Concept'));
});

test('the same save twice, also at once, is one message', async () => {
  const inhoud = body('Dubbel');
  const standen = await Promise.all([1, 2, 3].map(() => save('Dubbel', inhoud)));
  assert.deepEqual(
    standen.map(({ status }) => status),
    [204, 204, 204],
  );
  server.clock.advance(60_000);
  assert.equal((await save('Dubbel', inhoud)).status, 204);
  assert.equal((await titels('docent')).filter((titel) => titel === 'Dubbel').length, 1);
  assert.match((await save('Dubbel', body('Dubbel', { tekst: 'Iets anders' }))).text, /berichten\/al-verstuurd/);
});

test('X04 X07: HTML, other hosts and template code are kept letter for letter, also after saving once more', async () => {
  const tekst = '{{7*7}} ${7*7} <%=7*7%>\n\n<svg onload=alert(1)> [klik](javascript:alert(1)) [k](data:text/html,x) <p style="x">';
  const titel = "<b>{{constructor.constructor('return process')()}}</b>";
  await save('Kwaad', body(titel, { tekst, versturen: 'niet' }));
  const eerst = await kantoor(titel);
  assert.equal(eerst?.tekst, tekst);
  await save('Kwaad', body(titel, { tekst: eerst.tekst, versie: 1 }));
  const bericht = (await inbox('docent')).berichten.find((rij) => rij.id === testId('Kwaad'));
  assert.deepEqual([bericht?.titel, bericht?.tekst], [titel, tekst]);
  for (const fout of [{ titel: '' }, { titel: 'x'.repeat(121) }, { tekst: ' \n ' }, { tekst: 'x'.repeat(6001) }, { tekst: 'a\u0000b' }])
    assert.equal((await save('Fout', { ...body('Fout'), ...fout })).status, 400, JSON.stringify(fout).slice(0, 40));
  assert.equal((await save('Fout', { ...body('Fout'), extra: 1 })).status, 400);
  assert.equal((await save('Fout', body('Fout', { doel: { adminId: testId('niemand') } }))).status, 400);
});

test('a Flemish reader gets the words of Flanders, and our office sees whom it reaches before it sends', async () => {
  await vlaams(rt?.id ?? '', 'be');
  await verstuur('Nieuw voor je groep', { tekst: 'Kijk bij [je groepen](/admins/:adminId/groepen).' });
  const [vlaamse] = (await inbox('rtadmin')).berichten;
  assert.deepEqual([vlaamse?.titel, vlaamse?.tekst], ['Nieuw voor je klas', 'Kijk bij [je klassen](/admins/:adminId/groepen).']);
  assert.equal((await inbox('docent')).berichten[0]?.titel, 'Nieuw voor je groep');
  const bereik = async (vraag: string) => (await server.get(`/api/office/berichtbereik?${vraag}`, office)).body;
  assert.deepEqual(await bereik('soorten=&lezers=iedereen'), { admins: 4, mensen: 7 });
  assert.deepEqual(await bereik('soorten=school,thuis&regio=nl&lezers=beheerders'), { admins: 3, mensen: 3 });
  assert.deepEqual(await bereik(`soorten=&adminId=${b.id}&lezers=iedereen`), { admins: 1, mensen: 2 });
  await vlaams(rt?.id ?? '', 'nl');
});

test('a new admin gets nothing older than itself, and for a new colleague what was there before is no news', async () => {
  const id = testId('nieuwe school');
  server.clock.advance(STRAKS);
  const now = new Date(server.clock.now());
  const wachtwoord = '$argon2id$niemand';
  const mens = (naam: string, adminId: string) => ({
    id: testId(naam),
    adminId,
    rol: 'docent' as const,
    gebruikersnaam: naam,
    gevouwen: naam,
  });
  await insertAdmin(server.database.own, { id, naam: 'Nieuw', soort: 'school', intern: false, pakketten: [], demo: false, now });
  for (const [naam, adminId] of [
    ['nieuwe-docent', id],
    ['nieuwe-collega', a.id],
  ] as const) {
    const gebruikers = [{ id: testId(naam), roepnaam: naam, achternaam: '' }];
    await insertMensen(server.database.own, { adminId, now, gebruikers, groepen: [], leerlingen: [] });
    await insertAccounts(server.database.own, [{ ...mens(naam, adminId), wachtwoord, now }]);
  }
  const aantal = async (naam: string, adminId: string) => {
    const { rijen } = await listInbox(server.database.own, { adminId, gebruikerId: testId(naam), rol: 'docent' }, server.clock.now());
    return { alle: rijen.length, nieuw: rijen.filter(({ gelezen }) => !gelezen).length };
  };
  assert.deepEqual(await aantal('nieuwe-docent', id), { alle: 0, nieuw: 0 });
  const oud = await aantal('nieuwe-collega', a.id);
  assert.ok(oud.alle > 3 && oud.nieuw === 0);
  await verstuur('Na haar komst');
  assert.deepEqual(await aantal('nieuwe-docent', id), { alle: 1, nieuw: 1 });
  assert.equal((await aantal('nieuwe-collega', a.id)).nieuw, 1);
});

const mails = (aan: string) =>
  server.database.own
    .selectFrom('mail')
    .select(['onderwerp', 'tekst', 'html', 'regio'])
    .where('aan', '=', aan)
    .orderBy('created_at')
    .execute();
const setMail = async (wie: string, aan: boolean): Promise<Antwoord> =>
  send('PUT', `/api/admins/${server.wereld.persoon(wie).adminId}/berichtmail`, await server.login(wie), { aan });

test('W15: who wants it gets each message by mail, whole and once; the link that ends it works without a login and changes nothing by being opened', async () => {
  const adres = 'docent@school-a.example';
  const weigert = await setMail('docent', true);
  assert.match(weigert.text, /berichten\/geen-adres/);
  await server.database.own
    .updateTable('account')
    .set({ email: adres, email_gevouwen: adres, email_bevestigd_op: new Date(server.clock.now()) })
    .where('gebruikersnaam', '=', 'docent')
    .execute();
  assert.deepEqual((await setMail('docent', true)).body, { aan: true, adres });
  await verstuur('Per mail {{7*7}}', {
    tekst: 'Regel één\nregel <b>twee</b>\n\n- [prijzen](/site/prijzen)\n- {{titel}}\n\nhttps://kwaad.example',
  });
  await mailGepland(server.clock.now() + 60_000);
  const [mail, ...meer] = await mails(adres);
  assert.equal(meer.length, 0);
  assert.equal(mail?.onderwerp, 'Spelrijk: Per mail {{7*7}}');
  assert.match(
    mail.tekst,
    /Regel één\nregel <b>twee<\/b>\n\n- prijzen \(https?:\/\/[^)]+\/site\/prijzen\)\n- \{\{titel\}\}\n\nhttps:\/\/kwaad/,
  );
  assert.match(mail.html, /Regel één<br>regel &lt;b&gt;twee&lt;\/b&gt;/);
  assert.doesNotMatch(mail.html, /href="https:\/\/kwaad/);
  const [, token = ''] = /berichten-afmelden#(\S+)/.exec(mail.tekst) ?? [];
  const dicht = await server.request({ method: 'GET', url: `/api/berichten/afmelden?token=${token}` });
  assert.equal(dicht.status, 405);
  assert.equal((await inbox('docent')).mail?.aan, true);
  assert.equal((await server.post('/api/berichten/afmelden', { token: `${token}x` })).status, 404);
  for (let keer = 0; keer < 2; keer++) assert.equal((await server.post('/api/berichten/afmelden', { token })).status, 204);
  assert.deepEqual((await inbox('docent')).mail, { aan: false, adres });
  await verstuur('Geen mail meer');
  assert.equal((await mails(adres)).length, 1);
});

test('a planned message is mailed when its time has come, and not one that was withdrawn', async () => {
  await setMail('docent', true);
  const op = new Date(server.clock.now() + STRAKS).toISOString();
  await save('Straks', body('Straks', { versturen: 'later', op }));
  await save('Nooit', body('Nooit', { versturen: 'later', op }));
  await send('DELETE', `/api/office/berichten/${testId('Nooit')}`, office);
  const straks = async () => (await mails('docent@school-a.example')).map(({ onderwerp }) => onderwerp).slice(1);
  await mailGepland(server.clock.now());
  assert.deepEqual(await straks(), []);
  server.clock.advance(STRAKS);
  for (let keer = 0; keer < 2; keer++) await mailGepland(server.clock.now());
  assert.deepEqual(await straks(), ['Spelrijk: Straks']);
  await setMail('docent', false);
});

test('A01: nobody reads or marks the messages of another school; our office looks on and marks nothing', async () => {
  const id = await verstuur('Van B', { doel: { adminId: b.id } });
  const docent = await server.login('docent');
  assert.equal((await server.get(`/api/admins/${b.id}/berichten`, docent)).status, 404);
  assert.equal(await lees('docent', id), 404);
  assert.equal((await send('PUT', `/api/admins/${b.id}/berichten/${id}/gelezen`, docent, { gelezen: true })).status, 404);
  const gezien = await inbox('office', b.id);
  assert.ok(gezien.berichten.some(({ titel }) => titel === 'Van B') && gezien.mail === null);
  assert.equal((await send('PUT', `/api/admins/${b.id}/berichten/${id}/gelezen`, office, { gelezen: true })).status, 403);
  assert.equal((await server.get(`/api/admins/${testId('geen')}/berichten`, office)).status, 404);
  assert.equal(await ongelezen('office'), 0);
});

test('P05: with a person or an admin go what they read, what they wanted and what was written to them alone', async () => {
  const { id } = server.wereld.persoon('docent');
  await lees('docent', testId('Allen'));
  await server.database.transact((db) => deleteGebruiker(db, a.id, id, server.clock.now()));
  await server.database.transact((db) => eraseAdmins(db, [b.id]));
  for (const tabel of ['bericht_gelezen', 'bericht_mail'] as const) {
    const rijen = await server.database.own.selectFrom(tabel).select(['gebruiker_id', 'admin_id']).execute();
    assert.ok(
      rijen.every((rij) => rij.gebruiker_id !== id && rij.admin_id !== b.id),
      tabel,
    );
  }
  assert.equal(await kantoor('School B'), undefined);
});
