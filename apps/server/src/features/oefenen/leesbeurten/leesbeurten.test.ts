import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leesbeurtenRoutes } from '@spelrijk/contract/leesbeurten';
import { leesplankRoutes } from '@spelrijk/contract/leesplank';
import type { Leesbeurt } from '@spelrijk/domain/leesbeurt';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { findTekst } from '@spelrijk/taal/lezen';
import { createProefserver, BEGIN, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { readStand } from '../standen/index.ts';
import { sweepLeesbeurten } from './service.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const token = await server.login('leerling');
const { database } = server;
const { planken } = leesplankRoutes.readLeesplank.response.parse((await server.get(`/api/leerlingen/${kind.id}/leesplank`, token)).body);
const boek = planken[0]?.boeken[0] ?? assert.fail('a text');
const tekst = (await findTekst(boek.id)) ?? assert.fail('the text');
const zinnen = tekst.alineas.flat();
const tel = (van: number, tot: number): number => zinnen.slice(van, tot).reduce((som, zin) => som + countWoorden(zin), 0);

const beurt = (anders: Partial<Leesbeurt> = {}): Leesbeurt => ({
  tekstId: tekst.id,
  begon: new Date(BEGIN - 600_000).toISOString(),
  ms: 300_000,
  van: 0,
  verst: 3,
  plek: 3,
  uit: false,
  stem: false,
  getikt: [],
  ...anders,
});
const save = (id: string, body: object, wie = token, leerlingId = kind.id): Promise<Antwoord> =>
  server.request({
    method: 'PUT',
    url: `/api/leerlingen/${leerlingId}/leesbeurten/${testId(id)}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    token: wie,
  });
const parse = ({ status, body }: Antwoord) => {
  assert.equal(status, 200, JSON.stringify(body));
  return leesbeurtenRoutes.saveLeesbeurt.response.parse(body);
};
const rijen = () =>
  database.own.selectFrom('leesbeurt').selectAll().where('leerling_id', '=', kind.id).orderBy('begon').orderBy('id').execute();
const plankboek = async () => {
  const { body } = await server.get(`/api/leerlingen/${kind.id}/leesplank`, token);
  return leesplankRoutes.readLeesplank.response
    .parse(body)
    .planken.flatMap(({ boeken }) => boeken)
    .find(({ id }) => id === boek.id);
};
const planktekst = async () =>
  leesplankRoutes.readPlanktekst.response.parse((await server.get(`/api/leerlingen/${kind.id}/leesplank/${boek.id}`, token)).body);

test('a turn that is sent again and again is one turn that grows and never goes back; the plank knows where it was', async () => {
  assert.equal((await plankboek())?.bezig, false);
  assert.deepEqual(parse(await save('beurt', beurt())), { woorden: tel(0, 2), ms: Math.min(300_000, tel(0, 2) * 6000), uit: false });
  parse(await save('beurt', beurt({ ms: 1000, verst: 1, plek: 1 })));
  parse(await save('beurt', beurt()));
  const [rij, ...meer] = await rijen();
  assert.equal(meer.length, 0);
  const ms = Math.min(300_000, tel(0, 2) * 6000);
  assert.partialDeepStrictEqual(rij, { verst: 3, plek: 3, woorden: tel(0, 2), ms, uit: false, dag: '2026-11-19' });
  assert.partialDeepStrictEqual(await plankboek(), { bezig: true, keer: 0 });
  assert.equal((await planktekst()).plek, 3);

  const rest = beurt({ van: 3, verst: zinnen.length, plek: zinnen.length, uit: true, begon: new Date(BEGIN - 60_000).toISOString() });
  assert.deepEqual(parse(await save('rest', rest)).woorden, tel(2, zinnen.length));
  assert.partialDeepStrictEqual(await plankboek(), { bezig: false, keer: 1 });
  assert.equal((await planktekst()).plek, 0);
  const alle = await rijen();
  assert.equal(
    alle.reduce((som, { woorden }) => som + woorden, 0),
    boek.woorden,
  );
});

test('a text read to its end on the leesplank rests in taken as well, and counts as no answer', async () => {
  const lees = (op: number) => database.forAdmin(kind.adminId, (db) => readStand(db, kind.adminId, kind.id, new Date(op)));
  const { woorden = {} } = (await lees(BEGIN)) ?? {};
  assert.partialDeepStrictEqual(woorden[`${tekst.id}-v1`], { laatste: BEGIN - 60_000, keren: 0, terugOp: 0 });
  assert.ok((await lees(BEGIN + 139 * 86_400_000))?.woorden[`${tekst.id}-v1`]);
  assert.equal((await lees(BEGIN + 141 * 86_400_000))?.woorden[`${tekst.id}-v1`], undefined, 'twenty weeks later it is as new');
});

test('nothing is kept but what the text itself says: words that do not stand in it, and a place behind its end, are not', async () => {
  const woord = /\p{L}{3,}/u.exec(zinnen[0]?.toLowerCase() ?? '')?.[0] ?? assert.fail('a word');
  parse(await save('tik', beurt({ getikt: [woord, woord, 'mijn geheime naam', 'xyzxyz'], verst: 900, plek: 900 })));
  const rij = (await rijen()).find(({ id }) => id === testId('tik')) ?? assert.fail('kept');
  assert.deepEqual([rij.getikt, rij.verst, rij.plek], [[woord], zinnen.length, zinnen.length]);
  assert.equal((await save('tik2', beurt({ tekstId: 'm4-99' }))).status, 404);
  assert.equal((await save('tik3', { ...beurt(), extra: 1 })).status, 400);
  assert.equal((await save('tik4', beurt({ ms: -1 }))).status, 400);
});

test('a clock that is ahead or far behind gives a day that can be', async () => {
  parse(await save('straks', beurt({ begon: '2031-01-01T00:00:00.000Z' })));
  parse(await save('lang', beurt({ begon: '2001-01-01T00:00:00.000Z' })));
  const dagen = new Map((await rijen()).map(({ id, dag }) => [id, dag]));
  assert.deepEqual([dagen.get(testId('straks')), dagen.get(testId('lang'))], ['2026-11-19', '2026-10-19']);
});

test('under the number of another turn nothing is kept: not of another text, not of another leerling', async () => {
  const ander = server.wereld.a.kinderen.find(({ id }) => id !== kind.id) ?? assert.fail('another child');
  await database.own.updateTable('leesbeurt').set({ leerling_id: ander.id }).where('id', '=', testId('tik')).execute();
  const antwoord = await save('tik', beurt());
  assert.deepEqual([antwoord.status, Reflect.get(Object(antwoord.body), 'code')], [409, 'leesbeurten/botsing']);
});

test('only the child itself leaves something behind: who looks on counts and keeps nothing, and another customer finds nobody', async () => {
  const eerder = (await rijen()).length;
  assert.equal(parse(await save('docent', beurt(), await server.login('docent'))).woorden, tel(0, 2));
  assert.equal((await rijen()).length, eerder);
  assert.equal((await save('vreemd', beurt(), token, testId('niemand'))).status, 404);
  const vreemd = server.wereld.b.kinderen[0] ?? assert.fail('a child elsewhere');
  assert.equal((await save('b', beurt(), token, vreemd.id)).status, 404);
  assert.equal((await save('c', beurt(), await server.login('docent'), vreemd.id)).status, 404);
  assert.equal((await server.request({ method: 'PUT', url: `/api/leerlingen/${kind.id}/leesbeurten/${testId('d')}` })).status, 401);
  // Row level security alone: in the transaction of another customer there are no turns of this one.
  const daar = await database.forAdmin(server.wereld.b.id, (db) => db.selectFrom('leesbeurt').select('id').execute());
  assert.deepEqual(daar, []);
  assert.equal((await rijen()).length, eerder);
});

test('check 24: no turn of reading, at whatever pace, changes a coin', async () => {
  const munten = async () =>
    (await database.own.selectFrom('leerling').select('munten').where('id', '=', kind.id).executeTakeFirst())?.munten;
  await database.own.updateTable('leerling').set({ munten: 7 }).where('id', '=', kind.id).execute();
  const eind = { verst: zinnen.length, plek: zinnen.length, uit: true };
  const wijzen: readonly Partial<Leesbeurt>[] = [{ ms: 20_000 }, { ms: 900_000 }, { aanpak: 'tempo' }, { stem: true }];
  for (const [n, anders] of wijzen.entries()) assert.equal((await save(`munt ${n}`, beurt({ ...eind, ...anders }))).status, 200);
  assert.equal(await munten(), 7);
});

test('what is older than our office keeps goes, and what is not stays; a child that is erased leaves no turn', async () => {
  const dagen = async () => (await rijen()).map(({ dag }) => dag);
  assert.ok((await dagen()).includes('2026-10-19'));
  const later = 86_400_000 * (731 - 11);
  await sweepLeesbeurten(server.app.context, BEGIN + later);
  assert.deepEqual([...new Set(await dagen())], ['2026-11-19']);
  await database.own
    .deleteFrom('account')
    .where('id', '=', kind.id)
    .execute()
    .catch(() => undefined);
  await database.own.deleteFrom('leerling').where('id', '=', kind.id).execute();
  assert.deepEqual(await rijen(), []);
});
