/** A leesmoment and what is heard in it: who may, what is kept, and what practice keeps away from. Nothing of it is sound. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse as parseCsv } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { leesmomentenRoutes, type Leesmoment } from '@spelrijk/contract/leesmomenten';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import { leesvoortgangRoutes } from '@spelrijk/contract/leesvoortgang';
import { voorlezenRoutes } from '@spelrijk/contract/voorlezen';
import { leeswoorden } from '@spelrijk/domain/voorlezen';
import { findTekst } from '@spelrijk/taal/lezen';
import { BEGIN, createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { sweepVoorlezingen } from './service.ts';

const server = await createProefserver();
const { database, wereld } = server;
const kind = wereld.a.kinderen[0] ?? assert.fail('a child');
const docent = await server.login('docent');
const schooladmin = await server.login('schooladmin');
const groep = `/api/admins/${wereld.a.id}/groepen/${kind.groepId}`;
const vanKind = `${groep}/leerlingen/${kind.id}`;

type Methode = 'PUT' | 'DELETE' | 'POST';
const send = (method: Methode, url: string, token: string | undefined, body?: object): Promise<Antwoord> =>
  server.request({ method, url, token, ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) });
const plan = (id: string, anders: object = {}, token = docent, in_ = groep): Promise<Antwoord> =>
  send('PUT', `${in_}/leesmomenten/${testId(id)}`, token, { niveau: 'm5', van: '2026-11-19', tot: '2026-11-30', ...anders });
const momenten = async (token = docent): Promise<readonly Leesmoment[]> =>
  leesmomentenRoutes.listLeesmomenten.response.parse((await server.get(`${groep}/leesmomenten`, token)).body).momenten;
const moment = async (id = 'moment'): Promise<Leesmoment> =>
  (await momenten()).find((een) => een.id === testId(id)) ?? assert.fail('the leesmoment');
const vanKindIn = async (id = 'moment') => (await moment(id)).leerlingen.find((een) => een.id === kind.id) ?? assert.fail('the child');
const codeVan = ({ status, body }: Antwoord): unknown[] => [status, Reflect.get(Object(body), 'code')];

const luister = (id: string, tekstId: string, anders: object = {}, token = docent, pad = vanKind): Promise<Antwoord> =>
  send('PUT', `${pad}/voorlezingen/${testId(id)}`, token, {
    momentId: testId('moment'),
    tekstId,
    op: new Date(BEGIN).toISOString(),
    ms: 60_000,
    gelezen: 60,
    fouten: [],
    vloeiend: 3,
    ...anders,
  });
const rijen = () => database.own.selectFrom('voorlezing').selectAll().where('leerling_id', '=', kind.id).orderBy('id').execute();
const plank = async (): Promise<readonly string[]> => {
  const { body } = await server.get(`/api/leerlingen/${kind.id}/leesplank`, await server.login('leerling'));
  return leesplankRoutes.readLeesplank.response.parse(body).planken.flatMap(({ boeken }) => boeken.map(({ id }) => id));
};

test('a leesmoment takes three texts of its level, that practice keeps away from: not on the plank, not in taken, no sound of them', async () => {
  const niveau = (await plank()).find((id) => id.startsWith('m4-')) ? 'm4' : ((await plank())[0]?.replace(/-\d+$/, '') ?? '');
  // Pressed in a hurry: one leesmoment, and nobody hears otherwise. With connections that are open, or the first would be done before the second began.
  await Promise.all(Array.from({ length: 5 }, () => momenten()));
  const tegelijk = await Promise.all(Array.from({ length: 5 }, () => plan('moment', { niveau })));
  assert.deepEqual(
    tegelijk.map(codeVan),
    tegelijk.map(() => [204, undefined]),
  );
  assert.equal((await plan('moment', { niveau })).status, 204);
  const { teksten, nu, leerlingen } = await moment();
  assert.deepEqual([teksten.length, nu, leerlingen.length], [3, true, 2]);
  const token = await server.login('leerling');
  const opPlank = await plank();
  for (const { id } of teksten) {
    assert.ok(!opPlank.includes(id));
    assert.equal((await server.get(`/api/leerlingen/${kind.id}/leesplank/${id}`, token)).status, 404, 'check 3: no clips of it');
  }
  const { body } = await server.get(`/api/leerlingen/${kind.id}/dagtaken`, token);
  for (const { id } of teksten) assert.ok(!JSON.stringify(body).includes(id));
});

test('one leesmoment of a groep at a time, its days can change and its level not; taken away its texts come back', async () => {
  const { niveau, teksten } = await moment();
  assert.deepEqual(codeVan(await plan('ander', { niveau: 'e3' })), [409, 'leesmomenten/loopt-al']);
  assert.deepEqual(codeVan(await plan('moment', { niveau: 'e3' })), [409, 'leesmomenten/ander-niveau']);
  assert.deepEqual(codeVan(await plan('ander', { van: '2026-11-01', tot: '2026-11-18' })), [400, 'leesmomenten/dagen']);
  assert.deepEqual(codeVan(await plan('ander', { van: '2026-12-20', tot: '2026-12-01' })), [400, 'leesmomenten/dagen']);
  assert.equal((await plan('moment', { niveau, tot: '2026-12-04' })).status, 204);
  assert.deepEqual([(await moment()).tot, (await moment()).teksten], ['2026-12-04', teksten]);
  const url = `${groep}/leesmomenten/${testId('moment')}`;
  assert.equal((await send('DELETE', url, docent)).status, 204);
  assert.ok((await plank()).includes(teksten[0]?.id ?? ''));
  assert.equal((await send('POST', `${url}/terugzetten`, docent)).status, 204);
  assert.ok(!(await plank()).includes(teksten[0]?.id ?? ''));
});

test('the child has the text on its own screen only while somebody listens, without any sound', async () => {
  const { teksten } = await moment();
  const token = await server.login('leerling');
  const read = async () =>
    voorlezenRoutes.readVoorlezen.response.parse((await server.get(`/api/leerlingen/${kind.id}/voorlezen`, token)).body).tekst;
  assert.equal(await read(), null);
  assert.equal((await send('PUT', `${vanKind}/voorlezen`, docent, { tekstId: teksten[0]?.id })).status, 204);
  assert.deepEqual(Object.keys((await read()) ?? {}).sort(), ['alineas', 'perRegel', 'titel']);
  server.clock.advance(16 * 60_000);
  assert.equal(await read(), null);
  server.clock.set(BEGIN);
  assert.equal((await luister('eerste', teksten[0]?.id ?? '')).status, 200);
  assert.equal(await read(), null);
});

test('check 13: what was tapped comes back exact, sent twice it is kept once, and marks behind the end are left out', async () => {
  const id = (await moment()).teksten[1]?.id ?? '';
  const tekst = (await findTekst(id)) ?? assert.fail('the text');
  const lengte = leeswoorden(tekst.alineas.flat()).length;
  const fouten = [
    { woord: 2, soort: 'anders', gezegd: 'bommen' },
    { woord: 5, soort: 'overgeslagen' },
    { woord: 7, soort: 'erbij' },
    { woord: 9, soort: 'voorgezegd' },
    { woord: 11, soort: 'verbeterd' },
    { woord: 1500, soort: 'overgeslagen' },
  ];
  const body = { fouten, gelezen: 1999, ms: 60_000 };
  const antwoord = await luister('tweede', id, body);
  assert.deepEqual(antwoord.body, { gelezen: lengte, goed: lengte - 3, perMinuut: lengte - 3 });
  assert.deepEqual((await luister('tweede', id, body)).body, antwoord.body);
  assert.deepEqual((await rijen()).length, 2);
  const { voorlezingen } = voorlezenRoutes.listVoorlezingen.response.parse((await server.get(`${vanKind}/voorlezingen`, docent)).body);
  const soorten = voorlezingen.find((een) => een.id === testId('tweede'))?.soorten;
  assert.deepEqual(soorten, { anders: 1, overgeslagen: 1, erbij: 1, voorgezegd: 1, verbeterd: 1 });
  assert.equal((await luister('x', id, { ms: 100 })).status, 400);
  assert.equal((await luister('x', id, { fouten: [{ woord: 1, soort: 'stotteren' }] })).status, 400);
  assert.equal((await luister('x', 'm5-99')).status, 404);
  const buiten = (await plank()).find((een) => !een.startsWith('letters')) ?? '';
  assert.deepEqual(codeVan(await luister('x', buiten)), [404, 'leesmomenten/niet-gevonden']);
});

test('check 23: two docenten mark one reading: 409 for the second, both kept, the first counts; withdrawn, the other does', async () => {
  const id = (await moment()).teksten[2]?.id ?? '';
  assert.equal((await luister('van een', id)).status, 200);
  assert.deepEqual(codeVan(await luister('van twee', id, { gelezen: 50 }, schooladmin)), [409, 'voorlezingen/al-beluisterd']);
  assert.deepEqual(codeVan(await luister('van twee', id, { gelezen: 50 }, schooladmin)), [409, 'voorlezingen/al-beluisterd']);
  assert.equal((await rijen()).filter(({ tekst }) => tekst === id).length, 2);
  const eerst = await vanKindIn();
  assert.deepEqual([eerst.gehoord.length, eerst.dubbel, eerst.hardop.teksten], [3, [id], 3]);
  assert.notEqual(eerst.hardop.tempo, null);
  assert.equal((await send('DELETE', `${vanKind}/voorlezingen/${testId('van een')}`, docent)).status, 204);
  const daarna = await vanKindIn();
  assert.deepEqual([daarna.gehoord.length, daarna.dubbel, eerst.hardop.gelezen - daarna.hardop.gelezen], [3, [], 10]);
  assert.equal((await send('POST', `${vanKind}/voorlezingen/${testId('van een')}/terugzetten`, docent)).status, 204);
  assert.deepEqual((await vanKindIn()).hardop, eerst.hardop);
  assert.deepEqual(codeVan(await luister('van een', id, {}, schooladmin)), [409, 'voorlezingen/botsing']);
});

test('check 21: the file of the groep has the rows of the screens, also what was withdrawn or does not count; who may not see them gets none', async () => {
  assert.equal((await send('DELETE', `${vanKind}/voorlezingen/${testId('van twee')}`, schooladmin)).status, 204);
  const { text, headers } = await server.get(`${groep}/voorlezingen/csv`, docent);
  assert.match(String(headers['content-type']), /^text\/csv/);
  const bestand: Record<string, string>[] = parseCsv(text, { bom: true, delimiter: ';', columns: true });
  const { voorlezingen } = voorlezenRoutes.listVoorlezingen.response.parse((await server.get(`${vanKind}/voorlezingen`, docent)).body);
  assert.ok(voorlezingen.some(({ ingetrokken }) => ingetrokken) && voorlezingen.some(({ soorten }) => soorten.verbeterd === 1));
  assert.deepEqual(
    bestand.map((rij) => Object.values(rij).slice(2)),
    voorlezingen.map((een) =>
      [
        een.dag,
        een.titel,
        een.niveau,
        een.ms / 1000,
        een.gelezen,
        een.goed,
        een.perMinuut,
        ...(['anders', 'overgeslagen', 'erbij', 'voorgezegd', 'verbeterd'] as const).map((soort) => een.soorten[soort]),
        een.vloeiend ?? '',
        een.door,
        een.functie,
        een.momentId === null ? 'nee' : 'ja',
        een.opname ? 'ja' : 'nee',
        een.eerste ? 'ja' : 'nee',
        een.ingetrokken ? 'ingetrokken' : een.telt ? 'ja' : 'nee',
      ].map(String),
    ),
  );
  const xlsx = await server.app.server.inject({
    method: 'GET',
    url: `${groep}/voorlezingen/xlsx`,
    headers: { authorization: `Bearer ${docent}` },
  });
  assert.match(String(xlsx.headers['content-type']), /spreadsheetml/);
  const [kop = [], ...regels] = (await readXlsx(xlsx.rawPayload))[0]?.data ?? [];
  assert.deepEqual(kop.map(String), Object.keys(bestand[0] ?? {}));
  assert.deepEqual(
    regels.map((regel) => regel.map((cel) => String(cel ?? ''))),
    bestand.map((rij) => Object.values(rij)),
  );
  const rows: readonly (readonly [wie: string, url: string, status: number])[] = [
    ['docent2', `${groep}/voorlezingen/csv`, 404],
    ['docent', `/api/admins/${wereld.b.id}/groepen/${wereld.b.groepIds[0] ?? ''}/voorlezingen/csv`, 404],
    ['docent', `/api/admins/${wereld.a.id}/groepen/${testId('geen groep')}/voorlezingen/csv`, 404],
    ['docent', `${groep}/voorlezingen/pdf`, 400],
    ['office', `${groep}/voorlezingen/csv`, 403],
    ['leerling', `${groep}/voorlezingen/csv`, 403],
  ];
  for (const [wie, url, status] of rows) assert.equal((await server.get(url, await server.login(wie))).status, status, `${wie} ${url}`);
  assert.equal((await send('POST', `${vanKind}/voorlezingen/${testId('van twee')}/terugzetten`, schooladmin)).status, 204);
});

test('two who save at the same moment: one counts, one hears so', async () => {
  const ander = wereld.a.kinderen[1] ?? assert.fail('another child');
  const id = (await moment()).teksten[1]?.id ?? '';
  const pad = `${groep}/leerlingen/${ander.id}`;
  const beide = await Promise.all([luister('tegelijk 1', id, {}, docent, pad), luister('tegelijk 2', id, {}, schooladmin, pad)]);
  assert.deepEqual(
    beide.map(({ status }) => status).toSorted((x, y) => x - y),
    [200, 409],
  );
});

test('check 16: tab Lezen has aloud beside silent, each with its own figures', async () => {
  const { body } = await server.get(`${groep}/lezen`, docent);
  const lezer = leesvoortgangRoutes.readGroepLezen.response.parse(body).leerlingen.find(({ id }) => id === kind.id);
  assert.equal(lezer?.tempo, null);
  assert.deepEqual([lezer?.hardop?.tempo, lezer?.hardop?.dag, lezer?.hardop?.teksten], [(await vanKindIn()).hardop.tempo, '2026-11-19', 3]);
  // By hand: of each text the reading that was kept first, and its words without those that a mark says went wrong.
  const gehoord = (await rijen())
    .filter((rij) => rij.moment_id === testId('moment') && rij.ingetrokken_op === null && rij.eerste)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const teksten = [...Map.groupBy(gehoord, ({ tekst }) => tekst).values()].flatMap(([eerst]) => eerst ?? []);
  const geteld = teksten.map(({ gelezen, fouten, ms }) => {
    const mis = fouten.filter(({ woord, soort }) => woord < gelezen && ['anders', 'overgeslagen', 'voorgezegd'].includes(soort));
    return { gelezen, goed: gelezen - mis.length, perMinuut: Math.round((gelezen - mis.length) / (ms / 60_000)) };
  });
  const som = (wat: 'gelezen' | 'goed'): number => geteld.reduce((totaal, tekst) => totaal + tekst[wat], 0);
  const midden = Math.round(geteld.reduce((product, { perMinuut }) => product * perMinuut, 1) ** (1 / geteld.length));
  for (const hardop of [lezer?.hardop, (await vanKindIn()).hardop]) {
    assert.deepEqual([hardop?.teksten, hardop?.gelezen, hardop?.goed], [3, som('gelezen'), som('goed')]);
    assert.deepEqual([hardop?.tempo?.midden, hardop?.waarom], [midden, null]);
  }
  const stil = leesvoortgangRoutes.readGroepLezen.response.parse(body).leerlingen.find(({ id }) => id !== kind.id);
  assert.deepEqual([stil?.hardop?.tempo, stil?.hardop?.waarom], [null, 'te-weinig']);
});

test('a text the child knew already is kept and counts for no pace', async () => {
  const ander = wereld.a.kinderen[1] ?? assert.fail('another child');
  const id = (await moment()).teksten[0]?.id ?? '';
  const pad = `${groep}/leerlingen/${ander.id}`;
  assert.equal((await luister('los', id, { momentId: null }, docent, pad)).status, 200);
  assert.equal((await luister('nog eens', id, {}, docent, pad)).status, 200);
  const rij = (await moment()).leerlingen.find((een) => een.id === ander.id);
  assert.deepEqual([rij?.gehoord.includes(id), rij?.eerder, rij?.hardop.teksten], [true, [id], 1]);
});

test('check 9: only who follows the child: other groepen, other schools, our office and the child itself find nothing', async () => {
  const id = (await moment()).teksten[0]?.id ?? '';
  const eerder = (await rijen()).length;
  const calls: readonly ((token: string | undefined) => Promise<Antwoord>)[] = [
    (token) => server.get(`${groep}/leesmomenten`, token),
    (token) => plan('vreemd', {}, token ?? ''),
    (token) => send('DELETE', `${groep}/leesmomenten/${testId('moment')}`, token),
    (token) => send('POST', `${groep}/leesmomenten/${testId('moment')}/terugzetten`, token),
    (token) => server.get(`${vanKind}/voorlezen/${id}`, token),
    (token) => send('PUT', `${vanKind}/voorlezen`, token, { tekstId: id }),
    (token) => server.get(`${vanKind}/voorlezingen`, token),
    (token) => luister('vreemd', id, {}, token ?? ''),
    (token) => send('DELETE', `${vanKind}/voorlezingen/${testId('eerste')}`, token),
    (token) => send('POST', `${vanKind}/voorlezingen/${testId('eerste')}/terugzetten`, token),
  ];
  for (const naam of ['docent2', 'b-docent', 'b-schooladmin', 'rtadmin', 'thuisadmin']) {
    const token = await server.login(naam);
    for (const [nr, call] of calls.entries()) assert.equal((await call(token)).status, 404, `${naam} ${nr}`);
  }
  for (const naam of ['office', 'superadmin', 'leerling', 'demo']) {
    const token = await server.login(naam);
    for (const [nr, call] of calls.entries()) assert.ok([403, 404].includes((await call(token)).status), `${naam} ${nr}`);
  }
  assert.equal((await rijen()).length, eerder);
  for (const tabel of ['leesmoment', 'voorlezing', 'voorleesbeurt'] as const)
    assert.deepEqual(await database.forAdmin(wereld.b.id, (db) => db.selectFrom(tabel).selectAll().execute()), [], tabel);
});

test('a practice and a home listen to their own', async () => {
  for (const naam of ['rtadmin', 'thuisadmin']) {
    const token = await server.login(naam);
    const { adminId } = wereld.persoon(naam);
    const eigen = wereld.admins.find(({ id }) => id === adminId)?.kinderen[0] ?? assert.fail('a child');
    const pad = `/api/admins/${adminId}/groepen/${eigen.groepId}`;
    assert.equal((await plan(`van ${naam}`, {}, token, pad)).status, 204);
    const { momenten: daar } = leesmomentenRoutes.listLeesmomenten.response.parse((await server.get(`${pad}/leesmomenten`, token)).body);
    const tekst = daar[0]?.teksten[0]?.id ?? '';
    const body = { momentId: testId(`van ${naam}`) };
    assert.equal((await luister(`hoort ${naam}`, tekst, body, token, `${pad}/leerlingen/${eigen.id}`)).status, 200);
  }
});

test('what is older than our office keeps goes; the dossier has what is kept', async () => {
  const { body } = await server.get(`${vanKind}/voorlezingen`, docent);
  assert.ok(JSON.stringify(body).includes(testId('eerste')));
  await sweepVoorlezingen(server.app.context, BEGIN + 86_400_000 * 700);
  assert.ok((await rijen()).length > 0);
  await sweepVoorlezingen(server.app.context, BEGIN + 86_400_000 * 732);
  assert.deepEqual(await rijen(), []);
});
