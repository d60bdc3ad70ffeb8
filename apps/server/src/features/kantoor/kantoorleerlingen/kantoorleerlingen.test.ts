import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kantoorleerlingenRoutes } from '@spelrijk/contract/kantoorleerlingen';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver({ SPELRIJK_RATE_LIMIT: '1' });
const office = await server.login('office');
const { a, b } = server.wereld;
const REDEN = 'Ouder belt: kind kan niet inloggen';
const uit = server.database.own;

const post = (body: unknown, reden: string | null = REDEN, token = office): Promise<Antwoord> =>
  server.request({
    method: 'POST',
    url: '/api/office/leerlingen/zoeken',
    token,
    headers: { 'content-type': 'application/json', ...(reden !== null && { 'x-reden': encodeURIComponent(reden) }) },
    payload: JSON.stringify(body),
  });
const open = (id: string, reden: string | null = REDEN): Promise<Antwoord> =>
  server.request({
    method: 'GET',
    url: `/api/office/leerlingen/${id}`,
    token: office,
    headers: reden === null ? {} : { 'x-reden': encodeURIComponent(reden) },
  });
const treffers = (antwoord: Antwoord) => kantoorleerlingenRoutes.searchLeerlingen.response.parse(antwoord.body);
const regels = async (wie: string, adminId: string) =>
  logboekRoutes.readLogboek.response.parse((await server.get(`/api/admins/${adminId}/logboek?soort=inzage`, await server.login(wie))).body)
    .regels;
/** The bucket of a person fills again. */
const wacht = (): void => server.clock.advance(1_200_000);

test('without a reason nothing is looked up and nothing is opened: 409', async () => {
  const antwoord = await post({ op: 'inlognaam', tekst: 'leerling' }, null);
  assert.partialDeepStrictEqual([antwoord.status, antwoord.body], [409, { code: 'auth/reden-nodig' }]);
  assert.equal((await open(server.wereld.persoon('leerling').id, null)).status, 409);
  assert.deepEqual(await regels('schooladmin', a.id), []);
});

test('the whole login name finds one child, however it is typed; a part of it finds nobody', async () => {
  const kind = server.wereld.persoon('leerling');
  const { leerlingen } = treffers(await post({ op: 'inlognaam', tekst: '  LEERLING ' }));
  assert.deepEqual(leerlingen, [
    {
      id: kind.id,
      adminId: a.id,
      admin: 'School A',
      roepnaam: 'leerling',
      letter: 'S',
      groep: 'School A groep 1',
      jaargroep: 5,
      weg: false,
    },
  ]);
  for (const tekst of ['leerlin', '%', 'leerling_', 'docent'])
    assert.deepEqual(treffers(await post({ op: 'inlognaam', tekst })).leerlingen, []);
});

test('a name is only looked up inside one customer, from three letters on, where a word begins', async () => {
  wacht();
  const zoek = async (tekst: string, adminId = a.id) =>
    treffers(await post({ op: 'naam', adminId, tekst })).leerlingen.map(({ roepnaam }) => roepnaam);
  assert.deepEqual(await zoek('lee'), ['leerling', 'leerling2', 'leerling3']);
  assert.deepEqual(await zoek('leerling2 School'), ['leerling2']);
  assert.deepEqual(await zoek('erl'), []);
  assert.deepEqual(await zoek('___'.padEnd(6, 'a')), []);
  await uit
    .updateTable('leerling')
    .set({ roepnaam: 'Zoë', voorvoegsel: 'van den' })
    .where('id', '=', server.wereld.persoon('leerling3').id)
    .execute();
  assert.deepEqual(await zoek('ZOE'), ['Zoë']);
  assert.deepEqual(await zoek('den school'), ['Zoë']);
  for (const body of [
    { op: 'naam', adminId: a.id, tekst: 'le' },
    { op: 'naam', adminId: a.id, tekst: '1 2 3 le' },
    { op: 'naam', tekst: 'leerling' },
    { op: 'naam', adminId: null, tekst: 'leerling' },
  ])
    assert.equal((await post(body)).status, 400, JSON.stringify(body));
});

test('what is found shows no last name, login name or result; what is opened shows no result either', async () => {
  wacht();
  const gevonden = await post({ op: 'naam', adminId: a.id, tekst: 'leerling2' });
  assert.ok(!gevonden.text.includes('gebruikersnaam') && !/"achternaam"/.test(gevonden.text));
  const kind = server.wereld.persoon('leerling2');
  const { status, body } = await open(kind.id);
  assert.equal(status, 200);
  assert.deepEqual(kantoorleerlingenRoutes.openLeerling.response.parse(body), {
    id: kind.id,
    adminId: a.id,
    admin: 'School A',
    soort: 'school',
    naam: 'leerling2 School A',
    groep: 'School A groep 1',
    jaargroep: 5,
    gebruikersnaam: 'leerling2',
    wachtwoord: 'tekst',
    status: 'actief',
    schoolaccount: false,
    laatstIngelogd: null,
    weggegooidOp: null,
    licentieTot: null,
  });
});

test('A16: every search and every opened child stands in the log of the customer and in that of our office, with who it was and the reason; the line itself holds no name of a child', async () => {
  wacht();
  const voor = (await regels('b-schooladmin', b.id)).length;
  const kind = server.wereld.persoon('b-leerling');
  await post({ op: 'naam', adminId: b.id, tekst: 'b-leer' });
  server.clock.advance(1);
  await post({ op: 'inlognaam', tekst: 'b-leerling' }, 'Docent vraagt om hulp');
  server.clock.advance(1);
  await open(kind.id);
  const nieuw = (await regels('b-schooladmin', b.id)).slice(0, -voor || undefined);
  assert.partialDeepStrictEqual(nieuw, [
    { actie: 'officePupil.search', betreft: 'account van 1 leerling geopend', reden: REDEN, rol: 'office', wie: 'office Kantoor' },
    { betreft: 'leerling gezocht op gebruikersnaam: 1 gevonden', reden: 'Docent vraagt om hulp' },
    { betreft: 'leerlingen gezocht op naam: 1 gevonden', reden: REDEN },
  ]);
  assert.ok(nieuw.some(({ over }) => over.startsWith('b-leerling')));
  const kantoor = server.wereld.persoon('office').adminId;
  const eigen = await uit
    .selectFrom('audit')
    .select(['betreft', 'object_id', 'wie'])
    .where('admin_id', '=', kantoor)
    .where('actie', '=', 'officePupil.search')
    .orderBy('id', 'desc')
    .execute();
  assert.deepEqual(eigen[0], { betreft: 'account van 1 leerling geopend', object_id: kind.id, wie: 'office Kantoor' });
});

test('a search in vain leaves a line with our own office, and none at a customer', async () => {
  wacht();
  const voor = await uit.selectFrom('audit').select('id').where('actie', '=', 'officePupil.search').execute();
  assert.deepEqual(treffers(await post({ op: 'inlognaam', tekst: 'bestaat-niet' })).leerlingen, []);
  const na = await uit.selectFrom('audit').select('id').where('actie', '=', 'officePupil.search').execute();
  assert.equal(na.length, voor.length + 1);
});

test('a customer or a child that is not there is 404; our own office is no customer', async () => {
  const kantoor = server.wereld.persoon('office').adminId;
  for (const adminId of [testId('geen'), kantoor]) assert.equal((await post({ op: 'naam', adminId, tekst: 'wie dan ook' })).status, 404);
  for (const id of [testId('geen'), server.wereld.persoon('docent').id]) assert.equal((await open(id)).status, 404);
});

test('at most fifty rows, and it says that there are more', async () => {
  wacht();
  const groep = a.groepIds[0] ?? '';
  const rij = (i: number) => ({
    admin_id: a.id,
    id: testId(`veel ${i}`),
    groep_id: groep,
    roepnaam: `Veel${i}`,
    achternaam: '',
    jaargroep: 5,
    figuur: 1,
    created_at: new Date(server.clock.now()),
  });
  await uit
    .insertInto('leerling')
    .values(Array.from({ length: 51 }, (_, i) => rij(i)))
    .execute();
  const { leerlingen, meer } = treffers(await post({ op: 'naam', adminId: a.id, tekst: 'veel' }));
  assert.deepEqual([leerlingen.length, meer], [50, true]);
});

test('nobody walks through a school: after twenty it is one child every half minute', async () => {
  wacht();
  const { id } = server.wereld.persoon('leerling2');
  const statussen = [];
  for (let i = 0; i < 22; i += 1) statussen.push((await open(id)).status);
  assert.deepEqual(statussen.slice(19), [200, 429, 429]);
  server.clock.advance(31_000);
  assert.equal((await open(id)).status, 200);
});
