import { test } from 'node:test';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import assert from 'node:assert/strict';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { leerlingbeheerRoutes, type BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';
import { dagVan } from '../../../platform/clock.ts';
import { beginStand } from '../../oefenen/standen/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groep1 = '', groep2 = ''] = a.groepIds;
const admin = await server.login('schooladmin');
const docent = await server.login('docent');
const base = `/api/admins/${a.id}`;
const send = (method: InjectOptions['method'], path: string, body?: unknown, token = admin): Promise<Antwoord> =>
  server.request({
    method: method ?? 'GET',
    url: path,
    token,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });
const codeOf = ({ body }: Antwoord): unknown => (typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined);
const lijst = async (groepId: string, token = admin): Promise<BeheerLeerling[]> =>
  leerlingbeheerRoutes.listLeerlingen.response.parse((await send('GET', `${base}/groepen/${groepId}/leerlingen`, undefined, token)).body)
    .leerlingen;
const kind = (roepnaam: string, achternaam = 'Berg', voorvoegsel = 'van den') => ({
  id: testId(`kind ${roepnaam}`),
  roepnaam,
  voorvoegsel,
  achternaam,
  jaargroep: 5,
});
const voegToe = (leerlingen: readonly unknown[], groepId = groep1, token = admin) =>
  send('POST', `${base}/groepen/${groepId}/leerlingen`, { leerlingen }, token);
const setPlaatsen = (plaatsen: number | null, tot: string | null = null): Promise<unknown> =>
  server.database.own.updateTable('admin').set({ plaatsen, licentie_tot: tot }).where('admin_id', '=', a.id).execute();

test('a groep is made once however often it is sent, and a name is not used twice', async () => {
  const id = testId('groep nieuw');
  for (let i = 0; i < 2; i++)
    assert.equal((await send('POST', `${base}/groepen`, { id, naam: '  De Vossen ', jaargroepen: [4, 3, 3] })).status, 204);
  const dubbel = await send('POST', `${base}/groepen`, { id: testId('groep dubbel'), naam: 'de vossen', jaargroepen: [3] });
  assert.deepEqual([dubbel.status, codeOf(dubbel)], [409, 'groepen/naam-bestaat-al']);
  const rij = await server.database.own.selectFrom('groep').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  assert.deepEqual([rij.naam, rij.jaargroepen], ['De Vossen', [3, 4]]);
  for (const fout of [
    { naam: '', jaargroepen: [3] },
    { naam: 'X', jaargroepen: [] },
    { naam: 'X', jaargroepen: [9] },
    { naam: 'a'.repeat(61), jaargroepen: [3] },
  ])
    assert.equal((await send('POST', `${base}/groepen`, { id: testId('fout'), ...fout })).status, 400, JSON.stringify(fout));
});

test('names of any alphabet are kept, and every child gets a login name of its own that nobody guesses the password of', async () => {
  const namen = ['Çağla', "Seán O'", '王小明', 'Нина', 'محمد', 'X Æ', 'É'.normalize('NFD'), 'A'.repeat(100)];
  const answer = await voegToe(namen.map((naam) => kind(naam)));
  assert.equal(answer.status, 200, answer.text);
  const gemaakt = (await lijst(groep1)).filter(({ achternaam }) => achternaam === 'Berg');
  assert.deepEqual(new Set(gemaakt.map(({ roepnaam }) => roepnaam)), new Set(namen.map((naam) => naam.normalize('NFC'))));
  assert.equal(new Set(gemaakt.map(({ gebruikersnaam }) => gebruikersnaam)).size, namen.length);
  for (const { wachtwoord, voorvoegsel } of gemaakt) assert.deepEqual([wachtwoord, voorvoegsel], ['geen', 'van den']);
  const [eerste] = gemaakt;
  assert.equal((await server.post('/api/auth', { gebruikersnaam: eerste?.gebruikersnaam, wachtwoord: '' })).status, 400);
  assert.equal((await server.post('/api/auth', { gebruikersnaam: eerste?.gebruikersnaam, wachtwoord: WACHTWOORD })).status, 401);
});

test('the same list sent twice makes every child once', async () => {
  const nieuw = [kind('Twee'), kind('Keer')];
  const voor = (await lijst(groep1)).length;
  for (const answer of [await voegToe(nieuw), await voegToe(nieuw)]) assert.equal(answer.status, 200);
  assert.equal((await lijst(groep1)).length, voor + 2);
});

test('the same list sent twice at once makes every child once as well', async () => {
  const nieuw = [kind('Tegelijk'), kind('Gelijktijdig')];
  const voor = (await lijst(groep1)).length;
  for (const { status } of await Promise.all([voegToe(nieuw), voegToe(nieuw)])) assert.equal(status, 200);
  assert.equal((await lijst(groep1)).length, voor + 2);
});

test('an id that somebody of another school has, or that stands in the list twice, is refused and nobody is made', async () => {
  const voor = (await lijst(groep1)).length;
  const bezet = { ...kind('Bezet'), id: b.kinderen[0]?.id };
  for (const nieuw of [
    [kind('Eerst'), bezet],
    [kind('Dubbel'), { ...kind('Anders'), id: kind('Dubbel').id }],
  ]) {
    const answer = await voegToe(nieuw);
    assert.deepEqual([answer.status, codeOf(answer)], [409, 'leerlingen/bestaat-al']);
  }
  assert.equal((await lijst(groep1)).length, voor);
});

test('a Flemish child begins at the level of its leerjaar', async () => {
  const setRegio = (regio: 'nl' | 'be') => server.database.own.updateTable('admin').set({ regio }).where('admin_id', '=', a.id).execute();
  await setRegio('be');
  assert.equal((await voegToe([{ ...kind('Vlaams'), jaargroep: 1 }])).status, 200);
  await setRegio('nl');
  const { hoofd } = await server.database.own
    .selectFrom('leerling_stand')
    .select('hoofd')
    .where('leerling_id', '=', kind('Vlaams').id)
    .executeTakeFirstOrThrow();
  const dag = dagVan(server.clock.now());
  assert.equal(hoofd.m0, beginStand(1, dag, { regio: 'be' }).hoofd.m0);
  assert.notEqual(hoofd.m0, beginStand(1, dag).hoofd.m0);
});

test('no more children than the licence has seats, also when two teachers add at once; an ended licence adds nobody', async () => {
  const gebruikt = (await lijst(groep1)).length + (await lijst(groep2)).length;
  await setPlaatsen(gebruikt + 1);
  const answers = await Promise.all([voegToe([kind('Plek een')]), voegToe([kind('Plek twee')], groep2)]);
  assert.deepEqual(
    answers.map(({ status }) => status).sort((x, y) => x - y),
    [200, 409],
  );
  await setPlaatsen(null, '2026-11-18');
  assert.equal(codeOf(await voegToe([kind('Te laat')])), 'licentie/verlopen');
  await setPlaatsen(null);
});

test('C09: one seat left and thirty who add a child at once: one child', async () => {
  const gebruikt = (await lijst(groep1)).length + (await lijst(groep2)).length;
  await setPlaatsen(gebruikt + 1);
  const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => voegToe([kind(`Laatste ${i}`)], i % 2 === 0 ? groep1 : groep2)));
  const goed = answers.filter(({ status }) => status === 200);
  assert.equal(goed.length, 1);
  assert.ok(answers.every((answer) => answer.status === 200 || codeOf(answer) === 'leerlingen/geen-plaats'));
  assert.equal((await lijst(groep1)).length + (await lijst(groep2)).length, gebruikt + 1);
  await setPlaatsen(null);
});

test('A10: with a full or ended licence nobody is added or brought back, and everything else goes on', async () => {
  const wie = testId('kind Twee');
  assert.equal((await send('POST', `${base}/leerlingen/weggooien`, { leerlingIds: [wie] })).status, 204);
  const gebruikt = (await lijst(groep1)).length + (await lijst(groep2)).length;
  for (const [plaatsen, tot, code] of [
    [gebruikt, null, 'leerlingen/geen-plaats'],
    [null, '2026-11-18', 'licentie/verlopen'],
  ] as const) {
    await setPlaatsen(plaatsen, tot);
    assert.equal(codeOf(await voegToe([kind(`Niet ${code}`)])), code);
    assert.equal(codeOf(await send('POST', `${base}/prullenbak/terugzetten`, { leerlingIds: [wie] })), code);
    assert.ok((await lijst(groep1)).length > 0);
    assert.equal((await send('GET', `${base}/groepen/${groep1}`)).status, 200);
    assert.equal((await send('GET', `${base}/licentie`)).status, 200);
  }
  await setPlaatsen(null);
  assert.equal((await send('POST', `${base}/prullenbak/terugzetten`, { leerlingIds: [wie] })).status, 204);
});

test('C12: throwing away while somebody changes the name, bringing back while somebody erases: one clean outcome', async () => {
  // Twelve of them come back and are erased at the same moment: with two orders of locks some of these wait for each other.
  const namen = Array.from({ length: 15 }, (_, i) => `Tegelijk ${i}`);
  await voegToe(namen.map((naam) => kind(naam)));
  const bestaat = async (id: string): Promise<'hier' | 'weggegooid' | 'gewist'> => {
    const rij = await server.database.own.selectFrom('leerling').select('verwijderd_op').where('id', '=', id).executeTakeFirst();
    return rij === undefined ? 'gewist' : rij.verwijderd_op === null ? 'hier' : 'weggegooid';
  };
  const velden = { roepnaam: 'Anders', voorvoegsel: '', achternaam: 'Genoemd', jaargroep: 6 };
  for (const naam of namen.slice(0, 3)) {
    const wie = testId(`kind ${naam}`);
    const [weg, anders] = await Promise.all([
      send('POST', `${base}/leerlingen/weggooien`, { leerlingIds: [wie] }),
      send('PATCH', `${base}/leerlingen/${wie}`, { ...velden, gebruikersnaam: `anders.${naam.split(' ')[1]}` }),
    ]);
    assert.equal(weg.status, 204);
    assert.ok([200, 404].includes(anders.status), anders.text);
    assert.equal(await bestaat(wie), 'weggegooid');
  }
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  for (const naam of namen.slice(3)) {
    const wie = testId(`kind ${naam}`);
    await send('POST', `${base}/leerlingen/weggooien`, { leerlingIds: [wie] });
    const [terug, gewist] = await Promise.all([
      send('POST', `${base}/prullenbak/terugzetten`, { leerlingIds: [wie] }),
      send('POST', `${base}/prullenbak/wissen`, { leerlingIds: [wie] }),
    ]);
    const uitkomst = await bestaat(wie);
    // One of the two came first, and the other found the prullenbak as that one left it: who came back is not erased from under it.
    assert.deepEqual([terug.status, gewist.status], uitkomst === 'gewist' ? [404, 200] : [204, 404], uitkomst);
    const account = await server.database.own.selectFrom('account').select('status').where('id', '=', wie).executeTakeFirst();
    assert.equal(account?.status, uitkomst === 'gewist' ? undefined : 'actief');
  }
  const weggegooid = namen.slice(0, 3).map((naam) => testId(`kind ${naam}`));
  assert.equal((await send('POST', `${base}/prullenbak/wissen`, { leerlingIds: weggegooid })).status, 200);
});

test('a docent keeps her own groepen, not those of a colleague; moving and erasing are not hers', async () => {
  assert.equal((await voegToe([kind('Van docent')], groep1, docent)).status, 200);
  assert.equal((await voegToe([kind('Elders')], groep2, docent)).status, 404);
  assert.equal((await send('GET', `${base}/groepen/${groep2}/leerlingen`, undefined, docent)).status, 404);
  const [ander] = await lijst(groep2);
  assert.equal(
    (await send('PATCH', `${base}/leerlingen/${ander?.id}`, { ...kind('X'), id: undefined, gebruikersnaam: 'x' }, docent)).status,
    404,
  );
  assert.equal(
    (await send('POST', `${base}/leerlingen/verplaatsen`, { leerlingIds: [testId('kind Twee')], groepId: groep2 }, docent)).status,
    403,
  );
  assert.equal((await send('GET', `${base}/prullenbak`, undefined, docent)).status, 403);
});

test('a login name is changed, but never to one that is taken, however it is written', async () => {
  const wie = testId('kind Twee');
  const velden = { roepnaam: 'Twee', voorvoegsel: '', achternaam: 'Bos', jaargroep: 6 };
  const goed = await send('PATCH', `${base}/leerlingen/${wie}`, { ...velden, gebruikersnaam: 'twee.bos' });
  assert.equal(goed.status, 200, goed.text);
  const bezet = await send('PATCH', `${base}/leerlingen/${wie}`, { ...velden, gebruikersnaam: 'LEERLING' });
  assert.deepEqual([bezet.status, codeOf(bezet)], [409, 'leerlingen/gebruikersnaam-bestaat-al']);
  const [nu] = (await lijst(groep1)).filter(({ id }) => id === wie);
  assert.deepEqual([nu?.gebruikersnaam, nu?.achternaam, nu?.jaargroep], ['twee.bos', 'Bos', 6]);
});

test('what two people change of one child at the same time is both kept: each sends only what it typed over', async () => {
  const wie = testId('kind Twee');
  const rij = async () => (await lijst(groep1)).find(({ id }) => id === wie) ?? assert.fail();
  const { achternaam } = await rij();
  // Both looked at the same dialog; one mends the name, the other the jaargroep.
  assert.equal((await send('PATCH', `${base}/leerlingen/${wie}`, { roepnaam: 'Twée', voorvoegsel: '', achternaam })).status, 200);
  const jaar = await send('PATCH', `${base}/leerlingen/${wie}`, { jaargroep: 5 });
  assert.equal(jaar.status, 200, jaar.text);
  const nu = await rij();
  assert.deepEqual([nu.roepnaam, nu.achternaam, nu.jaargroep, nu.gebruikersnaam], ['Twée', achternaam, 5, 'twee.bos']);
  assert.equal((await send('PATCH', `${base}/leerlingen/${wie}`, { roepnaam: 'Twee', jaargroep: 6 })).status, 200);
  assert.equal((await send('PATCH', `${base}/groepen/${groep1}`, { naam: 'Groep van twee' })).status, 204);
  assert.equal((await send('PATCH', `${base}/groepen/${groep1}`, { jaargroepen: [5, 6] })).status, 204);
  const groep = await server.database.own
    .selectFrom('groep')
    .select(['naam', 'jaargroepen', 'volgnr'])
    .where('id', '=', groep1)
    .executeTakeFirst();
  assert.deepEqual(groep, { naam: 'Groep van twee', jaargroepen: [5, 6], volgnr: 500 });
});

test('moving takes the results along', async () => {
  const wie = server.wereld.persoon('leerling2').id;
  assert.equal((await send('POST', `${base}/leerlingen/verplaatsen`, { leerlingIds: [wie], groepId: groep2, jaargroep: 6 })).status, 204);
  assert.ok((await lijst(groep2)).some(({ id, jaargroep }) => id === wie && jaargroep === 6));
  const stand = await server.database.own.selectFrom('leerling_stand').select('volgnr').where('leerling_id', '=', wie).execute();
  assert.equal(stand.length, 1);
});

test('who did nothing yet begins where the new jaargroep begins, by hand as after a jaarovergang', async () => {
  const wie = kind('Begin');
  assert.equal((await voegToe([{ ...wie, jaargroep: 4 }])).status, 200);
  const hoofd = async (): Promise<unknown> =>
    (await server.database.own.selectFrom('leerling_stand').select('hoofd').where('leerling_id', '=', wie.id).executeTakeFirstOrThrow())
      .hoofd;
  const dag = dagVan(server.clock.now());
  const velden = { roepnaam: wie.roepnaam, voorvoegsel: wie.voorvoegsel, achternaam: wie.achternaam, gebruikersnaam: 'begin.berg' };
  assert.equal((await send('PATCH', `${base}/leerlingen/${wie.id}`, { ...velden, jaargroep: 5 })).status, 200);
  assert.deepEqual(await hoofd(), beginStand(5, dag).hoofd);
  const naar = { leerlingIds: [wie.id], groepId: groep2, jaargroep: 6 };
  assert.equal((await send('POST', `${base}/leerlingen/verplaatsen`, naar)).status, 204);
  assert.deepEqual(await hoofd(), beginStand(6, dag).hoofd);
});

test('who is thrown away cannot get in any more, comes back whole, and cannot be erased without lying in the prullenbak', async () => {
  const wie = server.wereld.persoon('leerling').id;
  const token = await server.login('leerling');
  assert.equal((await send('POST', `${base}/leerlingen/weggooien`, { leerlingIds: [wie] })).status, 204);
  assert.equal((await server.get(`/api/leerlingen/${wie}/landkaart`, token)).status, 401);
  assert.equal((await server.post('/api/auth', { gebruikersnaam: 'leerling', wachtwoord: WACHTWOORD })).status, 401);
  const bak = leerlingbeheerRoutes.listPrullenbak.response.parse((await send('GET', `${base}/prullenbak`)).body);
  assert.deepEqual(
    bak.leerlingen.map(({ id, gewistNa }) => [id, gewistNa]),
    [[wie, '2027-01-18']],
  );
  for (let i = 0; i < 2; i++) assert.equal((await send('POST', `${base}/prullenbak/terugzetten`, { leerlingIds: [wie] })).status, 204);
  assert.equal((await server.post('/api/auth', { gebruikersnaam: 'leerling', wachtwoord: WACHTWOORD })).status, 200);
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  assert.equal((await send('POST', `${base}/prullenbak/wissen`, { leerlingIds: [wie] })).status, 404);
});

test('an erased child is in no table any more, and the proof names nobody', async () => {
  const wie = testId('kind Twee');
  const op = new Date(server.clock.now());
  await server.database.own
    .insertInto('toestel_account')
    .values({ admin_id: a.id, toestel: 'x', account_id: wie, created_at: op })
    .execute();
  assert.equal((await send('POST', `${base}/leerlingen/weggooien`, { leerlingIds: [wie] })).status, 204);
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, admin);
  const answer = await send('POST', `${base}/prullenbak/wissen`, { leerlingIds: [wie] });
  const bewijs = leerlingbeheerRoutes.purgeLeerlingen.response.parse(answer.body);
  assert.equal(bewijs.leerlingen, 1);
  assert.doesNotMatch(answer.text, /Twee|Bos/);
  const { rows: kolommen } = await sql<{ tabel: string; kolom: string }>`
    select table_name as tabel, column_name as kolom from information_schema.columns
    where table_schema = 'public' and (column_name in ('leerling_id', 'account_id') or (table_name in ('leerling', 'account') and column_name = 'id'))`.execute(
    server.database.own,
  );
  assert.ok(kolommen.length > 15);
  for (const { tabel, kolom } of kolommen) {
    if (tabel === 'audit' || tabel === 'inzage') continue;
    const { rows } = await sql`select 1 from ${sql.table(tabel)} where ${sql.ref(kolom)} = ${wie}`.execute(server.database.own);
    assert.equal(rows.length, 0, `${tabel}.${kolom}`);
  }
});

test('only an empty groep is deleted, after the password', async () => {
  const id = testId('groep nieuw');
  const fresh = await server.login('schooladmin');
  await server.post('/api/auth/bevestigen', { wachtwoord: WACHTWOORD }, fresh);
  const vol = await send('DELETE', `${base}/groepen/${groep1}`, undefined, fresh);
  assert.deepEqual([vol.status, codeOf(vol)], [409, 'groepen/niet-leeg']);
  assert.equal((await send('DELETE', `${base}/groepen/${id}`, undefined, fresh)).status, 204);
});

test('nothing of another school can be reached or changed', async () => {
  const [vreemd] = b.kinderen;
  const vreemdeGroep = b.groepIds[0] ?? '';
  for (const [method, path, body] of [
    ['GET', `${base}/groepen/${vreemdeGroep}/leerlingen`, undefined],
    ['POST', `${base}/groepen/${vreemdeGroep}/leerlingen`, { leerlingen: [kind('Vreemd')] }],
    ['POST', `/api/admins/${b.id}/groepen`, { id: testId('v'), naam: 'V', jaargroepen: [3] }],
    ['PATCH', `${base}/leerlingen/${vreemd?.id}`, { roepnaam: 'X', voorvoegsel: '', achternaam: 'Y', jaargroep: 5, gebruikersnaam: 'xy' }],
    ['POST', `${base}/leerlingen/weggooien`, { leerlingIds: [vreemd?.id] }],
    ['POST', `${base}/leerlingen/verplaatsen`, { leerlingIds: [server.wereld.persoon('leerling').id], groepId: vreemdeGroep }],
    ['POST', `${base}/prullenbak/terugzetten`, { leerlingIds: [vreemd?.id] }],
  ] as const)
    assert.equal((await send(method, path, body)).status, 404, `${method} ${path}`);
});

test('after its term the prullenbak empties itself, and not a day before', async () => {
  const wie = testId('kind Keer');
  await send('POST', `${base}/leerlingen/weggooien`, { leerlingIds: [wie] });
  const nog = async (): Promise<number> =>
    (await server.database.own.selectFrom('leerling').select('id').where('id', '=', wie).execute()).length;
  const begin = server.clock.now();
  await server.app.sweep(begin + (DAGTERMIJNEN.prullenbak.standaard - 1) * 86_400_000);
  assert.equal(await nog(), 1);
  await server.app.sweep(begin + (DAGTERMIJNEN.prullenbak.standaard + 1) * 86_400_000);
  assert.equal(await nog(), 0);
});
