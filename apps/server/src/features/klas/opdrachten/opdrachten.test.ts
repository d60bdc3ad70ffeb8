/** An opdracht from a mistake to what came of it: proposed, set going, practised, looked back on, stopped. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { dicteesRoutes } from '@spelrijk/contract/dictees';
import { opdrachtenRoutes } from '@spelrijk/contract/opdrachten';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { takenRoutes } from '@spelrijk/contract/taken';
import { kindnaam } from '@spelrijk/taal/kindnaam';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a, b } = server.wereld;
const [groepId = ''] = a.groepIds;
const [kind, ander] = a.kinderen.filter((iemand) => iemand.groepId === groepId);
const elders = a.kinderen.find((iemand) => iemand.groepId !== groepId);
assert.ok(kind && ander && elders);
let docent = await server.login('docent');
const base = `/api/admins/${a.id}/groepen/${groepId}`;
const DAG_MS = 86_400_000;
const begin = server.clock.now();
const REGEL = 'ei-ij';

/** A token lasts no night. */
const verse = async (gebruikersnaam: string): Promise<string> => {
  const { body } = await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD });
  return sessiesRoutes.login.response.parse(body).token;
};
const naarDag = async (dagen: number): Promise<void> => {
  server.clock.set(begin + dagen * DAG_MS);
  docent = await verse('docent');
};

const send = (method: 'PUT' | 'DELETE', path: string, body?: object, wie?: string) =>
  server.request({ method, url: `${base}/${path}`, token: wie ?? docent, ...(body && { payload: body }) });
const planDag = async (wie = kind) => {
  const token = await verse(wie.gebruikersnaam);
  return dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${wie.id}/dagtaken`, undefined, token)).body).taken;
};
const leesTaak = async (taakId: string, wie = kind) => {
  const token = await verse(wie.gebruikersnaam);
  return takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${wie.id}/taken/${taakId}`, token)).body).taak;
};
const lijst = async () => opdrachtenRoutes.listOpdrachten.response.parse((await server.get(`${base}/opdrachten`, docent)).body).opdrachten;
const propose = (leerlingIds: readonly string[], categorie = REGEL) =>
  server.post(`${base}/opdrachten/voorstel`, { categorie, leerlingIds }, docent);

// What the child wrote wrong on paper this morning.
const FOUT = { trein: 'trijn', klein: 'klijn', kijk: 'keik', fijn: 'fijn' };
const dicteeId = testId('dictee vooraf');
await send('PUT', `dictees/${dicteeId}`, { titel: 'Week 47', woorden: Object.keys(FOUT).map((woord) => ({ woord })), versie: 0 });
assert.equal((await server.post(`${base}/dictees/${dicteeId}/nakijken`, { leerlingId: kind.id, invoer: FOUT }, docent)).status, 204);

const voorstel = opdrachtenRoutes.proposeOpdracht.response.parse((await propose([kind.id])).body);
const OPDRACHT = testId('opdracht');
const TERUG = testId('terugblik');
const zet = (deel: object = {}, id = OPDRACHT, wie?: string) =>
  send(
    'PUT',
    `opdrachten/${id}`,
    {
      categorie: REGEL,
      leerlingIds: [kind.id],
      woorden: voorstel.woorden.map(({ woord }) => woord),
      van: '2026-11-19',
      tot: '2026-11-26',
      terug: { dicteeId: TERUG, dag: '2026-11-20', woorden: voorstel.terug },
      ...deel,
    },
    wie,
  );

const GEVRAAGD = new Set(voorstel.woorden.map(({ woord }) => woord.woord));
/** Is the first taak that is not done one of these words? */
async function isEerst(): Promise<boolean> {
  const [eerste] = (await planDag()).filter(({ status, somvensterNaam }) => status !== 'af' && !somvensterNaam.startsWith('Terugkijken'));
  const { opgaven } = await leesTaak(eerste?.id ?? '');
  return eerste?.somvensterNaam === voorstel.naam && opgaven.every(({ woord }) => GEVRAAGD.has(woord.woord));
}

test('the words are the own mistakes first, as they were written, then words like them, and others to look back with', () => {
  const eigen = voorstel.woorden.filter(({ gegeven }) => gegeven !== null);
  assert.deepEqual(
    eigen.map(({ woord, gegeven }) => `${woord.woord} < ${gegeven}`).toSorted((a, b) => a.localeCompare(b)),
    ['kijk < keik', 'klein < klijn', 'trein < trijn'],
  );
  assert.equal(voorstel.woorden.length, 12);
  assert.equal(voorstel.terug.length, 5);
  const woorden = [...voorstel.woorden.map(({ woord }) => woord.woord), ...voorstel.terug.map(({ woord }) => woord)];
  assert.equal(new Set(woorden).size, 17);
  assert.ok(
    woorden.every((woord) => /ei|ij/.test(woord)),
    woorden.join(' '),
  );
});

test('it steers the next taak of these leerlingen, also where the day was planned already, and of nobody else', async () => {
  assert.equal(await isEerst(), false);
  const vanAnder = await planDag(ander);
  server.clock.advance(60_000);
  assert.equal((await zet()).status, 204);
  assert.equal((await zet()).status, 204, 'once more changes nothing');
  const [eerste] = (await planDag()).filter(({ status }) => status !== 'af');
  assert.equal(await isEerst(), true);
  const taak = await leesTaak(eerste?.id ?? '');
  assert.ok(taak.opgaven.length >= 4);
  assert.ok(
    taak.opgaven.some(({ woord }) => woord.woord in FOUT),
    'what went wrong comes back',
  );
  assert.deepEqual(await planDag(ander), vanAnder);
});

test('what came of it stands beside how it began', async () => {
  const [opdracht] = await lijst();
  assert.deepEqual(opdracht?.leerlingen, [
    { id: kind.id, roepnaam: 'leerling', begin: { antwoorden: 4, goed: 1 }, sinds: { antwoorden: 0, goed: 0 }, terug: null },
  ]);
  assert.deepEqual(
    [opdracht?.naam, opdracht?.gestopt, opdracht?.terug],
    [voorstel.naam, false, { dicteeId: TERUG, dag: '2026-11-20', aantal: 5 }],
  );
  const [eerste] = (await planDag()).filter(({ status }) => status !== 'af');
  const taak = await leesTaak(eerste?.id ?? '');
  server.clock.advance(60_000);
  const antwoorden = taak.opgaven.map((opgave, i) => ({
    id: testId(`antwoord ${i}`),
    taakId: taak.id,
    opgaveId: opgave.id,
    poging: 1,
    gegeven: i === 0 ? 'xx' : opgave.antwoord,
    rtMs: 6000,
    hints: 0,
    op: new Date(server.clock.now()).toISOString(),
  }));
  const token = await verse(kind.gebruikersnaam);
  assert.equal((await server.post(`/api/leerlingen/${kind.id}/antwoorden`, { game: taak.game, antwoorden }, token)).status, 200);
  const sinds = (await lijst())[0]?.leerlingen[0]?.sinds;
  assert.ok(sinds && sinds.goed >= taak.opgaven.length - 1 && sinds.antwoorden >= sinds.goed, JSON.stringify(sinds));
});

test('it is looked back on from its day on, by these leerlingen only, and the result comes back', async () => {
  const terug = async (wie = kind) => (await planDag(wie)).find(({ somvensterNaam }) => somvensterNaam.startsWith('Terugkijken'));
  assert.equal(await terug(), undefined, 'not on the day before');
  await naarDag(1);
  const taak = await terug();
  assert.deepEqual([taak?.aantal, taak?.somvensterNaam], [5, `Terugkijken: ${kindnaam(REGEL)}`]);
  assert.equal(await terug(ander), undefined);
  const dictees = dicteesRoutes.listDictees.response.parse((await server.get(`${base}/dictees`, docent)).body).dictees;
  assert.deepEqual(
    dictees.filter(({ id }) => id === TERUG).map(({ titel, leerlingen, vanaf, status }) => [titel, leerlingen, vanaf, status]),
    [[`Terugkijken: ${voorstel.naam}`, 1, '2026-11-20', 'open']],
  );
  const invoer = Object.fromEntries(voorstel.terug.map(({ woord }, i) => [woord, i === 0 ? `${woord}x` : woord]));
  assert.equal((await server.post(`${base}/dictees/${TERUG}/nakijken`, { leerlingId: kind.id, invoer }, docent)).status, 204);
  assert.equal((await server.post(`${base}/dictees/${TERUG}/nakijken`, { leerlingId: ander.id, invoer }, docent)).status, 404);
  assert.deepEqual((await lijst())[0]?.leerlingen[0]?.terug, { antwoorden: 5, goed: 4 });
});

test('stopped, it is in no plan any more, and stays to be read', async () => {
  await naarDag(2);
  assert.equal(await isEerst(), true);
  server.clock.advance(60_000);
  for (const _ of [1, 2]) assert.equal((await send('DELETE', `opdrachten/${OPDRACHT}`)).status, 204);
  assert.equal(await isEerst(), false);
  assert.equal((await lijst())[0]?.gestopt, true);
});

test('a dictation to look back with that nobody began is closed with its opdracht', async () => {
  const [id, nog] = [testId('tweede opdracht'), testId('tweede terugblik')];
  await zet({ van: '2026-11-21', tot: '2026-11-28', terug: { dicteeId: nog, dag: '2026-11-27', woorden: voorstel.terug } }, id);
  await send('DELETE', `opdrachten/${id}`);
  const dictees = dicteesRoutes.listDictees.response.parse((await server.get(`${base}/dictees`, docent)).body).dictees;
  assert.equal(dictees.find((dictee) => dictee.id === nog)?.status, 'gesloten');
});

test('on the board: the rule in steps, with words that went wrong and where, and nobody is named', async () => {
  const { body, text } = await server.get(`${base}/uitleg/${REGEL}?leerlingen=${kind.id}`, docent);
  const uitleg = opdrachtenRoutes.readUitleg.response.parse(body);
  assert.ok(uitleg.regel !== '' && uitleg.stappen.length > 0);
  const trein = uitleg.woorden.find(({ woord }) => woord === 'trein');
  assert.deepEqual([trein?.knelpunt, trein?.fout?.gegeven], [{ start: 2, end: 4 }, 'trijn']);
  assert.ok(!text.includes(kind.id) && !text.includes('School A'));
});

test('only for leerlingen of this groep, by who sets its practice', async () => {
  await naarDag(0);
  assert.equal((await propose([elders.id])).status, 404);
  assert.equal((await zet({ leerlingIds: [kind.id, elders.id] }, testId('verkeerd'))).status, 404);
  assert.equal((await propose([kind.id], 'bestaat-niet')).status, 404);
  for (const [wie, zetten, lezen] of [
    ['docent2', 404, 404],
    ['b-schooladmin', 404, 404],
    ['leerling', 403, 403],
    ['office', 403, 403],
    ['superadmin', 403, 409],
  ] as const) {
    const token = await server.login(wie);
    assert.equal((await zet({}, testId(`van ${wie}`), token)).status, zetten, wie);
    assert.equal((await send('DELETE', `opdrachten/${OPDRACHT}`, undefined, token)).status, zetten, wie);
    assert.equal((await server.get(`${base}/opdrachten`, token)).status, lezen, wie);
    assert.equal((await server.get(`${base}/uitleg/${REGEL}`, token)).status, zetten, wie);
  }
  const inB = await server.get(`/api/admins/${b.id}/groepen/${b.groepIds[0]}/opdrachten`, await server.login('b-docent'));
  assert.deepEqual(opdrachtenRoutes.listOpdrachten.response.parse(inB.body).opdrachten, []);
});
