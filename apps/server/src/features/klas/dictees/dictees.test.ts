/** A dictation from proposal to report: composed, typed by children and by the docent, marked as a test. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { woordlijstenRoutes } from '@spelrijk/contract/woordlijsten';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { replay } from '@spelrijk/oefenen/antwoord';
import { readLine } from '@spelrijk/oefenen/logline';
import { createProefserver, BEGIN } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { beginStand, leerlijnVan, readStand } from '../../oefenen/standen/index.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groep = '', andere = ''] = a.groepIds;
const [kind, ander] = a.kinderen;
assert.ok(kind && ander);
const docent = await server.login('docent');
const token = await server.login(kind.gebruikersnaam);

const base = (groepId = groep, adminId = a.id): string => `/api/admins/${adminId}/groepen/${groepId}/dictees`;
const send = (method: 'PUT' | 'DELETE', path: string, body?: unknown, wie = docent) =>
  server.request({
    method,
    url: path,
    token: wie,
    ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const WOORDEN: Lijstwoord[] = [
  { woord: 'bomen' },
  { woord: 'trein', zin: 'De trein is laat.' },
  { woord: 'drakenstaart' },
  { woord: 'squishy' },
];
const ID = testId('dictee');
const bewaar = (id = ID, woorden = WOORDEN, versie = 0, wie = docent) =>
  send('PUT', `${base()}/${id}`, { titel: 'Week 48', woorden, versie }, wie);
const lees = async (id = ID) => dicteesRoutes.readDictee.response.parse((await server.get(`${base()}/${id}`, docent)).body);
const verslag = async (id = ID) =>
  dicteesRoutes.readDicteeVerslag.response.parse((await server.get(`${base()}/${id}/verslag`, docent)).body);
const zet = (status: string, id = ID) => send('PUT', `${base()}/${id}/status`, { status });
const dag = async () =>
  dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, token)).body);
const kijkNa = (leerlingId: string, invoer: Record<string, string>, id = ID) =>
  server.post(`${base()}/${id}/nakijken`, { leerlingId, invoer }, docent);
const telAntwoorden = async (leerlingId: string): Promise<number> => {
  const { aantal } = await server.database.forAdmin(a.id, (db) =>
    db
      .selectFrom('antwoord')
      .select((eb) => eb.fn.countAll<number>().as('aantal'))
      .where('leerling_id', '=', leerlingId)
      .executeTakeFirstOrThrow(),
  );
  return aantal;
};

test('a proposal: words that about seven in ten of this groep write right, in the chosen categories, and never those that are there', async () => {
  const vraag = { categorieen: ['verdubbeling', 'ei-ij'], aantal: 12, zonder: ['trein'] };
  const reply = await server.post(`${base()}/voorstel`, vraag, docent);
  const { woorden } = dicteesRoutes.proposeDictee.response.parse(reply.body);
  assert.equal(woorden.length, 12);
  assert.ok(woorden.every(({ woord, bericht }) => woord !== 'trein' && vraag.categorieen.includes(bericht.hoofd)));
  assert.ok(woorden.filter(({ kans }) => kans >= 58 && kans <= 82).length >= 8, woorden.map(({ kans }) => kans).join(' '));
  const vrij = await server.post(`${base()}/voorstel`, { categorieen: [], aantal: 20, zonder: [] }, docent);
  assert.equal(dicteesRoutes.proposeDictee.response.parse(vrij.body).woorden.length, 20);
  assert.deepEqual((await server.post(`${base()}/voorstel`, vraag, docent)).body, reply.body);
});

test('kept once, changed by who read it last, with a sound for every word', async () => {
  assert.deepEqual((await bewaar()).body, { versie: 1 });
  assert.deepEqual((await bewaar()).body, { versie: 1 });
  assert.equal((await bewaar(ID, WOORDEN.slice(1), 5)).status, 409);
  const { woorden, audio, zinnen, dictee } = await lees();
  assert.deepEqual(woorden, WOORDEN);
  assert.deepEqual([dictee.status, dictee.leerlingen, dictee.vast], ['concept', 2, false]);
  assert.equal(zinnen[1], 'De trein is laat.');
  assert.ok(audio[2]?.woord !== undefined, 'a word nobody rendered has an address');
  assert.equal((await server.get(`/api/admins/${audio[2].woord.replace('/', '/spraak/')}.ogg`, docent)).status, 200);
});

test('open for the groep it stands before the taken of the day, and nothing of the words leaves the server', async () => {
  assert.ok(!(await dag()).taken.some(({ game }) => game === 'klassendictee'));
  assert.equal((await zet('open')).status, 204);
  const [eerste] = (await dag()).taken;
  assert.deepEqual([eerste?.game, eerste?.somvensterNaam, eerste?.aantal], ['klassendictee', 'Week 48', 4]);
  const reply = await server.get(`/api/leerlingen/${kind.id}/taken/${eerste?.id}`, token);
  for (const { woord } of WOORDEN) assert.ok(!reply.text.toLowerCase().includes(woord), woord);
  const { taak } = takenRoutes.readTaak.response.parse(reply.body);
  assert.ok(taak.opgaven.some(({ woord }) => woord.zin === 'De ____ is laat.'));
  assert.equal((await bewaar(ID, WOORDEN.slice(1), 1)).status, 409);
});

test('the child types it; whatever is sent twice counts once; no verdict comes back; the docent sees who is done', async () => {
  const taakId = (await dag()).taken[0]?.id ?? '';
  const { taak } = takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${kind.id}/taken/${taakId}`, token)).body);
  const gegeven = ['boomen', 'trein', 'drakestaart', ''];
  for (const [i, opgave] of taak.opgaven.entries()) {
    server.clock.advance(9000);
    const antwoord = { id: testId(`a${i}`), taakId, opgaveId: opgave.id, poging: 1, gegeven: gegeven[i] ?? '', rtMs: 8000, hints: 0 };
    const body = { game: 'klassendictee', antwoorden: [{ ...antwoord, op: new Date(server.clock.now()).toISOString() }] };
    for (let keer = 0; keer < 2; keer++)
      assert.deepEqual((await server.post(`/api/leerlingen/${kind.id}/antwoorden`, body, token)).body, { oordelen: [] });
    if (i === 1) assert.equal((await lees()).leerlingen.find(({ id }) => id === kind.id)?.status, 'bezig');
  }
  assert.equal((await server.post(`/api/leerlingen/${kind.id}/taken/${taakId}/afronden`, undefined, token)).status, 200);
  assert.deepEqual(
    (await lees()).leerlingen
      .map(({ id, status, gemaakt }) => `${id === kind.id ? 'kind' : 'ander'} ${status} ${gemaakt}`)
      .toSorted((x, y) => (x < y ? -1 : 1)),
    ['ander niet 0', 'kind klaar 4'],
  );
});

test('a dictation that was closed takes what a child without a connection still sends', async () => {
  const tokenAnder = await server.login(ander.gebruikersnaam);
  const plan = dagtakenRoutes.planDag.response.parse(
    (await server.post(`/api/leerlingen/${ander.id}/dagtaken`, undefined, tokenAnder)).body,
  );
  const taakId = plan.taken[0]?.id ?? '';
  const { taak } = takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${ander.id}/taken/${taakId}`, tokenAnder)).body);
  await zet('gesloten');
  const later = dagtakenRoutes.planDag.response.parse(
    (await server.post(`/api/leerlingen/${ander.id}/dagtaken`, undefined, tokenAnder)).body,
  );
  assert.ok(!later.taken.some(({ id }) => id === taakId));
  const [opgave] = taak.opgaven;
  const antwoord = {
    id: testId('laat'),
    taakId,
    opgaveId: opgave?.id,
    poging: 1,
    gegeven: 'bomen',
    rtMs: 8000,
    hints: 0,
    op: new Date(server.clock.now()).toISOString(),
  };
  assert.equal(
    (await server.post(`/api/leerlingen/${ander.id}/antwoorden`, { game: 'klassendictee', antwoorden: [antwoord] }, tokenAnder)).status,
    200,
  );
  assert.equal((await kijkNa(ander.id, { trein: 'trein' })).status, 409);
});

const PAPIER = testId('papier');

test('typed from paper: kept as it grows, marked once, blank words are not made', async () => {
  await bewaar(PAPIER);
  const invoer = { bomen: 'bomen', trein: 'trijn', drakenstaart: '' };
  assert.equal((await send('PUT', `${base()}/${PAPIER}/invoer/${kind.id}`, { invoer })).status, 204);
  assert.deepEqual((await lees(PAPIER)).leerlingen.find(({ id }) => id === kind.id)?.invoer, invoer);
  const voor = await telAntwoorden(kind.id);
  assert.equal((await kijkNa(kind.id, {}, PAPIER)).status, 400);
  assert.equal((await kijkNa(kind.id, invoer, PAPIER)).status, 204);
  assert.equal((await kijkNa(kind.id, { bomen: 'x' }, PAPIER)).status, 204);
  assert.equal(await telAntwoorden(kind.id), voor + 2);
  const leerling = (await lees(PAPIER)).leerlingen.find(({ id }) => id === kind.id);
  assert.deepEqual([leerling?.status, leerling?.gemaakt, leerling?.invoer], ['klaar', 2, null]);
});

test('the report: per leerling what was typed, what went wrong, and which rule', async () => {
  const { antwoorden, woorden } = await verslag();
  assert.deepEqual(
    woorden,
    WOORDEN.map(({ woord }) => woord),
  );
  const van = (woord: string) => antwoorden.find((rij) => rij.woord === woord && rij.leerlingId === kind.id);
  assert.deepEqual([van('bomen')?.goed, van('bomen')?.gegeven], [false, 'boomen']);
  assert.ok((van('bomen')?.fouten.length ?? 0) > 0 && van('bomen')?.fouten.every(({ naam }) => naam !== ''));
  assert.ok(van('bomen')?.punten.some(({ categorie, goed }) => categorie === 'open-lettergreep' && !goed));
  assert.equal(van('trein')?.goed, true);
  assert.equal((await verslag(PAPIER)).antwoorden.find(({ woord }) => woord === 'trein')?.goed, false);
});

const verbeter = (leerlingId: string, invoer: Record<string, string>, id = PAPIER) =>
  server.post(`${base()}/${id}/verbeteren`, { leerlingId, invoer }, docent);

test('typed over wrongly: a word other, a word never made, a word forgotten; the same again changes nothing', async () => {
  server.clock.advance(60_000);
  const voor = await telAntwoorden(kind.id);
  const invoer = { trein: 'trein', drakenstaart: 'drakestaart' };
  for (let keer = 0; keer < 2; keer++) assert.equal((await verbeter(kind.id, invoer)).status, 204);
  assert.equal(await telAntwoorden(kind.id), voor + 2, 'what was sent first stays in the log');
  assert.deepEqual((await lees(PAPIER)).leerlingen.find(({ id }) => id === kind.id)?.papier, invoer);
  const { antwoorden } = await verslag(PAPIER);
  assert.deepEqual(antwoorden.map(({ woord, gegeven, goed }) => `${woord} ${gegeven} ${goed}`).toSorted(), [
    'drakenstaart drakestaart false',
    'trein trein true',
  ]);
  assert.equal((await verbeter(kind.id, { ...invoer, bomen: 'boomen' })).status, 204);
  assert.equal((await verbeter(kind.id, {})).status, 204);
  assert.equal((await verslag(PAPIER)).antwoorden.length, 0);
  assert.equal((await verbeter(kind.id, { bomen: 'bomen', trein: 'trein' })).status, 204);
});

test('what a child made itself, or what nobody marked, is not corrected', async () => {
  assert.equal((await verbeter(kind.id, { bomen: 'bomen' }, ID)).status, 409);
  assert.equal((await verbeter(ander.id, { bomen: 'bomen' })).status, 409);
});

test('after a correction the sums of days, categories and errors are those of the answers that count', async () => {
  const { antwoorden, fouten, dagen, categorieDagen } = await server.database.forAdmin(a.id, async (db) => ({
    antwoorden: await db.selectFrom('antwoord').selectAll().where('leerling_id', '=', kind.id).where('telt', '=', true).execute(),
    fouten: await db.selectFrom('leerling_fout').select(['label', 'keer']).where('leerling_id', '=', kind.id).execute(),
    dagen: await db.selectFrom('leerling_dag').selectAll().where('leerling_id', '=', kind.id).execute(),
    categorieDagen: await db.selectFrom('categorie_dag').selectAll().where('leerling_id', '=', kind.id).execute(),
  }));
  const mis = antwoorden
    .filter(({ goed, gokje }) => !goed && !gokje)
    .flatMap(({ diagnose }) => [...new Set(diagnose.afwijkingen.map(({ label }) => label))]);
  const keren = (labels: readonly string[]) => labels.toSorted().join(' ');
  assert.equal(keren(fouten.flatMap(({ label, keer }) => Array.from({ length: keer }, () => label))), keren(mis));
  assert.equal(
    dagen.reduce((som, dag) => som + dag.antwoorden, 0),
    antwoorden.length,
  );
  assert.equal(
    dagen.reduce((som, dag) => som + dag.goed, 0),
    antwoorden.filter(({ goed }) => goed).length,
  );
  const punten = antwoorden.filter(({ gokje }) => !gokje).flatMap(({ diagnose }) => diagnose.knelpunten.map(({ categorie }) => categorie));
  for (const { categorie, antwoorden: aantal } of categorieDagen)
    assert.equal(aantal, punten.filter((punt) => punt === categorie).length, categorie);
});

test('it is evidence like any other: in the state of the leerling, and replayed to the last bit', async () => {
  const { regels, stand } = await server.database.forAdmin(a.id, async (db) => ({
    regels: await db
      .selectFrom('antwoord')
      .select('motor')
      .where('leerling_id', '=', kind.id)
      .where('ingetrokken', '=', false)
      .orderBy((eb) => eb.fn.coalesce('plek', 'volgnr'))
      .execute(),
    stand: await readStand(db, a.id, kind.id, new Date(BEGIN - 365 * 86_400_000)),
  }));
  const opnieuw = replay(
    beginStand(5, '2026-11-19'),
    regels.map(({ motor }) => motor),
    leerlijnVan('nl').constanten,
  );
  assert.ok((opnieuw.categorieen['open-lettergreep']?.antwoorden ?? 0) > 0);
  assert.deepEqual(stand?.hoofd, opnieuw.hoofd);
  assert.deepEqual(stand?.categorieen, opnieuw.categorieen);
  assert.ok(regels.every(({ motor }) => readLine(motor).invoer.soort === 'toets'));
});

test('thrown away it is gone, its marked answers stay, and it comes back', async () => {
  assert.equal((await send('DELETE', `${base()}/${PAPIER}`)).status, 204);
  assert.equal((await server.get(`${base()}/${PAPIER}`, docent)).status, 404);
  assert.equal((await server.post(`${base()}/${PAPIER}/terugzetten`, undefined, docent)).status, 204);
  assert.equal((await verslag(PAPIER)).antwoorden.length, 2);
});

test('a groep, dictation or leerling of somebody else is not there', async () => {
  assert.equal((await server.get(base(andere), docent)).status, 404);
  assert.equal((await server.get(base(b.groepIds[0], b.id), docent)).status, 404);
  assert.equal((await server.get(`${base(andere)}/${ID}`, await server.login('docent2'))).status, 404);
  assert.equal((await server.get(`${base(b.groepIds[0], b.id)}/${ID}`, await server.login('b-docent'))).status, 404);
  assert.equal((await kijkNa(a.kinderen[2]?.id ?? '', { bomen: 'bomen' })).status, 404);
  assert.equal((await kijkNa(b.kinderen[0]?.id ?? '', { bomen: 'bomen' })).status, 404);
  assert.equal(
    (await send('PUT', `${base(b.groepIds[0], b.id)}/${ID}`, { titel: 'x', woorden: WOORDEN, versie: 0 }, await server.login('b-docent')))
      .status,
    200,
  );
});

const ROLLEN: readonly (readonly [string, number, number, number])[] = [
  ['docent', 200, 200, 200],
  ['schooladmin', 200, 200, 200],
  ['docent2', 404, 404, 404],
  ['rtadmin', 404, 404, 404],
  ['thuisadmin', 404, 404, 404],
  ['leerling', 403, 403, 403],
  ['demo', 403, 403, 403],
  ['office', 409, 403, 403],
  ['superadmin', 409, 403, 409],
];
for (const [wie, lijst, lezen, uitslag] of ROLLEN)
  test(`${wie} lists: ${lijst}, opens: ${lezen}, reads the report: ${uitslag}`, async () => {
    const t = await server.login(wie);
    assert.equal((await server.get(base(), t)).status, lijst);
    assert.equal((await server.get(`${base()}/${ID}`, t)).status, lezen);
    assert.equal((await server.get(`${base()}/${ID}/verslag`, t)).status, uitslag);
  });

test('a sentence that the docent typed is heard, written whole, and each word, sign and verb of it is judged for itself', async () => {
  const id = testId('eigen zin');
  const ZIN = 'Mijn zusje wordt morgen acht jaar.';
  assert.equal((await bewaar(id, [{ woord: ZIN }, { woord: 'bomen' }])).status, 200);
  const { berichten, audio } = await lees(id);
  assert.deepEqual([berichten[0]?.oordeel, berichten[0]?.inBank, berichten[0]?.hoofd], ['zeker', false, 'ww-tt-d-dt']);
  assert.equal((await server.get(`/api/admins/${audio[0]?.woord?.replace('/', '/spraak/')}.ogg`, docent)).status, 200);
  const getypt = 'mijn zusje word morgen acht jaar';
  assert.equal((await kijkNa(kind.id, { [ZIN]: getypt, bomen: 'bomen' }, id)).status, 204);
  const antwoord = (await verslag(id)).antwoorden.find(({ woord, leerlingId }) => woord === ZIN && leerlingId === kind.id);
  const fout = (antwoord?.punten ?? []).filter(({ goed }) => !goed).map(({ categorie }) => categorie);
  assert.deepEqual(fout.toSorted(), ['hoofdletter-zin', 'leesteken-eind', 'ww-tt-d-dt']);
  assert.ok((antwoord?.punten ?? []).some(({ categorie, goed }) => categorie === 'cht' && goed));
});

test('a slip in the sentence of a docent is asked about, and what cannot be judged is refused', async () => {
  const reply = await server.post(
    `/api/admins/${a.id}/groepen/${groep}/woordlijsten/ontleden`,
    { tekst: '', woorden: [{ woord: 'De hond blaft naar de postbodde.' }, { woord: 'Fatima eet goulash.' }] },
    docent,
  );
  const { woorden } = woordlijstenRoutes.analyseWoorden.response.parse(reply.body);
  // No slip: words that we read in lists of schools, which stand in no list of the rules.
  assert.deepEqual([woorden[1]?.oordeel, woorden[1]?.nakijken], ['zeker', []]);
  assert.equal(woorden[0]?.oordeel, 'nakijken');
  assert.match(woorden[0].nakijken[0] ?? '', /postbodde/);
});
