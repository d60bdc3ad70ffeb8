/** The voice of a child: who may have it made, who may hear it, when it is gone. Checks 7-11 of the design of reading, and 22, 23 for recordings. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { leesmomentenRoutes } from '@spelrijk/contract/leesmomenten';
import { voorleesopnamenRoutes as routes } from '@spelrijk/contract/voorleesopnamen';
import { isTweede, OPNAME_HERTZ } from '@spelrijk/domain/voorleesopname';
import { writeWav } from '@spelrijk/spraak/wav';
import { sql } from 'kysely';
import { BEGIN, createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { dumpDatabase } from '../../../platform/db/kopie.ts';
import { readLuisteraars, sweepOpnamen } from './store.ts';

const server = await createProefserver();
const { database, wereld } = server;
const own = database.own;
const kind = wereld.a.kinderen[0] ?? assert.fail('a child');
const [docent, schooladmin, leerling] = [await server.login('docent'), await server.login('schooladmin'), await server.login('leerling')];
const basis = `/api/admins/${wereld.a.id}`;
const groep = `${basis}/groepen/${kind.groepId}`;
const vanKind = `/api/leerlingen/${kind.id}/voorleesopnamen`;
const toestemming = `${groep}/leerlingen/${kind.id}/opnametoestemming`;
const DAG_MS = 86_400_000;
type Methode = 'PUT' | 'DELETE' | 'GET' | 'POST';
const send = (method: Methode, url: string, token: string | undefined, body?: object): Promise<Antwoord> =>
  server.request({ method, url, token, ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) });
const codeVan = ({ status, body }: Antwoord): unknown[] => [status, Reflect.get(Object(body), 'code')];

function stem(seconden: number, sterkte = 0.2): Uint8Array {
  const monsters = Float32Array.from(
    { length: seconden * OPNAME_HERTZ },
    (_, i) => sterkte * Math.sin((2 * Math.PI * 180 * i) / OPNAME_HERTZ) * (0.5 + 0.5 * Math.sin(i / 3000)),
  );
  return writeWav({ hertz: OPNAME_HERTZ, monsters });
}
const ZES = stem(6);

const neem = (id: string, tekst = 'm4-01', wav: Uint8Array = ZES, token: string | undefined = leerling): Promise<Antwoord> =>
  server.request({
    method: 'PUT',
    url: `${vanKind}/${testId(id)}?tekst=${tekst}`,
    token,
    payload: Buffer.from(wav),
    headers: { 'content-type': 'application/octet-stream' },
  });
const zet = (body: object = {}, token = schooladmin): Promise<Antwoord> =>
  send('PUT', `${basis}/voorleesopnamen`, token, { aan: true, dpiaOp: '2026-09-01', bewaardagen: 28, ...body });
const geef = (body: object = {}): Promise<Antwoord> =>
  send('PUT', toestemming, docent, { wieGaf: 'moeder', gegevenOp: '2026-11-18', ...body });
const eigen = async () => routes.listEigenOpnamen.response.parse((await server.get(vanKind, leerling)).body);
const rij = async () => routes.listVoorleesopnamen.response.parse((await server.get(`${groep}/voorleesopnamen`, docent)).body);
const geluid = (id: string, token: string | undefined = docent, vorm = ''): Promise<Antwoord> =>
  server.get(`${groep}/voorleesopnamen/${testId(id)}/geluid${vorm}`, token);
const oordeel = (id: string, voorlezing: string, token: string = docent, body: object = {}): Promise<Antwoord> =>
  send('PUT', `${groep}/voorleesopnamen/${testId(id)}/oordeel/${testId(voorlezing)}`, token, {
    ms: 6000,
    gelezen: 10,
    fouten: [],
    vloeiend: 3,
    zin: 2,
    ...body,
  });
const tel = async (tabel: 'voorlees_opname' | 'opname_sleutel'): Promise<number> =>
  (await own.selectFrom(tabel).select('leerling_id').where('admin_id', '=', wereld.a.id).execute()).length;

test('check 7: off at first; a consent alone is not enough, nor is the switch alone; with both a child may', async () => {
  assert.deepEqual((await eigen()).mag, false);
  assert.equal((await neem('te vroeg')).status, 404);
  assert.equal((await geef()).status, 204);
  assert.equal((await eigen()).mag, false);
  assert.equal((await neem('te vroeg')).status, 404);
  assert.equal((await send('DELETE', toestemming, docent)).status, 204);
  assert.deepEqual(codeVan(await zet({ dpiaOp: null })), [400, 'voorleesopnamen/dpia-nodig']);
  assert.deepEqual(codeVan(await zet({ dpiaOp: '2027-01-01' })), [400, 'voorleesopnamen/dpia-nodig']);
  assert.equal((await zet()).status, 204);
  assert.equal((await eigen()).mag, false);
  assert.equal((await neem('te vroeg')).status, 404);
  assert.equal((await send('GET', `${vanKind}/teksten/m4-01`, leerling)).status, 404);
  assert.equal(await tel('voorlees_opname'), 0);
  for (const gegevenOp of ['2026-11-20', '2025-01-01']) assert.deepEqual(codeVan(await geef({ gegevenOp })), [400, 'voorleesopnamen/dag']);
  assert.equal((await geef()).status, 204);
  assert.deepEqual([(await eigen()).mag, (await eigen()).over], [true, 6]);
  assert.equal((await send('GET', `${vanKind}/teksten/m4-01`, leerling)).status, 200);
});

test('check 7: the switch asks the password, and is of who answers for the school; a visitor of the demo is recorded by nobody', async () => {
  for (const naam of ['docent', 'office', 'superadmin', 'leerling', 'demo'])
    assert.equal((await zet({}, await server.login(naam))).status, 403, naam);
  assert.equal((await zet({}, await server.login('b-schooladmin'))).status, 404);
  server.clock.advance(301_000);
  assert.deepEqual(codeVan(await zet({ bewaardagen: 7 })), [409, 'auth/bevestiging-nodig']);
  server.clock.set(BEGIN);
  const demo = await server.login('demo');
  assert.equal((await server.get(`/api/leerlingen/${wereld.persoon('demo').id}/voorleesopnamen`, demo)).status, 403);
  await own
    .updateTable('admin')
    .set({ vervalt_op: new Date(BEGIN + DAG_MS) })
    .where('admin_id', '=', wereld.a.id)
    .execute();
  assert.equal((await eigen()).mag, false);
  await own.updateTable('admin').set({ vervalt_op: null }).where('admin_id', '=', wereld.a.id).execute();
});

test('check 11: silent, 121 seconds, five megabytes, an mp3 and the seventh of a day are refused in Dutch, and none of it is kept', async () => {
  const mp3 = Buffer.concat([Buffer.from('ID3\u0004'), Buffer.alloc(90_000, 0x55)]);
  const gevallen: readonly (readonly [string, Uint8Array, number, string])[] = [
    ['stil', stem(6, 0), 400, 'voorleesopnamen/stil'],
    ['kort', stem(4), 400, 'voorleesopnamen/te-kort'],
    ['lang', stem(121), 400, 'voorleesopnamen/te-lang'],
    ['hard', stem(6, 40), 400, 'voorleesopnamen/te-hard'],
    ['mp3', mp3, 400, 'voorleesopnamen/geen-geluid'],
    ['24 kHz', writeWav({ hertz: 24_000, monsters: new Float32Array(200_000).fill(0.1) }), 400, 'voorleesopnamen/geen-geluid'],
  ];
  for (const [naam, wav, status, code] of gevallen) {
    const antwoord = await neem(naam, 'm4-01', wav);
    assert.deepEqual(codeVan(antwoord), [status, code], naam);
    assert.match(String(Reflect.get(Object(antwoord.body), 'message')), /^(De|Op de|Dit is) /, naam);
  }
  assert.equal((await neem('groot', 'm4-01', new Uint8Array(5_000_000))).status, 413);
  assert.equal(await tel('voorlees_opname'), 0);
  for (let nr = 1; nr <= 6; nr++) assert.equal((await neem(`nr ${nr}`)).status, 204, String(nr));
  assert.deepEqual(codeVan(await neem('nr 7')), [409, 'voorleesopnamen/genoeg']);
  assert.equal((await neem('nr 6')).status, 204, 'sent twice');
  assert.deepEqual([await tel('voorlees_opname'), (await eigen()).over, (await eigen()).wachtend.length], [6, 0, 6]);
});

test('what is kept is noise without the key of this child, and the key lies sealed', async () => {
  const { ogg } = await own.selectFrom('voorlees_opname').select('ogg').where('id', '=', testId('nr 1')).executeTakeFirstOrThrow();
  assert.ok(!ogg.includes('OggS') && !ogg.includes('Opus'));
  const { sleutel } = await own.selectFrom('opname_sleutel').select('sleutel').executeTakeFirstOrThrow();
  assert.match(sleutel, /^k1:/);
  const antwoord = await geluid('nr 1');
  assert.deepEqual([antwoord.status, antwoord.headers['content-type'], antwoord.text.startsWith('OggS')], [200, 'audio/ogg', true]);
  assert.match(String(antwoord.headers['cache-control']), /no-store/);
  assert.ok((await geluid('nr 1', docent, '?vorm=wav')).text.startsWith('RIFF'));
  const stuk = await server.request({
    method: 'GET',
    url: `${groep}/voorleesopnamen/${testId('nr 1')}/geluid`,
    token: docent,
    headers: { range: 'bytes=0-3' },
  });
  assert.deepEqual([stuk.status, stuk.text], [206, 'OggS']);
  assert.match(String(stuk.headers['content-range']), /^bytes 0-3\/\d+$/);
});

test('each listening leaves a line in the log of the school, and so do consent and switch', async () => {
  const { rows } = await sql<{ actie: string; betreft: string; soort: string }>`
    select actie, betreft, soort from audit where admin_id = ${wereld.a.id} and actie like 'voice.%' order by nr`.execute(own);
  assert.equal(rows.filter(({ actie, soort }) => actie === 'voice.listen' && soort === 'inzage').length, 3);
  assert.ok(rows.some(({ betreft }) => betreft.includes('voorlezen opnemen: aan')));
  assert.ok(rows.some(({ betreft }) => betreft.includes('toestemming voor opnamen, gegeven op 2026-11-18')));
  assert.ok(!JSON.stringify(rows).includes(wereld.a.kinderen[0]?.id ?? '?'));
});

test('check 9: our office, other groepen, other schools, other children: no call gives anything, and row level security alone holds', async () => {
  const id = testId('nr 1');
  const calls: readonly ((token: string | undefined) => Promise<Antwoord>)[] = [
    (token) => server.get(`${groep}/voorleesopnamen`, token),
    (token) => server.get(`${groep}/voorleesopnamen/${id}`, token),
    (token) => geluid('nr 1', token),
    (token) => geluid('nr 1', token, '?vorm=wav'),
    (token) => oordeel('nr 1', 'vreemd', token ?? ''),
    (token) => send('DELETE', `${groep}/voorleesopnamen/${id}`, token),
    (token) => server.get(`${groep}/opnametoestemmingen`, token),
    (token) => send('PUT', toestemming, token, { wieGaf: 'moeder', gegevenOp: '2026-11-18' }),
    (token) => send('DELETE', toestemming, token),
    (token) => server.get(`${basis}/voorleesopnamen`, token),
    (token) => server.get(vanKind, token),
    (token) => server.get(`${vanKind}/teksten/m4-01`, token),
    (token) => server.get(`${vanKind}/${id}`, token),
    (token) => neem('vreemd', 'm4-01', ZES, token ?? ''),
    (token) => send('DELETE', `${vanKind}/${id}`, token),
  ];
  for (const naam of ['docent2', 'b-docent', 'b-schooladmin', 'rtadmin', 'thuisadmin', 'office', 'superadmin', 'demo', 'leerling2']) {
    const token = await server.login(naam);
    for (const [nr, call] of calls.entries()) {
      // A colleague of the same school may see whether recording is on; nothing more.
      if (naam === 'docent2' && nr === 9) continue;
      assert.ok([403, 404].includes((await call(token)).status), `${naam} ${nr}`);
    }
    const reden = { 'x-reden': encodeURIComponent('Een vraag van de school zelf') };
    const toch = await server.request({ method: 'GET', url: `${groep}/voorleesopnamen/${id}/geluid`, token, headers: reden });
    assert.ok([403, 404].includes(toch.status), `${naam} with a reason`);
  }
  assert.equal((await server.get(`${groep}/voorleesopnamen/${id}/geluid`)).status, 401);
  assert.equal((await geluid('nr 1', leerling)).status, 403);
  const [elders] = wereld.a.groepIds.filter((groepId) => groepId !== kind.groepId);
  assert.equal((await server.get(`${basis}/groepen/${elders}/voorleesopnamen/${id}/geluid`, schooladmin)).status, 404, 'by another groep');
  for (const tabel of ['voorlees_opname', 'opname_sleutel', 'opname_toestemming', 'opnamestand'] as const)
    assert.deepEqual(await database.forAdmin(wereld.b.id, (db) => db.selectFrom(tabel).selectAll().execute()), [], tabel);
  await assert.rejects(
    database.readOffice((db) => db.selectFrom('voorlees_opname').select('id').execute()),
    /permission denied/,
  );
  await assert.rejects(
    database.readOffice((db) => db.selectFrom('opname_sleutel').select('sleutel').execute()),
    /permission denied/,
  );
  assert.equal(await tel('voorlees_opname'), 6);
});

test('check 23: two docenten mark one recording: 409 for the second, both kept, the first counts; the sound goes that night', async () => {
  assert.equal((await oordeel('nr 1', 'van een', docent, { fouten: [{ woord: 2, soort: 'anders', gezegd: 'bommen' }] })).status, 200);
  assert.equal((await oordeel('nr 1', 'van een', docent, { fouten: [{ woord: 2, soort: 'anders', gezegd: 'bommen' }] })).status, 200);
  assert.deepEqual(codeVan(await oordeel('nr 1', 'van twee', schooladmin)), [409, 'voorlezingen/al-beluisterd']);
  const gehoord = await own.selectFrom('voorlezing').select(['id', 'goed', 'zin']).where('opname_id', '=', testId('nr 1')).execute();
  assert.deepEqual(new Set(gehoord.map(({ goed }) => goed)), new Set([9, 10]));
  const [eerste] = (await eigen()).gehoord;
  assert.deepEqual([eerste?.id, eerste?.zin, (await eigen()).wachtend.length], [testId('nr 1'), 2, 5]);
  assert.equal((await server.get(`${vanKind}/${testId('nr 1')}`, leerling)).status, 404, 'its own until it was heard');
  assert.equal((await server.get(`${vanKind}/${testId('nr 2')}`, leerling)).status, 200);
  assert.equal((await geluid('nr 1')).status, 200, 'heard again the same day');
  // As it is the day after; a session does not live that long.
  await own
    .updateTable('voorlees_opname')
    .set({ gehoord_op: new Date(BEGIN - DAG_MS) })
    .where('id', '=', testId('nr 1'))
    .execute();
  assert.equal((await geluid('nr 1')).status, 404);
  await sweepOpnamen(own, new Date(BEGIN));
  assert.equal(await tel('voorlees_opname'), 5);
});

test('one in ten comes back blind to somebody else, on the same day: both kept, the first counts, and what they are apart is told', async () => {
  const namen = Array.from({ length: 200 }, (_, nr) => `twee ${nr}`);
  const [naam = ''] = namen.filter((een) => isTweede(testId(een)));
  const gekozen = namen.filter((een) => isTweede(testId(een))).length;
  assert.ok(gekozen > 8 && gekozen < 34, String(gekozen));
  const inRij = async (token: string, id = testId(naam)) => {
    const { opnamen, luisteraars } = routes.listVoorleesopnamen.response.parse((await server.get(`${groep}/voorleesopnamen`, token)).body);
    return { tweede: opnamen.find((opname) => opname.id === id)?.tweede, luisteraars };
  };
  assert.equal((await neem(naam)).status, 204);
  assert.deepEqual([(await inRij(docent)).tweede, (await inRij(schooladmin)).tweede], [false, false], 'nobody listened yet');
  assert.equal((await oordeel(naam, 'eerste', docent, { fouten: [{ woord: 2, soort: 'anders', gezegd: 'bommen' }] })).status, 200);
  assert.deepEqual([(await inRij(docent)).tweede, (await inRij(schooladmin)).tweede], [false, true], 'for somebody else');
  const blind = await server.get(`${groep}/voorleesopnamen/${testId(naam)}`, schooladmin);
  assert.ok(blind.status === 200 && !blind.text.includes('bommen') && !blind.text.includes('fouten'), 'nothing of what the first heard');
  for (const keer of ['once', 'sent again']) assert.equal((await oordeel(naam, 'tweede', schooladmin)).status, 200, keer);
  assert.equal((await inRij(schooladmin)).tweede, false, 'asked once');
  const rijen = await own
    .selectFrom('voorlezing')
    .select(['goed', 'created_at'])
    .where('opname_id', '=', testId(naam))
    .orderBy('created_at')
    .execute();
  assert.deepEqual(
    rijen.map(({ goed }) => goed),
    [9, 10],
  );
  // Two pairs: this one, and the one of check 23. Fewer than five say nothing.
  assert.equal((await inRij(docent)).luisteraars, null);
  assert.deepEqual(await readLuisteraars(own, wereld.a.id), { opnamen: 2, verschil: 1 });
  assert.equal((await send('DELETE', `${groep}/voorleesopnamen/${testId(naam)}`, docent)).status, 204);
});

test('a child takes its own away, and a docent one of its groep', async () => {
  assert.equal((await send('DELETE', `${vanKind}/${testId('nr 2')}`, leerling)).status, 204);
  assert.equal((await send('DELETE', `${vanKind}/${testId('nr 2')}`, leerling)).status, 404);
  assert.equal((await send('DELETE', `${groep}/voorleesopnamen/${testId('nr 3')}`, docent)).status, 204);
  // Made in one and the same millisecond: in no order of their own.
  assert.deepEqual(new Set((await rij()).opnamen.map(({ id }) => id)), new Set(['nr 4', 'nr 5', 'nr 6'].map(testId)));
});

test('a text of a leesmoment is recorded once, waits in its table, and counts as a first reading', async () => {
  assert.equal(
    (await send('PUT', `${groep}/leesmomenten/${testId('moment')}`, docent, { niveau: 'm5', van: '2026-11-19', tot: '2026-11-30' })).status,
    204,
  );
  await own.deleteFrom('voorlees_opname').where('id', '=', testId('nr 4')).execute();
  await own.deleteFrom('voorlees_opname').where('id', '=', testId('nr 5')).execute();
  const { teksten } = await eigen();
  assert.equal(teksten.length, 3);
  const tekst = teksten[0]?.id ?? '';
  const body = routes.readOpnametekst.response.parse((await server.get(`${vanKind}/teksten/${tekst}`, leerling)).body);
  assert.equal(body.eenKeer, true);
  assert.equal((await neem('moment 1', tekst)).status, 204);
  assert.deepEqual(codeVan(await neem('moment 2', tekst)), [409, 'voorleesopnamen/al-gelezen']);
  assert.equal((await eigen()).teksten.length, 2);
  const momenten = async () =>
    leesmomentenRoutes.listLeesmomenten.response.parse((await server.get(`${groep}/leesmomenten`, docent)).body).momenten[0];
  const cel = async () => (await momenten())?.leerlingen.find(({ id }) => id === kind.id);
  assert.deepEqual((await cel())?.wacht, [{ tekst, opnameId: testId('moment 1') }]);
  assert.equal((await oordeel('moment 1', 'in moment')).status, 200);
  assert.deepEqual([(await cel())?.wacht, (await cel())?.gehoord, (await cel())?.hardop.teksten], [[], [tekst], 1]);
});

test('the dossier has the sound for the school itself, and never for our office', async () => {
  const zip = async (naam: string): Promise<string> => {
    const headers = { 'x-reden': encodeURIComponent('Een vraag van de school zelf') };
    const url = `${basis}/leerlingen/${kind.id}/dossier`;
    const antwoord = await server.request({ method: 'GET', url, token: await server.login(naam), headers });
    assert.equal(antwoord.status, 200, naam);
    return antwoord.text;
  };
  assert.match(await zip('schooladmin'), /geluid\/2026-11-19-\d-m4-01\.ogg/);
  assert.ok(!(await zip('superadmin')).includes('geluid/'));
});

test('check 10: a copy that is put back plays nothing: neither sound nor key nor consent is in it', async () => {
  const regels: string[] = [];
  await database.unhurried.connection().execute(async (db) => {
    for await (const regel of dumpDatabase(db)) regels.push(regel);
  });
  const tabellen = regels.filter((regel) => regel.startsWith('T')).join('\n');
  assert.ok(tabellen.includes('"voorlezing"'));
  for (const naam of ['voorlees_opname', 'opname_sleutel', 'opname_toestemming', 'opnamestand'])
    assert.ok(!tabellen.includes(`"${naam}"`), naam);
});

test('check 10: after its term there is no row and no key; shortened, the term holds for what lies there', async () => {
  assert.equal((await zet({ bewaardagen: 7 }, await server.login('schooladmin'))).status, 204);
  await sweepOpnamen(own, new Date(BEGIN + DAG_MS * 6.9));
  assert.ok((await tel('voorlees_opname')) > 0);
  await own
    .updateTable('voorlees_opname')
    .set({ verloopt: new Date(BEGIN - 1) })
    .execute();
  assert.deepEqual((await rij()).opnamen, [], 'not offered, also when nothing was swept yet');
  await sweepOpnamen(own, new Date(BEGIN));
  assert.deepEqual([await tel('voorlees_opname'), await tel('opname_sleutel')], [0, 0]);
});

test('check 8: withdrawn during a lesson: the next call finds nothing, rows and key are gone, and what comes in late is not kept', async () => {
  assert.equal((await neem('les')).status, 204);
  const { sleutel } = await own.selectFrom('opname_sleutel').select('sleutel').executeTakeFirstOrThrow();
  const tegelijk = await Promise.all([send('DELETE', toestemming, docent), neem('les 2')]);
  assert.equal(tegelijk[0].status, 204);
  assert.equal((await geluid('les')).status, 404);
  assert.equal((await server.get(`${vanKind}/${testId('les')}`, leerling)).status, 404);
  assert.equal((await oordeel('les', 'te laat')).status, 404);
  assert.deepEqual(codeVan(await neem('les 3')), [404, 'voorleesopnamen/niet-gevonden']);
  assert.deepEqual([await tel('voorlees_opname'), await tel('opname_sleutel'), (await eigen()).mag], [0, 0, false]);
  assert.equal((await geef()).status, 204);
  assert.equal((await neem('opnieuw')).status, 204);
  assert.notEqual((await own.selectFrom('opname_sleutel').select('sleutel').executeTakeFirstOrThrow()).sleutel, sleutel, 'another key');
  const { leerlingen } = routes.listOpnametoestemmingen.response.parse((await server.get(`${groep}/opnametoestemmingen`, docent)).body);
  const van = leerlingen.find(({ id }) => id === kind.id);
  assert.deepEqual([van?.toestemming?.wieGaf, van?.ingetrokkenOp, van?.opnamen], ['moeder', null, 1]);
});

test('switched off, all sound of the school is gone at once', async () => {
  assert.equal((await zet({ aan: false }, await server.login('schooladmin'))).status, 204);
  assert.deepEqual([await tel('voorlees_opname'), await tel('opname_sleutel'), (await eigen()).mag], [0, 0, false]);
  assert.equal((await zet()).status, 204);
});

test('check 22: thrown away it is heard by nobody, erased no row is left', async () => {
  assert.equal((await neem('laatste')).status, 204);
  await own
    .updateTable('leerling')
    .set({ verwijderd_op: new Date(BEGIN) })
    .where('id', '=', kind.id)
    .execute();
  assert.equal((await geluid('laatste')).status, 404);
  await sweepOpnamen(own, new Date(BEGIN));
  assert.deepEqual([await tel('voorlees_opname'), await tel('opname_sleutel')], [0, 0]);
  await own.deleteFrom('leerling').where('id', '=', kind.id).execute();
  for (const tabel of ['opname_toestemming', 'opname_sleutel', 'voorlees_opname', 'voorlezing'] as const)
    assert.deepEqual(await own.selectFrom(tabel).select('admin_id').where('leerling_id', '=', kind.id).execute(), [], tabel);
});

test('no other code of the server reads the table with sound: nothing is recognised, compared or trained', () => {
  const src = join(import.meta.dirname, '../../..');
  const MAG = new Set([
    'features/oefenen/voorleesopnamen/store.ts',
    'features/oefenen/voorleesopnamen/store-toestemming.ts',
    'features/site/demo/store-voorlezen.ts',
    'features/kantoor/verhuizingen/plan.ts',
    'features/klas/dossiers/bestanden.ts',
    'platform/db/kopie.ts',
    'platform/db/schema-lezen.ts',
  ]);
  const noemt = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(
      (naam) => naam.endsWith('.ts') && !naam.endsWith('.test.ts') && readFileSync(join(src, naam), 'utf8').includes('voorlees_opname'),
    )
    .filter((naam) => !MAG.has(naam));
  assert.deepEqual(noemt, []);
});
