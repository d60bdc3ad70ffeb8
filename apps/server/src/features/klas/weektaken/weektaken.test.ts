/** A week plan from the docent to the child: served on its day, moved along until it is done, counted, taken off and put back. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { takenRoutes } from '@spelrijk/contract/taken';
import { weektakenRoutes } from '@spelrijk/contract/weektaken';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD, type Kind } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groepId = ''] = a.groepIds;
const [kind, ander] = a.kinderen.filter((iemand) => iemand.groepId === groepId);
const elders = a.kinderen.find((iemand) => iemand.groepId !== groepId);
assert.ok(kind && ander && elders);
const base = `/api/admins/${a.id}/groepen/${groepId}`;
const DAG_MS = 86_400_000;
const begin = server.clock.now();
const [DO, VR] = ['2026-11-19', '2026-11-20'];
const MAANDAG = '2026-11-16';
const WOORDEN = ['bomen', 'kamer', 'tafel', 'water', 'lezen', 'zomer'];
const REGEL = 'ei-ij';

/** A token lasts no night. */
const verse = async (gebruikersnaam: string): Promise<string> => {
  const { body } = await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD });
  return sessiesRoutes.login.response.parse(body).token;
};
let docent = await verse('docent');
const naarDag = async (dagen: number): Promise<void> => {
  server.clock.set(begin + dagen * DAG_MS);
  docent = await verse('docent');
};
const send = (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: object, wie?: string) =>
  server.request({ method, url: `${base}/${path}`, token: wie ?? docent, ...(body && { payload: body }) });
const id = (naam: string): string => testId(`weektaak ${naam}`);
const zet = (naam: string, dag: string, wat: object, leerlingIds: readonly string[] | null = null, wie?: string) =>
  send('PUT', `weektaken/${id(naam)}`, { dag, wat, leerlingIds }, wie);
const week = async (van = MAANDAG, wie?: string) =>
  weektakenRoutes.listWeektaken.response.parse((await server.get(`${base}/weektaken?van=${van}`, wie ?? docent)).body);
const planDag = async (wie: Kind = kind) => {
  const token = await verse(wie.gebruikersnaam);
  return dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${wie.id}/dagtaken`, undefined, token)).body).taken;
};
const vanWeek = async (wie: Kind = kind) => (await planDag(wie)).filter(({ weektaak, status }) => weektaak && status !== 'af');
const afOp = async (naam: string) => {
  const { weektaken, schuiven } = await week();
  const rij = [...weektaken, ...schuiven].find((een) => een.id === id(naam));
  return rij?.leerlingen.filter(({ af }) => af).map((leerling) => leerling.id) ?? null;
};

let nr = 0;
const maak = async (taakId: string, wie: Kind = kind): Promise<void> => {
  const token = await verse(wie.gebruikersnaam);
  const { taak } = takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${wie.id}/taken/${taakId}`, token)).body);
  server.clock.advance(60_000);
  const antwoorden = taak.opgaven.map((opgave) => ({
    id: testId(`antwoord ${++nr}`),
    taakId,
    opgaveId: opgave.id,
    poging: 1,
    gegeven: opgave.antwoord,
    rtMs: 6000,
    hints: 0,
    op: new Date(server.clock.now()).toISOString(),
  }));
  assert.equal((await server.post(`/api/leerlingen/${wie.id}/antwoorden`, { game: taak.game, antwoorden }, token)).status, 200);
  assert.equal((await server.post(`/api/leerlingen/${wie.id}/taken/${taakId}/afronden`, undefined, token)).status, 200);
};

const LIJST = testId('lijst van de week');
await send('PUT', `woordlijsten/${LIJST}`, { naam: 'Kastelen', woorden: WOORDEN.map((woord) => ({ woord })), versie: 0 });
const DICTEE = testId('dictee van de week');
await send('PUT', `dictees/${DICTEE}`, { titel: 'Vrijdagdictee', woorden: WOORDEN.map((woord) => ({ woord })), versie: 0 });

test('what is put on today comes first, also where the day was planned, and what is put on tomorrow does not come today', async () => {
  assert.deepEqual(await vanWeek(), []);
  server.clock.advance(60_000);
  // With connections that are open, or the first would be done before the second began.
  await Promise.all([planDag(), planDag(), planDag()]);
  const tegelijk = await Promise.all([1, 2, 3].map(() => zet('lijst', DO, { soort: 'lijst', id: LIJST })));
  assert.deepEqual(
    tegelijk.map(({ status }) => status),
    [204, 204, 204],
    'pressed in a hurry',
  );
  assert.equal((await zet('lijst', VR, { soort: 'lijst', id: LIJST })).status, 204, 'the same id again changes nothing');
  assert.equal((await zet('regel', VR, { soort: 'categorie', id: REGEL })).status, 204);
  const [eerste] = await planDag();
  assert.deepEqual([eerste?.somvensterNaam, eerste?.weektaak], ['Kastelen', true]);
  assert.equal((await vanWeek()).length, 1);
  const { weektaken, schuiven } = await week();
  assert.deepEqual(
    weektaken.map(({ dag, soort, naam, iedereen }) => [dag, soort, naam, iedereen]),
    [
      [DO, 'lijst', 'Kastelen', true],
      [VR, 'categorie', weektaken[1]?.naam, true],
    ],
  );
  assert.deepEqual(weektaken[0]?.woorden, WOORDEN);
  assert.ok((weektaken[1]?.woorden.length ?? 0) >= 4 && weektaken[1]?.woorden.every((woord) => /ei|ij/.test(woord)));
  assert.deepEqual(schuiven, []);
});

test('done is done, for who did it; what the others did not do is there the next day, before what was put on that day', async () => {
  const [taak] = await vanWeek();
  await maak(taak?.id ?? '');
  assert.deepEqual(await afOp('lijst'), [kind.id]);
  await naarDag(1);
  assert.ok((await vanWeek()).every(({ somvensterNaam }) => somvensterNaam !== 'Kastelen'));
  assert.equal((await vanWeek()).length, 1, 'the rule of today');
  assert.deepEqual(
    (await vanWeek(ander)).map(({ somvensterNaam }) => somvensterNaam === 'Kastelen'),
    [true, false],
  );
});

test('the next week says what moved along, and after two weeks it waits no more', async () => {
  await naarDag(4);
  const volgende = await week('2026-11-23');
  assert.deepEqual(
    volgende.schuiven.map((rij) => rij.id),
    [id('lijst'), id('regel')],
  );
  assert.equal((await vanWeek(ander)).length, 2);
  await naarDag(15);
  assert.deepEqual((await week('2026-11-30')).schuiven, []);
  assert.deepEqual(await vanWeek(ander), []);
  await naarDag(1);
});

test('enough days of practice do not keep away what a docent put on a day', async () => {
  const rustig = { sessiesPerWeek: 1 };
  await server.database.forAdmin(a.id, (db) =>
    db
      .insertInto('oefeninstelling')
      .values({
        admin_id: a.id,
        id: testId('rustig'),
        groep_id: groepId,
        leerling_id: null,
        instelling: JSON.stringify(rustig),
        created_at: new Date(server.clock.now()),
        gewijzigd_op: new Date(server.clock.now()),
      })
      .execute(),
  );
  await naarDag(2);
  const taken = await planDag();
  assert.ok(taken.length > 0 && taken.every(({ weektaak }) => weektaak), JSON.stringify(taken.map(({ gameTitel }) => gameTitel)));
  await server.database.forAdmin(a.id, (db) => db.deleteFrom('oefeninstelling').where('admin_id', '=', a.id).execute());
});

test('a rule that only lives in sentences is done with the taak of the engine', async () => {
  await naarDag(3);
  assert.equal((await zet('zinnen', '2026-11-22', { soort: 'categorie', id: 'hoofdletter-zin' }, [ander.id])).status, 204);
  const zin = (await vanWeek(ander)).find(({ somvensterId }) => somvensterId === 'hoofdletter-zin');
  assert.ok(zin);
  assert.ok(
    (await vanWeek()).every(({ somvensterId }) => somvensterId !== 'hoofdletter-zin'),
    'for one groepje only',
  );
  await maak(zin.id, ander);
  assert.deepEqual(await afOp('zinnen'), [ander.id]);
});

test('a dictation of a groepje is found by them from its day on, and typed from paper it is done', async () => {
  await naarDag(4);
  assert.equal((await zet('dictee', '2026-11-24', { soort: 'dictee', id: DICTEE }, [ander.id])).status, 204);
  assert.equal((await zet('nog eens', '2026-11-25', { soort: 'dictee', id: DICTEE })).status, 409);
  const dictee = async (wie: Kind = kind) => (await planDag(wie)).some(({ somvensterNaam }) => somvensterNaam === 'Vrijdagdictee');
  assert.equal(await dictee(ander), false);
  await naarDag(5);
  assert.deepEqual([await dictee(), await dictee(ander)], [false, true]);
  assert.ok(
    (await vanWeek(ander)).some(({ somvensterNaam }) => somvensterNaam === 'Vrijdagdictee'),
    'with the mark of the week plan',
  );
  const { dictees } = dicteesRoutes.listDictees.response.parse((await server.get(`${base}/dictees`, docent)).body);
  assert.deepEqual(
    dictees.filter((rij) => rij.id === DICTEE).map(({ status, vanaf, leerlingen }) => [status, vanaf, leerlingen]),
    [['open', '2026-11-24', 1]],
  );
  server.clock.advance(60_000);
  assert.equal((await send('DELETE', `weektaken/${id('dictee')}`)).status, 204);
  assert.equal(await dictee(ander), false);
  assert.equal((await send('POST', `weektaken/${id('dictee')}/terugzetten`)).status, 204);
  assert.equal(await dictee(ander), true);
  const invoer = Object.fromEntries(WOORDEN.map((woord) => [woord, woord]));
  assert.equal((await send('POST', `dictees/${DICTEE}/nakijken`, { leerlingId: ander.id, invoer })).status, 204);
  const rij = (await week('2026-11-23')).weektaken.find((een) => een.id === id('dictee'));
  assert.deepEqual(rij?.leerlingen, [{ id: ander.id, roepnaam: rij?.leerlingen[0]?.roepnaam, af: true }]);
});

test('taken off it is in no plan any more, and put back it is again', async () => {
  await naarDag(6);
  assert.ok((await vanWeek()).some(({ somvensterId }) => somvensterId === REGEL));
  server.clock.advance(60_000);
  for (const _ of [1, 2]) assert.equal((await send('DELETE', `weektaken/${id('regel')}`)).status, 204);
  assert.ok((await vanWeek()).every(({ somvensterId }) => somvensterId !== REGEL));
  server.clock.advance(60_000);
  for (const _ of [1, 2]) assert.equal((await send('POST', `weektaken/${id('regel')}/terugzetten`)).status, 204);
  assert.ok((await vanWeek()).some(({ somvensterId }) => somvensterId === REGEL));
});

test('put on today at noon, it is there for who did the first taak of the day already', async () => {
  await naarDag(20);
  const [eerste] = await planDag(ander);
  await maak(eerste?.id ?? '', ander);
  server.clock.advance(60_000);
  assert.equal((await zet('middag', '2026-12-09', { soort: 'lijst', id: LIJST }, [ander.id])).status, 204);
  const taken = await planDag(ander);
  assert.deepEqual([taken[0]?.id, taken[1]?.somvensterNaam, taken[1]?.weektaak], [eerste?.id, 'Kastelen', true]);
});

test('only for leerlingen of this groep, by who sets its practice', async () => {
  await naarDag(0);
  const regel = { soort: 'categorie', id: REGEL };
  assert.equal((await zet('x', DO, regel, [elders.id])).status, 404);
  assert.equal((await zet('x', DO, { soort: 'categorie', id: 'bestaat-niet' })).status, 404);
  assert.equal((await zet('x', DO, { soort: 'lijst', id: testId('geen lijst') })).status, 404);
  assert.equal((await zet('x', DO, { soort: 'dictee', id: testId('geen dictee') })).status, 409);
  for (const [wie, zetten, lezen] of [
    ['docent2', 404, 404],
    ['b-schooladmin', 404, 404],
    ['leerling', 403, 403],
    ['office', 403, 403],
    ['superadmin', 403, 409],
  ] as const) {
    const token = await server.login(wie);
    assert.equal((await zet(`van ${wie}`, DO, regel, null, token)).status, zetten, wie);
    assert.equal((await send('DELETE', `weektaken/${id('lijst')}`, undefined, token)).status, zetten, wie);
    assert.equal((await send('POST', `weektaken/${id('lijst')}/terugzetten`, undefined, token)).status, zetten, wie);
    assert.equal((await server.get(`${base}/weektaken?van=${MAANDAG}`, token)).status, lezen, wie);
  }
  const inB = await server.get(`/api/admins/${b.id}/groepen/${b.groepIds[0]}/weektaken?van=${MAANDAG}`, await server.login('b-docent'));
  assert.deepEqual(weektakenRoutes.listWeektaken.response.parse(inB.body).weektaken, []);
});

test('after a school year nothing of it is kept', async () => {
  await server.app.sweep(begin + 400 * DAG_MS);
  const rijen = await server.database.forAdmin(a.id, (db) => db.selectFrom('weektaak').select('id').where('admin_id', '=', a.id).execute());
  assert.deepEqual(rijen, []);
});
