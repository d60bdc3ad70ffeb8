import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { z } from 'zod';
import { dagtakenRoutes } from '@spelrijk/contract/dagtaken';
import { takenRoutes } from '@spelrijk/contract/taken';
import { Toets, type Toetssoort, type Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import type { Pakket } from '@spelrijk/domain/admin';
import type { Opgave } from '@spelrijk/domain/opgave';
import { findWoord } from '@spelrijk/taal/bank';
import { createProefserver } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';

const server = await createProefserver();
const [kind, ander] = server.wereld.a.kinderen;
assert.ok(kind && ander);
const docent = await server.login('docent');
type Taak = z.infer<typeof takenRoutes.readTaak.response>['taak'];

const setter = (leerlingId: string, soort: Toetssoort, id: string, token = docent) =>
  server.post(`/api/admins/${server.wereld.a.id}/leerlingen/${leerlingId}/toetsen`, { id, soort }, token);
const zetZorg = (leerlingId: string, soort: Zorgtoetssoort, id: string, token = docent, headers: Readonly<Record<string, string>> = {}) =>
  server.request({
    method: 'POST',
    url: `/api/admins/${server.wereld.a.id}/leerlingen/${leerlingId}/zorgtoetsen`,
    payload: { id, soort, doelen: ['verdubbeling', 'ei-ij'] },
    token,
    headers,
  });
const lees = async (leerlingId: string, id: string, soort: 'toetsen' | 'zorgtoetsen' = 'toetsen'): Promise<Toets> =>
  Toets.parse((await server.get(`/api/admins/${server.wereld.a.id}/leerlingen/${leerlingId}/${soort}/${id}`, docent)).body);
const setPakketten = (pakketten: Pakket[]) =>
  server.database.own.updateTable('admin').set({ pakketten }).where('admin_id', '=', server.wereld.a.id).execute();

async function dag(leerlingId: string, token: string): Promise<Taak[]> {
  const { taken } = dagtakenRoutes.planDag.response.parse(
    (await server.post(`/api/leerlingen/${leerlingId}/dagtaken`, undefined, token)).body,
  );
  return Promise.all(
    taken.map(
      async ({ id }) =>
        takenRoutes.readTaak.response.parse((await server.get(`/api/leerlingen/${leerlingId}/taken/${id}`, token)).body).taak,
    ),
  );
}

/** Plays a taak to its end; `goed` says which words the child can. */
async function speel(leerlingId: string, token: string, taak: Taak, goed: (opgave: Opgave) => boolean): Promise<void> {
  for (const opgave of taak.opgaven) {
    server.clock.advance(9000);
    const gegeven = goed(opgave) ? opgave.antwoord : `${opgave.antwoord}e`;
    const antwoord = {
      id: testId(`${taak.id} ${opgave.id}`),
      taakId: taak.id,
      opgaveId: opgave.id,
      poging: 1,
      gegeven,
      rtMs: 7000,
      hints: 0,
    };
    const reply = await server.post(
      `/api/leerlingen/${leerlingId}/antwoorden`,
      { game: taak.game, antwoorden: [{ ...antwoord, op: new Date(server.clock.now()).toISOString() }] },
      token,
    );
    assert.equal(reply.status, 200, reply.text);
  }
  assert.equal((await server.post(`/api/leerlingen/${leerlingId}/taken/${taak.id}/afronden`, undefined, token)).status, 200);
}

test('a start test places a newcomer in ten to twenty written words, and only then plans the day', async () => {
  const token = await server.login(kind.gebruikersnaam);
  const id = testId('plaatsing');
  assert.equal((await setter(kind.id, 'plaatsing', id)).status, 200);
  const gevraagd: string[] = [];
  for (let ronde = 0; ronde < 5; ronde++) {
    const open: Taak[] = (await dag(kind.id, token)).filter(({ status }) => status !== 'af');
    const [stap] = open;
    if (stap?.toets !== true) break;
    assert.equal(open.length, 1, 'nothing else while a newcomer is being placed');
    gevraagd.push(...stap.opgaven.map(({ woord }) => woord.woord));
    await speel(kind.id, token, stap, (opgave) => (findWoord(opgave.woord.woord)?.niveau ?? '8b') <= '4b');
  }
  assert.ok(gevraagd.length >= 10 && gevraagd.length <= 20, String(gevraagd.length));
  assert.equal(new Set(gevraagd).size, gevraagd.length, gevraagd.join(' '));
  const toets = await lees(kind.id, id);
  assert.deepEqual([toets.status, toets.gevraagd], ['af', gevraagd.length]);
  const gewoon = (await dag(kind.id, token)).filter(({ toets: isToets }) => isToets !== true);
  assert.ok(gewoon.length >= 3);
  const vermoed = await server.database.forAdmin(kind.adminId, (db) =>
    db.selectFrom('leerling_categorie').select('categorie').where('leerling_id', '=', kind.id).where('status', '=', 'vermoed').execute(),
  );
  assert.ok(vermoed.length > 0, 'easy categories are presumed known');
});

test('setting the same test twice is one test; a foreign leerling is 404; a child may not', async () => {
  const id = testId('plaatsing');
  assert.equal(Toets.parse((await setter(kind.id, 'plaatsing', id)).body).id, id);
  assert.equal((await setter(server.wereld.b.kinderen[0]?.id ?? '', 'plaatsing', testId('b'))).status, 404);
  assert.equal((await setter(kind.id, 'plaatsing', testId('c'), await server.login(kind.gebruikersnaam))).status, 403);
});

test('A09: without the package the tests of a care plan are 404 for every role, with it only for whom the matrix names', async () => {
  const id = testId('zonder pakket');
  const roles = ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin', 'leerling', 'demo'];
  const ask = async (): Promise<number[]> => {
    const statuses: number[] = [];
    for (const rol of roles) statuses.push((await zetZorg(ander.id, 'zorg-tussen', id, await server.login(rol))).status);
    return statuses;
  };
  await setPakketten(['testschool']);
  assert.deepEqual(await ask(), [404, 404, 404, 404, 404, 404, 404, 404]);
  await setPakketten(['zorgtraject']);
  assert.deepEqual(await ask(), [409, 409, 200, 200, 403, 403, 403, 403]);
  const met = { 'x-reden': encodeURIComponent('gevraagd door de school') };
  assert.equal((await zetZorg(ander.id, 'zorg-tussen', id, await server.login('office'), met)).status, 200);
  const { body } = await server.get(`/api/admins/${server.wereld.a.id}/logboek`, await server.login('schooladmin'));
  assert.match(JSON.stringify(body), /carePlan\.addFinalTest.*gevraagd door de school/);
  assert.equal((await zetZorg(server.wereld.b.kinderen[0]?.id ?? '', 'zorg-start', testId('b'))).status, 404);
  await server.database.forAdmin(ander.adminId, (db) => db.deleteFrom('toets').where('id', '=', id).execute());
});

test('a test of a care plan is not among the others, and the others are not among those', async () => {
  const id = testId('zorg apart');
  assert.equal((await setter(ander.id, 'zorg-start', id)).status, 400);
  assert.equal((await zetZorg(ander.id, 'zorg-start', id)).status, 200);
  const status = async (soort: string, toetsId: string) =>
    (await server.get(`/api/admins/${server.wereld.a.id}/leerlingen/${ander.id}/${soort}/${toetsId}`, docent)).status;
  assert.deepEqual([await status('toetsen', id), await status('zorgtoetsen', id)], [404, 200]);
  assert.equal((await setter(ander.id, 'voortgang', id)).status, 409);
  await setPakketten([]);
  assert.equal(await status('zorgtoetsen', id), 404);
  await setPakketten(['zorgtraject']);
  await server.database.forAdmin(ander.adminId, (db) => db.deleteFrom('toets').where('id', '=', id).execute());
});

test('care plan: ten words per goal, ten a stage, the result per goal', async () => {
  const token = await server.login(ander.gebruikersnaam);
  const id = testId('zorg');
  assert.equal((await zetZorg(ander.id, 'zorg-start', id)).status, 200);
  for (let ronde = 0; ronde < 2; ronde++) {
    const stap: Taak =
      (await dag(ander.id, token)).find(({ toets, status }) => toets === true && status !== 'af') ?? assert.fail('a stage');
    assert.equal(stap.opgaven.length, 10);
    await speel(ander.id, token, stap, ({ categorie }) => categorie === 'ei-ij');
  }
  await dag(ander.id, token);
  const { status, resultaat } = await lees(ander.id, id, 'zorgtoetsen');
  assert.equal(status, 'af');
  const per = new Map(resultaat.map((rij) => [rij.categorie, rij]));
  assert.deepEqual(per.get('ei-ij')?.alles, { aantal: 10, goed: 10 });
  assert.deepEqual(per.get('verdubbeling')?.alles, { aantal: 10, goed: 0 });
});

test('start and end test of a care plan ask other words', async () => {
  const woorden = async (id: string): Promise<string[]> =>
    server.database.forAdmin(ander.adminId, async (db) =>
      (await db.selectFrom('toets').select('woorden').where('id', '=', id).executeTakeFirstOrThrow()).woorden.map(({ woord }) => woord),
    );
  const eind = testId('zorg-eind');
  await zetZorg(ander.id, 'zorg-eind', eind);
  const [start, slot] = [await woorden(testId('zorg')), await woorden(eind)];
  const nieuw = slot.filter((woord) => !start.includes(woord));
  assert.ok(nieuw.length >= slot.length / 2, `${nieuw.length} of ${slot.length}`);
  await server.database.forAdmin(ander.adminId, (db) => db.updateTable('toets').set({ status: 'af' }).where('id', '=', eind).execute());
});

test('ten sessions after the last one a progress test sets itself, at most fifty words, one stage a day', async () => {
  const token = await server.login(ander.gebruikersnaam);
  await server.database.forAdmin(ander.adminId, async (db) => {
    const { hoofd } = await db.selectFrom('leerling_stand').select('hoofd').where('leerling_id', '=', ander.id).executeTakeFirstOrThrow();
    await db
      .updateTable('leerling_stand')
      .set({ hoofd: JSON.stringify({ ...hoofd, sessies: 10 }) })
      .where('leerling_id', '=', ander.id)
      .execute();
    await db.deleteFrom('taak').where('leerling_id', '=', ander.id).where('nr', '>=', 0).execute();
  });
  const stappen = (await dag(ander.id, token)).filter(({ toets, status }) => toets === true && status !== 'af');
  assert.equal(stappen.length, 1);
  assert.ok((stappen[0]?.opgaven.length ?? 0) <= 10);
  const rij = await server.database.forAdmin(ander.adminId, (db) =>
    db
      .selectFrom('toets')
      .select(['soort', 'woorden'])
      .where('leerling_id', '=', ander.id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow(),
  );
  assert.equal(rij.soort, 'voortgang');
  assert.ok(rij.woorden.length > 0 && rij.woorden.length <= 50);
});
