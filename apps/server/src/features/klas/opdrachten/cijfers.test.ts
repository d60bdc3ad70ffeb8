/**
 * What a docent set going, counted independently: an opdracht, something of the week plan and a briefje, beside what these children did,
 * counted here from the answers and taken as they lie in the database, without a sum of the features.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefjesRoutes } from '@spelrijk/contract/briefjes';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { landkaartRoutes } from '@spelrijk/contract/landkaart';
import { opdrachtenRoutes } from '@spelrijk/contract/opdrachten';
import { sessiesRoutes } from '@spelrijk/contract/sessies';
import { takenRoutes } from '@spelrijk/contract/taken';
import { weektakenRoutes } from '@spelrijk/contract/weektaken';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId, WACHTWOORD, type Kind } from '../../../../test/wereld.ts';

const server = await createProefserver();
const { a } = server.wereld;
const [groepId = ''] = a.groepIds;
const [een, twee] = a.kinderen.filter((iemand) => iemand.groepId === groepId);
assert.ok(een && twee);
const kinderen: readonly Kind[] = [een, twee];
const base = `/api/admins/${a.id}/groepen/${groepId}`;
const DAG_MS = 86_400_000;
const begin = server.clock.now();
const REGEL = 'ei-ij';
const [DO, VR] = ['2026-11-19', '2026-11-20'];

/** A token lasts no night. */
const verse = async (gebruikersnaam: string): Promise<string> =>
  sessiesRoutes.login.response.parse((await server.post('/api/auth', { gebruikersnaam, wachtwoord: WACHTWOORD })).body).token;
const put = async (path: string, payload: object): Promise<void> => {
  const { status, text } = await server.request({ method: 'PUT', url: `${base}/${path}`, token: await verse('docent'), payload });
  assert.ok(status < 300, text);
};
const get = async (path: string): Promise<unknown> => (await server.get(`${base}/${path}`, await verse('docent'))).body;
const planDag = async ({ id, gebruikersnaam }: Kind) =>
  dagtakenRoutes.planDag.response.parse((await server.post(`/api/leerlingen/${id}/dagtaken`, undefined, await verse(gebruikersnaam))).body)
    .taken;

let nr = 0;
/** Answers the first so many opgaven of a taak; every third one wrongly. */
async function maak({ id, gebruikersnaam }: Kind, taakId: string, hoeveel = 99): Promise<void> {
  const token = await verse(gebruikersnaam);
  const { taak } = takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${id}/taken/${taakId}`, token)).body);
  server.clock.advance(60_000);
  const antwoorden = taak.opgaven.slice(0, hoeveel).map((opgave) => ({
    id: testId(`antwoord ${++nr}`),
    taakId,
    opgaveId: opgave.id,
    poging: 1,
    gegeven: nr % 3 === 0 ? `${opgave.antwoord}x` : opgave.antwoord,
    rtMs: 6000,
    hints: 0,
    op: new Date(server.clock.now()).toISOString(),
  }));
  const { status, text } = await server.post(`/api/leerlingen/${id}/antwoorden`, { game: taak.game, antwoorden }, token);
  assert.equal(status, 200, text);
  if (hoeveel < taak.opgaven.length) return;
  assert.ok((await server.post(`/api/leerlingen/${id}/taken/${taakId}/afronden`, undefined, token)).status < 300);
}
const openTaak = async (kind: Kind, past: (naam: string, week: boolean) => boolean): Promise<string> =>
  (await planDag(kind)).find(({ status, somvensterNaam, weektaak }) => status !== 'af' && past(somvensterNaam, weektaak))?.id ??
  assert.fail('a taak');

// Before: the first child practises, the second does not.
await maak(een, await openTaak(een, () => true));
server.clock.advance(60_000);
const OPDRACHT = testId('opdracht');
const TERUG = testId('terugblik');
const voorstel = opdrachtenRoutes.proposeOpdracht.response.parse(
  (await server.post(`${base}/opdrachten/voorstel`, { categorie: REGEL, leerlingIds: kinderen.map(({ id }) => id) }, await verse('docent')))
    .body,
);
const gezetOp = server.clock.now();
await put(`opdrachten/${OPDRACHT}`, {
  categorie: REGEL,
  leerlingIds: kinderen.map(({ id }) => id),
  woorden: voorstel.woorden.map(({ woord }) => woord),
  van: DO,
  tot: '2026-11-26',
  terug: { dicteeId: TERUG, dag: VR, woorden: voorstel.terug },
});
await put(`weektaken/${testId('week')}`, { dag: DO, wat: { soort: 'categorie', id: 'open-lettergreep' }, leerlingIds: null });
await put(`briefjes/${testId('briefje')}`, { leerlingIds: [een.id, twee.id], inhoud: { soort: 'trots' } });
// A day of practice for one, half a taak for the other; the next day the first looks back, on its device.
server.clock.advance(60_000);
await maak(een, await openTaak(een, (_, week) => week));
await maak(een, await openTaak(een, (naam) => naam === voorstel.naam));
await maak(twee, await openTaak(twee, (naam) => naam === voorstel.naam), 2);
const [briefje] = landkaartRoutes.readLandkaart.response.parse(
  (await server.get(`/api/leerlingen/${een.id}/landkaart`, await verse(een.gebruikersnaam))).body,
).briefjes;
await server.post(`/api/leerlingen/${een.id}/briefjes/${briefje?.id}/gezien`, undefined, await verse(een.gebruikersnaam));
server.clock.set(begin + DAG_MS);
const terug = (await planDag(een)).find(({ somvensterNaam }) => somvensterNaam.startsWith('Terugkijken')) ?? assert.fail('to look back');
await maak(een, terug.id);

/** All of it as it lies there. */
const { antwoorden, taken } = await server.database.readAdmin(a.id, async (db) => ({
  antwoorden: await db.selectFrom('antwoord').selectAll().where('telt', '=', true).execute(),
  taken: await db.selectFrom('taak').selectAll().execute(),
}));
const dicteeVan = new Map(taken.map(({ id, dictee_id: dicteeId }) => [id, dicteeId]));

interface Telling {
  readonly antwoorden: number;
  readonly goed: number;
}
const tel = (goed: readonly boolean[]): Telling => ({ antwoorden: goed.length, goed: goed.filter(Boolean).length });
const punten = (leerlingId: string, past: (rij: (typeof antwoorden)[number]) => boolean): readonly boolean[] =>
  antwoorden
    .filter((rij) => rij.leerling_id === leerlingId && !rij.gokje && past(rij))
    .flatMap(({ diagnose }) => diagnose.knelpunten.filter(({ categorie }) => categorie === REGEL).map(({ goed }) => goed));

test('an opdracht tells how each began, what was done since, and what came of looking back', async () => {
  const { opdrachten } = opdrachtenRoutes.listOpdrachten.response.parse(await get('opdrachten'));
  const [opdracht] = opdrachten;
  assert.equal(opdracht?.leerlingen.length, 2);
  for (const { id, begin: voor, sinds, terug: terugblik } of opdracht?.leerlingen ?? []) {
    assert.deepEqual(voor, tel(punten(id, ({ op }) => op.getTime() < gezetOp)), 'before');
    assert.deepEqual(
      sinds,
      tel(punten(id, ({ op, taak_id: taakId }) => op.getTime() >= gezetOp && dicteeVan.get(taakId) !== TERUG)),
      'since',
    );
    const gemaakt = antwoorden.filter((rij) => rij.leerling_id === id && dicteeVan.get(rij.taak_id) === TERUG);
    assert.deepEqual(terugblik, gemaakt.length === 0 ? null : tel(gemaakt.map(({ goed }) => goed)), 'looked back');
  }
  const [sindsEen, sindsTwee] = [een, twee].map(({ id }) => opdracht?.leerlingen.find((rij) => rij.id === id));
  assert.ok((sindsEen?.sinds.antwoorden ?? 0) > 3 && (sindsTwee?.sinds.antwoorden ?? 0) > 1 && sindsEen?.terug !== null);
});

test('the week plan tells who is done', async () => {
  const { weektaken } = weektakenRoutes.listWeektaken.response.parse(await get('weektaken?van=2026-11-16'));
  const rij = weektaken.find(({ id }) => id === testId('week')) ?? assert.fail('of the week');
  assert.deepEqual(
    rij.leerlingen.map(({ id, af }) => `${id} ${af}`).toSorted(),
    kinderen
      .map(({ id }) => `${id} ${taken.some((taak) => taak.leerling_id === id && taak.weektaak_id === rij.id && taak.status === 'af')}`)
      .toSorted(),
  );
  assert.deepEqual(
    [een, twee].map(({ id }) => rij.leerlingen.find((leerling) => leerling.id === id)?.af),
    [true, false],
  );
});

test('a briefje tells who saw it', async () => {
  const { briefjes } = briefjesRoutes.listBriefjes.response.parse(await get('briefjes'));
  const leerlingen = new Map(briefjes[0]?.leerlingen.map((leerling) => [leerling.id, leerling]));
  assert.deepEqual([leerlingen.get(een.id)?.gezien !== null, leerlingen.get(twee.id)?.gezien, leerlingen.size], [true, null, 2]);
});
