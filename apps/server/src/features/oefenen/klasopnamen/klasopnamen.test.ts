/** A groep in the voice of who guides it: who may make it, who hears it, what is heard without it, when it is gone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { klasopnamenRoutes as routes, type Klaswoorden } from '@spelrijk/contract/klasopnamen';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { ZINNEN } from '@spelrijk/taal/alle-zinnen';
import type { Opgave } from '@spelrijk/domain/opgave';
import { writeWav } from '@spelrijk/spraak/wav';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { eraseAdmins } from '../../../platform/db/erase.ts';
import { unpackZip } from '../../../platform/bestand/zip.ts';
import { sweepKlasopnamen } from './service.ts';

const server = await createProefserver({ SPELRIJK_AUDIO: '' });
const { database, wereld, clock } = server;
const kind = wereld.a.kinderen.find(({ groepId }) => groepId === wereld.a.groepIds[0]) ?? assert.fail('a child');
const elders = wereld.a.kinderen.find(({ groepId }) => groepId === wereld.a.groepIds[1]) ?? assert.fail('a child of another groep');
const docent = await server.login('docent');
const basis = `/api/admins/${wereld.a.id}/groepen/${kind.groepId}/klasopnamen`;
const DAG_MS = 86_400_000;

const wav = (seconden: number, sterkte = 0.2, hertz = 24_000): string =>
  Buffer.from(
    writeWav({
      hertz,
      monsters: Float32Array.from({ length: Math.round(hertz * seconden) }, (_, i) => sterkte * Math.sin((2 * Math.PI * 200 * i) / hertz)),
    }),
  ).toString('base64');
const GOED = wav(0.8);

const send = (method: 'PUT' | 'DELETE', url: string, token: string, body?: object): Promise<Antwoord> =>
  server.request({ method, url, token, ...(body && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }) });
const codeVan = ({ status, body }: Antwoord): unknown[] => [status, Reflect.get(Object(body), 'code')];
const neem = (id: string, woord: string, extra: object = {}, token = docent, waar = basis): Promise<Antwoord> =>
  send('PUT', `${waar}/${testId(id)}`, token, { woord, wav: GOED, ...extra });
const lijst = async (vraag = '', token = docent): Promise<Klaswoorden> =>
  routes.listKlasopnamen.response.parse((await server.get(basis + vraag, token)).body);
const tel = async (): Promise<number> => (await database.own.selectFrom('klasopname').select('id').execute()).length;

/** A taak that the child chose; the same one each time it is asked. */
const TAAK = testId('klasstem taak');
async function speel(wie = 'leerling', leerlingId = kind.id): Promise<readonly Opgave[]> {
  const token = await server.login(wie);
  const antwoord = await server.get(`/api/leerlingen/${leerlingId}/taken/${TAAK}`, token);
  assert.equal(antwoord.status, 200, JSON.stringify(antwoord.body));
  return takenRoutes.readTaak.response.parse(antwoord.body).taak.opgaven;
}
const begin = await server.post(`/api/leerlingen/${kind.id}/taken`, { id: TAAK, somvensterId: 'ei-ij' }, await server.login('leerling'));
assert.ok(begin.status < 300, JSON.stringify(begin.body));
const eerst = await speel();
const gezegd = eerst.find(({ audio }) => audio.woord !== undefined) ?? assert.fail('a word that is heard');
const woord = gezegd.woord.woord;
const vanWoord = (opgaven: readonly Opgave[]): string => opgaven.find(({ id }) => id === gezegd.id)?.audio.woord ?? '';
const klank = (id: string, vorm = 'ogg', waar = basis): string => `${waar}/${testId(id)}/klank.${vorm}`;

test('nothing is there until somebody records: every word waits, in the order of times heard times how easily it is confused', async () => {
  assert.equal((await lijst()).opgenomen, 0);
  const { woorden, aantal, groep } = await lijst();
  assert.ok(aantal > 2000 && woorden.length === 50 && groep !== '');
  assert.ok(woorden.every(({ opname, lijktOp }) => opname === undefined && lijktOp > 0));
  const stand = { keren: 40, stabiliteit: 1, moeilijkheid: 5, laatste: 1, terugOp: 0, opRij: 0, fout: 0, poging: 1, laatsteGoed: true };
  const rij = { admin_id: wereld.a.id, leerling_id: kind.id, terug_op: null, laatste: new Date(clock.now()) };
  const [veel, even] = [woorden[48]?.woord ?? '', 'aalscholver'];
  await database.own
    .insertInto('leerling_woord')
    .values([veel, even].map((een) => ({ ...rij, woord: een, stand: JSON.stringify({ ...stand, keren: 40 }) })))
    .onConflict((oc) => oc.doNothing())
    .execute();
  const [bovenaan] = (await lijst()).woorden;
  assert.deepEqual([bovenaan?.woord, bovenaan?.gehoord], [veel, 40]);
  assert.equal((await lijst(`?zoek=${veel}`)).woorden[0]?.woord, veel);
});

test('what a docent records the children of her groep hear at once, and the rest as before', async () => {
  const antwoord = await neem('een', woord);
  assert.equal(antwoord.status, 200, JSON.stringify(antwoord.body));
  const nu = await speel();
  assert.equal(vanWoord(nu), `${wereld.a.id}/${kind.groepId}/${testId('een')}|${gezegd.audio.woord}`);
  const audioOf = (rij: readonly Opgave[]) => rij.filter((opgave) => opgave.woord.woord !== woord).map(({ audio }) => audio);
  assert.deepEqual(audioOf(nu), audioOf(eerst));
  assert.equal(nu.find(({ id }) => id === gezegd.id)?.audio.langzaam, undefined);
  const leerling = await server.login('leerling');
  const ogg = await server.get(klank('een'), leerling);
  assert.deepEqual([ogg.status, ogg.headers['content-type']], [200, 'audio/ogg']);
  // Safari before 18.4 reads no Opus in Ogg.
  const alsWav = await server.get(klank('een', 'wav'), leerling);
  assert.deepEqual([alsWav.status, alsWav.headers['content-type']], [200, 'audio/wav']);
  assert.match(String(ogg.headers['cache-control']), /no-store/);
});

test('sent twice it is there once; another sound with the same id for another word is refused; again is instead of', async () => {
  assert.equal((await neem('een', woord)).status, 200);
  assert.deepEqual(codeVan(await neem('een', 'fiets')), [409, 'opnamen/bestaat-al']);
  const keren = await Promise.all([neem('twee', woord), neem('twee', woord)]);
  assert.deepEqual(
    keren.map(({ status }) => status),
    [200, 200],
  );
  assert.equal(await tel(), 1);
  assert.equal((await server.get(klank('een'), docent)).status, 404);
  const { woorden, opgenomen } = await lijst('?toon=met');
  assert.deepEqual(
    [opgenomen, woorden.map((een) => [een.woord, een.opname?.id, een.opname?.klinkt])],
    [1, [[woord, testId('twee'), true]]],
  );
});

test('what is no sound, too short, too long, silent, of another rate or of no word is refused in Dutch and not kept', async () => {
  const gevallen: readonly (readonly [object, number, string])[] = [
    [{ wav: Buffer.from('geen geluid').toString('base64') }, 400, 'opnamen/geen-geluid'],
    [{ wav: wav(0.8, 0.2, 8000) }, 400, 'opnamen/geen-geluid'],
    [{ wav: wav(0.04) }, 400, 'opnamen/te-kort'],
    [{ wav: wav(5.4) }, 400, 'opnamen/te-lang'],
    [{ wav: wav(0.8, 0) }, 400, 'opnamen/stil'],
    [{ woord: 'xqzw' }, 404, 'opnamen/plek-niet-gevonden'],
  ];
  for (const [extra, status, code] of gevallen) assert.deepEqual(codeVan(await neem('mis', 'fiets', extra)), [status, code]);
  assert.equal((await neem('groot', 'fiets', { wav: wav(9) })).status, 400);
  assert.equal(await tel(), 1);
});

test('A02: a foreign groep is not there for whoever may otherwise, and our office, a visitor and a leerling may nothing but hear', async () => {
  const deHele = async (naam: string): Promise<number[]> => {
    const token = await server.login(naam);
    return [
      (await server.get(basis, token)).status,
      (await neem('vreemd', 'fiets', {}, token)).status,
      (await send('DELETE', `${basis}/${testId('twee')}`, token)).status,
      (await send('DELETE', basis, token)).status,
      (await server.get(klank('twee'), token)).status,
    ];
  };
  for (const naam of ['docent2', 'b-docent', 'b-schooladmin', 'rtadmin', 'thuisadmin'])
    assert.deepEqual(await deHele(naam), [404, 404, 404, 404, 404], naam);
  for (const naam of ['office', 'superadmin', 'demo']) assert.deepEqual(await deHele(naam), [403, 403, 403, 403, 403], naam);
  assert.deepEqual(await deHele('leerling'), [403, 403, 403, 403, 200]);
  assert.deepEqual(await deHele(elders.gebruikersnaam), [403, 403, 403, 403, 404]);
  assert.equal((await server.request({ method: 'GET', url: klank('twee') })).status, 401);
  // The own groep with the id of a recording of another, and a groep of another customer under the own one.
  const [, andere = ''] = wereld.a.groepIds;
  const schooladmin = await server.login('schooladmin');
  assert.equal((await server.get(klank('twee', 'ogg', basis.replace(kind.groepId, andere)), schooladmin)).status, 404);
  assert.equal((await send('DELETE', `${basis.replace(kind.groepId, andere)}/${testId('twee')}`, schooladmin)).status, 404);
  assert.equal((await server.get(basis.replace(kind.groepId, wereld.b.groepIds[0] ?? ''), schooladmin)).status, 404);
  assert.equal(await tel(), 1);
  // Row level security alone.
  assert.deepEqual(await database.forAdmin(wereld.b.id, (db) => db.selectFrom('klasopname').select('id').execute()), []);
});

test('a practice and a home record for their own too', async () => {
  for (const rol of ['rtadmin', 'thuisadmin'] as const) {
    const eigen = wereld.admins.find(({ id }) => id === wereld.persoon(rol).adminId) ?? assert.fail(rol);
    const waar = `/api/admins/${eigen.id}/groepen/${eigen.kinderen[0]?.groepId}/klasopnamen`;
    assert.equal((await neem(rol, 'fiets', {}, await server.login(rol), waar)).status, 200, rol);
    assert.equal((await server.get(klank(rol, 'ogg', waar), await server.login(rol))).status, 200, rol);
    assert.equal((await server.get(klank(rol, 'ogg', waar), docent)).status, 404, rol);
    assert.deepEqual((await send('DELETE', waar, await server.login(rol))).body, { gewist: 1 });
  }
});

test('where the voice of the computer was set nobody else is heard', async () => {
  const id = testId('synthetisch');
  const rij = { admin_id: wereld.a.id, id, groep_id: null, leerling_id: kind.id, created_at: new Date(clock.now()) };
  await database.own
    .insertInto('oefeninstelling')
    .values({ ...rij, instelling: JSON.stringify({ spraaksoort: 'synthetisch' }) })
    .execute();
  assert.equal(vanWoord(await speel()), gezegd.audio.woord);
  await database.own.deleteFrom('oefeninstelling').where('id', '=', id).execute();
  assert.match(vanWoord(await speel()), /\|/);
});

test('our office looks along and hears the computer: an adult recorded this for her own groep', async () => {
  const antwoord = await server.get(`/api/leerlingen/${kind.id}/taken/${TAAK}`, docent);
  assert.match(JSON.stringify(antwoord.body), new RegExp(`${testId('twee')}\\|`));
  const kantoor = await server.request({
    method: 'GET',
    url: `/api/leerlingen/${kind.id}/taken/${TAAK}`,
    token: await server.login('office'),
    headers: { 'x-reden': 'vraag van de school' },
  });
  assert.equal(kantoor.status, 200, JSON.stringify(kantoor.body));
  assert.ok(!JSON.stringify(kantoor.body).includes(testId('twee')));
});

test('erased, the computer speaks again at once; a second time it is not there; each has its line in the log', async () => {
  assert.equal((await send('DELETE', `${basis}/${testId('twee')}`, docent)).status, 204);
  assert.deepEqual(codeVan(await send('DELETE', `${basis}/${testId('twee')}`, docent)), [404, 'klasopnamen/niet-gevonden']);
  assert.deepEqual(await speel(), eerst);
  assert.equal((await server.get(klank('twee'), await server.login('leerling'))).status, 404);
  await neem('drie', woord);
  await neem('vier', 'fiets');
  assert.deepEqual((await send('DELETE', basis, docent)).body, { gewist: 2 });
  assert.deepEqual((await send('DELETE', basis, docent)).body, { gewist: 0 });
  const regels = await database.own
    .selectFrom('audit')
    .select('betreft')
    .where('actie', '=', 'classVoice.update')
    .where('soort', '=', 'gewijzigd')
    .where('admin_id', '=', wereld.a.id)
    .orderBy('nr')
    .execute();
  assert.deepEqual(
    regels.map(({ betreft }) => betreft),
    [woord, woord]
      .map((een) => `eigen stem: ${een}`)
      .concat([`eigen stem weg: ${woord}`, `eigen stem: ${woord}`, 'eigen stem: fiets', 'eigen stem weg: alle 2']),
  );
});

test('the sentence beside a word is heard in her voice, and the word by itself as before', async () => {
  const met = eerst.find(({ audio }) => audio.zin !== undefined) ?? assert.fail('a sentence that is heard');
  const { woord: bij, zin = '' } = met.woord;
  const gevonden = (await lijst(`?soort=zin&zoek=${encodeURIComponent(zin)}`)).woorden[0];
  assert.partialDeepStrictEqual(gevonden, { soort: 'zin', woord: zin, bij, computer: met.audio.zin });
  assert.equal((await neem('zin', zin, { soort: 'zin', wav: wav(7) })).status, 200);
  const nu = (await speel()).find(({ id }) => id === met.id);
  assert.equal(nu?.audio.zin, `${wereld.a.id}/${kind.groepId}/${testId('zin')}|${met.audio.zin}`);
  assert.deepEqual({ ...nu?.audio, zin: met.audio.zin }, met.audio);
  assert.equal((await server.get(klank('zin'), await server.login('leerling'))).status, 200);
  // A word takes five seconds at most, a sentence twelve; a sentence is no word.
  assert.deepEqual(codeVan(await neem('lang', 'fiets', { wav: wav(7) })), [400, 'opnamen/te-lang']);
  assert.deepEqual(codeVan(await neem('lang', zin, { soort: 'zin', wav: wav(12.4) })), [400, 'opnamen/te-lang']);
  assert.deepEqual(codeVan(await neem('mis', zin)), [404, 'opnamen/plek-niet-gevonden']);
  assert.deepEqual([(await lijst()).opgenomen, (await lijst('?soort=zin&toon=met')).aantal, (await lijst('?toon=met')).aantal], [1, 1, 0]);
  assert.equal((await send('DELETE', `${basis}/${testId('zin')}`, docent)).status, 204);
  assert.deepEqual(await speel(), eerst);
});

test('the sentences of a dictation of this groep stand first, and its children hear them, also the one that nobody rendered', async () => {
  const dictees = `/api/admins/${wereld.a.id}/groepen/${kind.groepId}/dictees/${testId('dictee met zinnen')}`;
  const woorden = [{ woord: 'squishy', zin: 'De squishy ligt op de bank.' }, { woord: 'bomen' }];
  assert.equal((await send('PUT', dictees, docent, { titel: 'Week 48', woorden, versie: 0 })).status, 200);
  const [eerste, tweede] = (await lijst('?soort=zin')).woorden;
  assert.deepEqual(
    new Map([eerste, tweede].map((rij) => [rij?.bij, rij?.dictee])),
    new Map([
      ['bomen', 'Week 48'],
      ['squishy', 'Week 48'],
    ]),
  );
  const eigen = (await lijst('?soort=zin&zoek=squishy')).woorden[0];
  assert.equal((await server.get(`/api/admins/${eigen?.computer?.replace('/', '/spraak/')}.ogg`, docent)).status, 200);
  assert.equal((await neem('dicteezin', 'De squishy ligt op de bank.', { soort: 'zin' })).status, 200);
  assert.equal((await send('PUT', `${dictees}/status`, docent, { status: 'open' })).status, 204);
  const leerling = await server.login('leerling');
  const dag = dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, leerling)).body);
  const taak = dag.taken.find(({ game }) => game === 'klassendictee') ?? assert.fail('the dictation');
  const { body } = await server.get(`/api/leerlingen/${kind.id}/taken/${taak.id}`, leerling);
  const zinnen = takenRoutes.readTaak.response.parse(body).taak.opgaven.flatMap(({ audio }) => audio.zin ?? []);
  assert.equal(zinnen.filter((adres) => adres.includes(`${testId('dicteezin')}|`)).length, 1, zinnen.join(' '));
  assert.equal((await send('DELETE', dictees, docent)).status, 204);
  // The dictation is gone; what was recorded stays in sight until it is erased.
  assert.equal((await lijst('?soort=zin&toon=met')).woorden[0]?.woord, 'De squishy ligt op de bank.');
});

test('a sentence that is written whole can be spoken too', async () => {
  const zin = ZINNEN.find(({ gereserveerd, regio }) => gereserveerd !== true && regio === 'beide') ?? assert.fail('a sentence');
  const reserve = ZINNEN.find(({ gereserveerd }) => gereserveerd === true) ?? assert.fail('a sentence of a test');
  assert.equal((await neem('heel', zin.tekst, { soort: 'zin' })).status, 200);
  assert.deepEqual(codeVan(await neem('geheim', reserve.tekst, { soort: 'zin' })), [404, 'opnamen/plek-niet-gevonden']);
});

test('she takes along what she spoke herself, in names that can be read anywhere; not what a colleague spoke', async () => {
  const archief = (token: string) =>
    server.app.server.inject({ method: 'GET', url: `${basis}/archief`, headers: { authorization: `Bearer ${token}` } });
  const schooladmin = await server.login('schooladmin');
  assert.equal((await archief(schooladmin)).statusCode, 404);
  await neem('nul', 'nul');
  await neem('van haar', 'fiets', {}, schooladmin);
  const { eigen, opgenomen } = await lijst();
  assert.deepEqual([eigen, opgenomen], [3, 4]);
  const antwoord = await archief(docent);
  assert.deepEqual([antwoord.statusCode, antwoord.headers['content-type']], [200, 'application/zip']);
  const bestanden = await unpackZip(antwoord.rawPayload, { bestanden: 10, bytes: 1_000_000 });
  const namen = [...bestanden.keys()].toSorted();
  // On Windows `nul` is a device.
  assert.deepEqual(namen.slice(0, 2), ['overzicht.csv', 'woorden/nul (woord).ogg']);
  assert.equal(namen.length, 4);
  assert.ok(namen.includes('zinnen/De squishy ligt op de bank.ogg'), namen.join(' '));
  for (const naam of namen.slice(1)) assert.equal(Buffer.from(bestanden.get(naam)?.slice(0, 4) ?? []).toString(), 'OggS', naam);
  assert.match(Buffer.from(bestanden.get('overzicht.csv') ?? []).toString(), /"De squishy ligt op de bank\.";"squishy";"\d{4}-/);
  assert.deepEqual([...(await unpackZip((await archief(schooladmin)).rawPayload, { bestanden: 9, bytes: 1_000_000 })).keys()].slice(1), [
    'woorden/fiets.ogg',
  ]);
  for (const [wie, status] of [
    ['docent2', 404],
    ['b-docent', 404],
    ['office', 403],
    ['demo', 403],
    ['leerling', 403],
  ] as const)
    assert.equal((await archief(await server.login(wie))).statusCode, status, wie);
  const journaal = await database.own
    .selectFrom('audit')
    .select('betreft')
    .where('actie', '=', 'classVoice.read')
    .where('soort', '=', 'export')
    .execute();
  assert.deepEqual(
    journaal.map(({ betreft }) => betreft),
    ['eigen stem: 3', 'eigen stem: 1'],
  );
  assert.deepEqual((await send('DELETE', basis, docent)).body, { gewist: 4 });
});

test('a docent that no longer teaches the groep is not heard; what she said goes after thirty days, and stays when it was a mistake', async () => {
  await neem('vijf', woord);
  const mij = wereld.persoon('docent').id;
  const plek = { admin_id: wereld.a.id, groep_id: kind.groepId, docent_id: mij };
  const weg = () => database.own.deleteFrom('groep_docent').where('groep_id', '=', kind.groepId).where('docent_id', '=', mij).execute();
  await weg();
  assert.equal(vanWoord(await speel()), gezegd.audio.woord);
  const schooladmin = await server.login('schooladmin');
  assert.equal((await lijst('?toon=met', schooladmin)).woorden[0]?.opname?.klinkt, false);
  await sweepKlasopnamen({ database }, clock.now());
  await sweepKlasopnamen({ database }, clock.now() + 29 * DAG_MS);
  assert.equal(await tel(), 1);
  await database.own.insertInto('groep_docent').values(plek).execute();
  await sweepKlasopnamen({ database }, clock.now() + 29 * DAG_MS);
  await weg();
  await sweepKlasopnamen({ database }, clock.now() + 40 * DAG_MS);
  assert.equal(await tel(), 1);
  await sweepKlasopnamen({ database }, clock.now() + 71 * DAG_MS);
  assert.equal(await tel(), 0);
  await database.own.insertInto('groep_docent').values(plek).execute();
});

test('it goes with the person, with the groep and with the customer', async () => {
  await neem('zes', woord);
  await neem('zeven', 'fiets', {}, await server.login('schooladmin'));
  assert.equal(
    (await send('DELETE', `/api/admins/${wereld.a.id}/docenten/${wereld.persoon('docent').id}`, await server.login('schooladmin'))).status,
    204,
  );
  assert.deepEqual(
    (await database.own.selectFrom('klasopname').select('woord').execute()).map((rij) => rij.woord),
    ['fiets'],
  );
  await database.own.transaction().execute((db) => eraseAdmins(db, [wereld.a.id]));
  assert.equal(await tel(), 0);
});
