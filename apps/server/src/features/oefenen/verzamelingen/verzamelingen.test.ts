import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verzamelingenRoutes } from '@spelrijk/contract/verzamelingen';
import { createProefserver, BEGIN, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { insertTaken, type TaakRij } from '../taken/index.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const token = await server.login('leerling');
const { database } = server;
const adminId = server.wereld.a.id;
const GAMES = ['visvijver', 'rups'];

const taak = (naam: string, nr: number, status: TaakRij['status'] = 'af'): TaakRij => ({
  id: testId(naam),
  dag: '2026-11-19',
  nr,
  somvensterId: 'ei-ij',
  vorm: 'dictee-woord',
  game: 'visvijver',
  games: GAMES,
  opgaven: [],
  munten: 5,
  status,
  createdAt: new Date(BEGIN),
  afOp: status === 'af' ? new Date(BEGIN) : null,
  toetsId: null,
  titel: null,
  dicteeId: null,
  weektaakId: null,
});
await database.forAdmin(adminId, (db) =>
  insertTaken(db, adminId, kind.id, [taak('een', 61), taak('twee', 62), taak('drie', 63), taak('bezig', 64, 'bezig')]),
);

const save = (naam: string, body: object, wie = token, leerlingId = kind.id): Promise<Antwoord> =>
  server.request({
    method: 'PUT',
    url: `/api/leerlingen/${leerlingId}/verzamelingen/${testId(naam)}`,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    token: wie,
  });
const EEND = { game: 'visvijver', stuk: 'eend' };
const SLAK = { game: 'visvijver', stuk: 'slak' };
const stukkenIn = ({ status, body }: Antwoord) => {
  assert.equal(status, 200, JSON.stringify(body));
  const { verzamelingen } = verzamelingenRoutes.saveStuk.response.parse(body);
  return verzamelingen.flatMap(({ game, stukken }) => stukken.map(({ stuk }) => `${game}/${stuk}`));
};
const codeOf = ({ status, body }: Antwoord) => [status, Reflect.get(Object(body), 'code')];
const read = async (wie = token, leerlingId = kind.id) => server.get(`/api/leerlingen/${leerlingId}/verzamelingen`, wie);

test('a taak gives one piece, the first that was sent; a piece is there once', async () => {
  assert.deepEqual(stukkenIn(await save('een', EEND)), ['visvijver/eend']);
  assert.deepEqual(stukkenIn(await save('een', EEND)), ['visvijver/eend']);
  assert.deepEqual(stukkenIn(await save('een', SLAK)), ['visvijver/eend']);
  assert.deepEqual(stukkenIn(await save('twee', EEND)), ['visvijver/eend']);
  assert.deepEqual(stukkenIn(await save('twee', SLAK)), ['visvijver/eend', 'visvijver/slak']);
  assert.deepEqual(stukkenIn(await read()), ['visvijver/eend', 'visvijver/slak']);
});

test('it changes no coins', async () => {
  const munten = async () =>
    (await database.own.selectFrom('leerling').select('munten').where('id', '=', kind.id).executeTakeFirst())?.munten;
  const voor = await munten();
  stukkenIn(await save('drie', { game: 'visvijver', stuk: 'otter' }));
  assert.equal(await munten(), voor);
});

test('nothing for a taak that is not done, of another game, or that is not there; and no piece that does not exist', async () => {
  assert.deepEqual(codeOf(await save('bezig', SLAK)), [409, 'verzamelingen/eerst-af']);
  assert.deepEqual(codeOf(await save('nergens', SLAK)), [404, 'taken/niet-gevonden']);
  assert.deepEqual(codeOf(await save('drie', { game: 'rups', stuk: 'eend' })), [404, 'verzamelingen/geen-stuk']);
  assert.deepEqual(codeOf(await save('drie', { game: 'visvijver', stuk: 'draak' })), [404, 'verzamelingen/geen-stuk']);
  assert.equal((await save('drie', { ...EEND, extra: 1 })).status, 400);
});

test('who looks on sees what there is and adds nothing; another customer finds nobody', async () => {
  const docent = await server.login('docent');
  const eerder = stukkenIn(await read());
  assert.deepEqual(stukkenIn(await read(docent)), eerder);
  assert.deepEqual(stukkenIn(await save('bezig', SLAK, docent)), eerder);
  const vreemd = server.wereld.b.kinderen[0] ?? assert.fail('a child elsewhere');
  assert.equal((await save('een', EEND, token, vreemd.id)).status, 404);
  assert.equal((await read(docent, vreemd.id)).status, 404);
  assert.equal((await server.request({ method: 'GET', url: `/api/leerlingen/${kind.id}/verzamelingen` })).status, 401);
  // Row level security alone.
  assert.deepEqual(await database.forAdmin(server.wereld.b.id, (db) => db.selectFrom('verzameld').select('stuk').execute()), []);
});

test('a child that is erased leaves nothing behind', async () => {
  await database.own.deleteFrom('leerling').where('id', '=', kind.id).execute();
  assert.deepEqual(await database.own.selectFrom('verzameld').select('stuk').where('leerling_id', '=', kind.id).execute(), []);
});
