/** A trial from its start to its end, as children, a school and our office meet it. */
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { z } from 'zod';
import { adminsRoutes } from '@spelrijk/contract/admins';
import { beleidsproevenRoutes } from '@spelrijk/contract/beleidsproeven';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { logboekRoutes } from '@spelrijk/contract/logboek';
import { takenRoutes } from '@spelrijk/contract/taken';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { replay } from '@spelrijk/oefenen/antwoord';
import { BELEID } from '@spelrijk/oefenen/beleid';
import type { Lot } from '@spelrijk/oefenen/lot';
import { priorVan } from '@spelrijk/oefenen/leerlijn';
import { drawGroepen } from '@spelrijk/oefenen/side-by-side';
import { createStand } from '@spelrijk/oefenen/stand';
import { codeOf, stepOf } from '../../../platform/auth/totp.ts';
import { createProefserver, type Antwoord } from '../../../../test/proefserver.ts';
import { testId, TOTP, WACHTWOORD, type Kind } from '../../../../test/wereld.ts';
import { insertMensen } from '../../site/demo/index.ts';
import { createDagTaken } from '../../oefenen/dagtaken/index.ts';
import { insertStand, leerlijnVan, readStand } from '../../oefenen/standen/index.ts';
import { readPlanInvoer } from '../../oefenen/taken/index.ts';
import { listKandidaten } from './store.ts';
import { STIL } from '../../../../test/fixtures.ts';

const DAG = 86_400_000;
const server = await createProefserver();
const { database, wereld, clock } = server;
const { a } = wereld;
const [groepEen = '', groepTwee = ''] = a.groepIds;
const kindVan = (naam: string): Kind => a.kinderen.find(({ gebruikersnaam }) => gebruikersnaam === naam) ?? assert.fail(naam);
/** In groep 1, in groep 1, in groep 2. */
const [een, ook, ander] = [kindVan('leerling'), kindVan('leerling2'), kindVan('leerling3')];
const BASE = '/api/office/beleidsproeven';

const tokens = new Map<string, Promise<string>>();
/** A login holds for a day; these tests last for weeks. */
function tokenOf(naam: string): Promise<string> {
  const sleutel = `${naam} ${Math.floor(clock.now() / DAG)}`;
  const logIn = async (): Promise<string> => {
    const code = naam === 'office' ? { code: codeOf(TOTP, stepOf(clock.now())) } : {};
    const { body } = await server.post('/api/auth', { gebruikersnaam: naam, wachtwoord: WACHTWOORD, ...code });
    return z.object({ token: z.string() }).parse(body).token;
  };
  const token = tokens.get(sleutel) ?? logIn();
  tokens.set(sleutel, token);
  return token;
}

const put = async (url: string, body: unknown, naam = 'office'): Promise<Antwoord> => {
  const headers = { 'content-type': 'application/json' };
  return server.request({ method: 'PUT', url, token: await tokenOf(naam), headers, payload: JSON.stringify(body) });
};
const start = (id: string, beleid = 'controle-20'): Promise<Antwoord> => put(`${BASE}/${id}`, { beleid, weken: 6 });
const stop = async (id: string): Promise<Antwoord> => server.post(`${BASE}/${id}/stoppen`, undefined, await tokenOf('office'));
const get = async (url: string): Promise<Antwoord> => server.get(url, await tokenOf('office'));
const list = async () => beleidsproevenRoutes.listBeleidsproeven.response.parse((await get(BASE)).body);
const read = async (id: string) => beleidsproevenRoutes.readBeleidsproef.response.parse((await get(`${BASE}/${id}`)).body);

const gegevens = async (naam = 'schooladmin') =>
  adminsRoutes.readAccountgegevens.response.parse((await server.get(`/api/admins/${a.id}/accountgegevens`, await tokenOf(naam))).body);

/** What the log of the school says of trials, the newest first. */
async function logVan(): Promise<readonly string[]> {
  const { body } = await server.get(`/api/admins/${a.id}/logboek`, await tokenOf('schooladmin'));
  const { regels } = logboekRoutes.readLogboek.response.parse(body);
  return regels.filter(({ betreft }) => betreft.startsWith('proef')).map(({ rol, betreft }) => `${rol}: ${betreft}`);
}

async function allow(beleidsproef: boolean, naam = 'schooladmin'): Promise<Antwoord> {
  const token = await tokenOf(naam);
  const url = `/api/admins/${a.id}/accountgegevens`;
  const { versie } = await gegevens(naam);
  const headers = { 'content-type': 'application/json', 'x-reden': 'de school belde erover' };
  return server.request({ method: 'PATCH', url, token, headers, payload: JSON.stringify({ beleidsproef, versie }) });
}

async function plan(kind: Kind): Promise<readonly { readonly id: string }[]> {
  const antwoord = await server.post(`/api/leerlingen/${kind.id}/dagtaken`, undefined, await tokenOf(kind.gebruikersnaam));
  assert.equal(antwoord.status, 200, antwoord.text);
  return dagtakenRoutes.planDag.response.parse(antwoord.body).taken;
}

const lotenOp = (kind: Kind, dag: string): Promise<readonly Lot[]> =>
  database.forAdmin(a.id, async (db) => {
    const rijen = await db
      .selectFrom('taak')
      .select('lot')
      .where('leerling_id', '=', kind.id)
      .where('dag', '=', dag)
      .where('lot', 'is not', null)
      .execute();
    return rijen.flatMap(({ lot }) => lot ?? []);
  });
const vandaag = (): string => new Date(clock.now()).toISOString().slice(0, 10);
/** The policies and trials that today's taken of this child name. */
async function namen(kind: Kind): Promise<readonly string[]> {
  await plan(kind);
  const loten = await lotenOp(kind, vandaag());
  assert.ok(loten.length > 0, 'something was left to chance');
  return [...new Set(loten.map(({ beleid, proef }) => `${beleid} ${proef?.id ?? '-'}`))];
}

async function move(kind: Kind, groepId: string): Promise<void> {
  await database.forAdmin(a.id, (db) => db.updateTable('leerling').set({ groep_id: groepId }).where('id', '=', kind.id).execute());
}

const proeven = (): Promise<readonly { readonly id: string }[]> => database.own.selectFrom('beleidsproef').select('id').execute();

async function insertGroepen(namenVan: readonly string[]): Promise<void> {
  await database.forAdmin(a.id, async (db) => {
    await insertMensen(db, {
      adminId: a.id,
      now: new Date(clock.now()),
      gebruikers: [],
      groepen: namenVan.map((naam) => ({ id: testId(naam), naam, jaargroepen: [5], docenten: [] })),
      leerlingen: namenVan.map((naam) => ({
        id: testId(`kind ${naam}`),
        groepId: testId(naam),
        roepnaam: naam,
        achternaam: 'Proef',
        jaargroep: 5,
        figuur: 1,
      })),
    });
    for (const naam of namenVan) await insertStand(db, a.id, testId(`kind ${naam}`), createStand({ seedPrior: priorVan('5a') }));
  });
}

await insertGroepen(Array.from({ length: 11 }, (_, i) => `proefgroep ${i}`));

/** A trial in which the first groep of the school gets the other policy and the second keeps the served one. */
async function findProefId(naam: string): Promise<string> {
  const groepen = await listKandidaten(database.own);
  for (let i = 0; i < 200; i++) {
    const id = testId(`${naam} ${i}`);
    const anders = drawGroepen(groepen, ({ groepId }) => createRandom(seedFrom(`${id} ${groepId}`)).next());
    if (anders.get(groepEen) === true && anders.get(groepTwee) === false) return id;
  }
  return assert.fail('a lot like that');
}

const proefIds = new Map<string, Promise<string>>();
/** Looked for once: later there are other groepen. */
function proefMetEenAnders(naam: string): Promise<string> {
  const id = proefIds.get(naam) ?? findProefId(naam);
  proefIds.set(naam, id);
  return id;
}

test('no school said yes: there are no groepen and nothing starts; only the school itself says yes, and no demo or home counts', async () => {
  assert.deepEqual([(await list()).groepen, (await list()).proeven], [0, []]);
  assert.equal((await start(testId('te vroeg'))).status, 409);
  const kantoor = await allow(true, 'office');
  assert.equal(kantoor.status, 409, 'our office says yes for nobody');
  assert.equal((await allow(true)).status, 204);
  await database.own.updateTable('admin').set({ beleidsproef: true }).where('admin_id', '<>', wereld.b.id).execute();
  assert.deepEqual([(await list()).scholen, (await list()).groepen], [1, 13]);
  await database.own.updateTable('admin').set({ demo: true }).where('admin_id', '=', a.id).execute();
  assert.deepEqual([(await list()).scholen, (await list()).groepen], [0, 0], 'a demo school is no customer');
  assert.equal((await gegevens()).magMeedoen, false, 'its screen has no switch');
  assert.equal((await allow(false)).status, 204);
  assert.equal((await allow(true)).status, 409, 'nor does its call do anything');
  await database.own.updateTable('admin').set({ beleidsproef: true }).where('admin_id', '=', a.id).execute();
  await database.own.updateTable('admin').set({ demo: false }).where('admin_id', '=', a.id).execute();
  assert.deepEqual(await proeven(), []);
});

test('what is not offered does not start', async () => {
  assert.equal((await start(testId('verzonnen'), 'verzonnen')).status, 400);
  assert.equal((await start(testId('gewoon'), BELEID)).status, 400);
});

test('a double click starts once; of two that start at the same moment one is refused', async () => {
  const id = testId('dubbel');
  assert.deepEqual(new Set((await Promise.all([start(id), start(id), start(id), start(id)])).map(({ status }) => status)), new Set([204]));
  assert.equal((await start(testId('nog een'))).status, 409);
  const begonnen = 'office: proef met twee manieren van kiezen, vanaf 2026-11-20, 6 weken, aantal dat meedoet: 13';
  assert.deepEqual(await logVan(), [begonnen], 'the school reads it once, and by whom');
  assert.deepEqual(await proeven(), [{ id }]);
  // Lines of one millisecond have no order.
  clock.advance(1000);
  assert.equal((await stop(id)).status, 204);
  assert.deepEqual(await logVan(), ['office: proef met twee manieren van kiezen gestopt, aantal dat meedeed: 13', begonnen]);
  assert.equal((await list()).proeven[0]?.stand, 'gestopt');
  const tegelijk = await Promise.all([start(testId('links')), start(testId('rechts'))]);
  assert.deepEqual(
    tegelijk.map(({ status }) => status).toSorted((x, y) => x - y),
    [204, 409],
  );
  assert.equal((await proeven()).length, 2);
  for (const proef of await proeven()) assert.equal((await stop(proef.id)).status, 204);
});

test('what was planned today stays; from tomorrow every taak of a groep is planned and logged by the policy of its side', async () => {
  const id = await proefMetEenAnders('proef');
  assert.deepEqual(await namen(een), [`${BELEID} -`]);
  assert.equal((await start(id)).status, 204);
  assert.deepEqual(await namen(een), [`${BELEID} -`]);
  assert.deepEqual(await namen(ook), [`${BELEID} -`], 'nor is what is planned later on that day');
  clock.advance(DAG);
  assert.deepEqual(await namen(een), [`controle-20 ${id}`]);
  assert.deepEqual(await namen(ander), [`${BELEID} ${id}`]);
  const [lot] = await lotenOp(een, vandaag());
  assert.equal(lot?.proef?.groep, groepEen);
  const { proef, verslag } = await read(id);
  assert.deepEqual([proef.stand, proef.groepenAnders + proef.groepenGewoon], ['loopt', 13]);
  assert.ok(Math.abs(proef.groepenAnders - proef.groepenGewoon) <= 1);
  assert.ok(
    verslag.maten.every(({ verschil }) => verschil === null),
    'a day says nothing',
  );
});

test('another setting in the middle of the day plans the rest by the same policy', async () => {
  const id = await proefMetEenAnders('proef');
  clock.advance(60_000);
  await database.forAdmin(a.id, (db) =>
    db
      .insertInto('oefeninstelling')
      .values({
        admin_id: a.id,
        id: testId('minuten'),
        groep_id: groepEen,
        leerling_id: null,
        instelling: JSON.stringify({ minuten: 30 }),
        created_at: new Date(clock.now()),
        gewijzigd_op: new Date(clock.now()),
      })
      .execute(),
  );
  clock.advance(60_000);
  const eerst = (await lotenOp(een, vandaag())).length;
  assert.deepEqual(await namen(een), [`controle-20 ${id}`]);
  assert.ok((await lotenOp(een, vandaag())).length > eerst, 'it was planned anew');
});

test('answers of a trial replay bit for bit, and who knows which policy chose plans the day again after the trial', async () => {
  clock.advance(DAG);
  const kennis = await database.forAdmin(a.id, (db) => readPlanInvoer({ audio: STIL }, db, een, clock.now()));
  const token = await tokenOf(een.gebruikersnaam);
  const dag = await plan(een);
  for (const { id: taakId } of dag.slice(0, 2)) {
    const gelezen = takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${een.id}/taken/${taakId}`, token)).body);
    const antwoorden = gelezen.taak.opgaven.map((opgave, i) => ({
      id: testId(`${taakId} ${opgave.id}`),
      taakId,
      opgaveId: opgave.id,
      poging: 1,
      gegeven: i % 4 === 0 ? 'xx' : opgave.antwoord,
      rtMs: 5000,
      op: new Date(clock.now()).toISOString(),
      hints: 0,
    }));
    const antwoord = await server.post(`/api/leerlingen/${een.id}/antwoorden`, { game: gelezen.taak.game, antwoorden }, token);
    assert.equal(antwoord.status, 200, antwoord.text);
  }
  const { regels, bewaard } = await database.forAdmin(a.id, async (db) => ({
    regels: await db.selectFrom('antwoord').select('motor').where('leerling_id', '=', een.id).orderBy('volgnr').execute(),
    bewaard: await readStand(db, a.id, een.id, new Date(0)),
  }));
  assert.ok(regels.length > 10, `${regels.length} answers`);
  const opnieuw = replay(
    createStand({ seedPrior: priorVan('5a') }),
    regels.map(({ motor }) => motor),
    leerlijnVan('nl').sets,
  );
  assert.deepEqual(bewaard?.hoofd, opnieuw.hoofd);
  assert.deepEqual(bewaard?.categorieen, opnieuw.categorieen);

  const [lot] = await lotenOp(een, vandaag());
  const zonder = { ...kennis.geldend, proef: null };
  const { beleid: _weg, ...stuur } = kennis.geldend.stuur;
  const planOf = (geldend: typeof kennis.geldend) =>
    createDagTaken({ ...kennis, geldend }).map(({ somvensterId, opgaven }) => [somvensterId, opgaven.map(({ woord }) => woord.woord)]);
  const toen = planOf(kennis.geldend);
  assert.deepEqual(planOf({ ...zonder, stuur: { ...stuur, ...(lot && { beleid: lot.beleid }) } }), toen);
});

test('a groep made after the start is in no trial, and who was in two groepen is left out of the report', async () => {
  const id = await proefMetEenAnders('proef');
  await insertGroepen(['later gemaakt']);
  clock.advance(DAG);
  await move(een, testId('later gemaakt'));
  assert.deepEqual(await namen(een), [`${BELEID} -`]);
  assert.deepEqual(await namen(ook), [`controle-20 ${id}`]);
  clock.advance(DAG);
  await move(een, groepEen);
  assert.deepEqual(await namen(een), [`controle-20 ${id}`]);
  assert.deepEqual(await namen(ander), [`${BELEID} ${id}`]);
  const voor = (await read(id)).verslag;
  assert.deepEqual([voor.wisselaars, voor.teWeinig], [1, 2]);
  clock.advance(DAG);
  await move(ander, groepEen);
  assert.deepEqual(await namen(ander), [`controle-20 ${id}`]);
  assert.equal((await read(id)).verslag.wisselaars, 2);
  await move(ander, groepTwee);
});

test('a school that says no is out at once, with its children in no report; it comes back when it says yes again', async () => {
  const id = await proefMetEenAnders('proef');
  assert.equal((await allow(false)).status, 204);
  clock.advance(DAG);
  assert.deepEqual(await namen(ook), [`${BELEID} -`]);
  const { verslag } = await read(id);
  assert.deepEqual([verslag.groepenWeg, verslag.wisselaars + verslag.teWeinig], [13, 0]);
  assert.equal((await allow(true)).status, 204);
  clock.advance(DAG);
  assert.deepEqual(await namen(ook), [`controle-20 ${id}`]);
});

test('a policy that is no longer there plans as is served, and the report says that nothing can be compared', async () => {
  const id = await proefMetEenAnders('proef');
  await database.own.updateTable('beleidsproef').set({ beleid: 'weg-1' }).where('id', '=', id).execute();
  clock.advance(DAG);
  assert.deepEqual(await namen(een), [`${BELEID} ${id}`]);
  const { verslag, proef } = await read(id);
  assert.equal(proef.beleid, 'weg-1');
  assert.ok(verslag.anderBeleid > 0);
  assert.ok(verslag.maten.every(({ verschil }) => verschil === null));
  assert.ok((await list()).proeven.some(({ beleid }) => beleid === 'weg-1'));
  await database.own.updateTable('beleidsproef').set({ beleid: 'controle-20' }).where('id', '=', id).execute();
});

test('stopped: what is planned from then on is as everywhere, what was planned stays, and stopping twice is stopping once', async () => {
  const id = await proefMetEenAnders('proef');
  clock.advance(DAG);
  assert.deepEqual(await namen(een), [`controle-20 ${id}`]);
  assert.deepEqual(
    (await Promise.all([stop(id), stop(id)])).map(({ status }) => status),
    [204, 204],
  );
  assert.deepEqual(await namen(een), [`controle-20 ${id}`], 'the plan of today was made already');
  assert.deepEqual(await namen(ook), [`${BELEID} -`]);
  clock.advance(DAG);
  assert.deepEqual(await namen(een), [`${BELEID} -`]);
  assert.equal((await list()).proeven.find((proef) => proef.id === id)?.stand, 'gestopt');
  assert.equal((await stop(testId('nooit'))).status, 404);
  assert.equal((await get(`${BASE}/${testId('nooit')}`)).status, 404);
});

test('a trial ends by itself, stands in no way of the next one, and its report stays when the answers are gone', async () => {
  const id = await proefMetEenAnders('volgende');
  assert.equal((await start(id)).status, 204);
  clock.advance(2 * DAG);
  assert.deepEqual(await namen(een), [`controle-20 ${id}`]);
  clock.advance(42 * DAG);
  assert.deepEqual(await namen(een), [`${BELEID} -`]);
  assert.equal((await list()).proeven.find((proef) => proef.id === id)?.stand, 'klaar');
  clock.advance(14 * DAG);
  const { verslag } = await read(id);
  assert.equal(verslag.teWeinig, 1);
  await database.forAdmin(a.id, (db) =>
    db.deleteFrom('taak').where('leerling_id', '=', een.id).where('status', '=', 'klaar-om-te-starten').execute(),
  );
  assert.deepEqual((await read(id)).verslag, verslag);
  assert.equal((await start(testId('weer een'))).status, 204);
  assert.equal((await list()).proeven.find((proef) => proef.id === id)?.stand, 'klaar');
});

test('nobody but our office sees or starts one', async () => {
  for (const naam of ['schooladmin', 'docent', een.gebruikersnaam]) {
    const token = await tokenOf(naam);
    assert.equal((await server.get(BASE, token)).status, 403, naam);
    assert.equal((await put(`${BASE}/${testId('x')}`, { beleid: 'controle-20', weken: 6 }, naam)).status, 403, naam);
    assert.equal((await server.post(`${BASE}/${testId('x')}/stoppen`, undefined, token)).status, 403, naam);
  }
});
