import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spelrecordsRoutes } from '@spelrijk/contract/spelrecords';
import { createProefserver, BEGIN, type Antwoord } from '../../../../test/proefserver.ts';
import { testId } from '../../../../test/wereld.ts';
import { insertTaken, type TaakRij } from '../taken/index.ts';

const server = await createProefserver();
const kind = server.wereld.persoon('leerling');
const token = await server.login('leerling');
const { database } = server;
const adminId = server.wereld.a.id;
const WEEK = 7 * 86_400_000;

const taak = (naam: string, nr: number, afOp: number | null, toetsId: string | null = null): TaakRij => ({
  id: testId(naam),
  dag: '2026-11-19',
  nr,
  somvensterId: 'ei-ij',
  vorm: 'dictee-woord',
  game: 'ninja',
  games: ['ninja', 'rups'],
  opgaven: [],
  munten: 5,
  status: afOp === null ? 'bezig' : 'af',
  createdAt: new Date(BEGIN),
  afOp: afOp === null ? null : new Date(afOp),
  toetsId,
  titel: null,
  dicteeId: null,
  weektaakId: null,
});
await database.forAdmin(adminId, (db) =>
  insertTaken(db, adminId, kind.id, [
    taak('vroeger', 71, BEGIN - WEEK),
    taak('een', 72, BEGIN),
    taak('twee', 73, BEGIN),
    taak('bezig', 74, null),
  ]),
);
const rij = { admin_id: adminId, id: testId('tegen-zichzelf'), leerling_id: kind.id, groep_id: null, created_at: new Date(BEGIN) };
const set = async (eigenRecord: 'aan' | 'uit'): Promise<void> => {
  const instelling = JSON.stringify({ eigenRecord });
  await database.own
    .insertInto('oefeninstelling')
    .values({ ...rij, instelling })
    .onConflict((oc) => oc.columns(['admin_id', 'id']).doUpdateSet({ instelling }))
    .execute();
};
const inGroep = async (jaargroep: number): Promise<void> => {
  await database.own.updateTable('leerling').set({ jaargroep }).where('id', '=', kind.id).execute();
};
const save = (naam: string, waarde: number, game = 'ninja', wie = token, leerlingId = kind.id): Promise<Antwoord> =>
  server.request({
    method: 'PUT',
    url: `/api/leerlingen/${leerlingId}/spelrecords/${testId(naam)}`,
    payload: JSON.stringify({ game, waarde }),
    headers: { 'content-type': 'application/json' },
    token: wie,
  });
const read = (wie = token, leerlingId = kind.id) => server.get(`/api/leerlingen/${leerlingId}/spelrecords`, wie);
const recordsIn = ({ status, body }: Antwoord) => {
  assert.equal(status, 200, JSON.stringify(body));
  return spelrecordsRoutes.readSpelrecords.response.parse(body);
};
const waardenIn = (antwoord: Antwoord) => recordsIn(antwoord).records.map(({ waarde }) => waarde);
const codeOf = ({ status, body }: Antwoord) => [status, Reflect.get(Object(body), 'code')];

test('below groep 6 it is off until somebody sets it, from groep 6 on it is on until somebody sets it off', async () => {
  await inGroep(5);
  assert.equal(recordsIn(await read()).aan, false);
  assert.deepEqual(codeOf(await save('een', 31)), [404, 'taken/niet-gevonden']);
  await set('aan');
  assert.equal(recordsIn(await read()).aan, true);
  await set('uit');
  await inGroep(6);
  assert.equal(recordsIn(await read()).aan, false);
  await database.own.deleteFrom('oefeninstelling').where('id', '=', rij.id).execute();
  assert.equal(recordsIn(await read()).aan, true);
});

test('the best of the week stays, whatever is sent twice, later or lower; a taak of last week counts for last week', async () => {
  assert.deepEqual(waardenIn(await save('een', 31)), [31]);
  assert.deepEqual(waardenIn(await save('een', 31)), [31]);
  assert.deepEqual(waardenIn(await save('twee', 12)), [31]);
  assert.deepEqual(waardenIn(await save('twee', 40)), [40]);
  const { week, records } = recordsIn(await save('vroeger', 55));
  assert.deepEqual(
    records.map(({ game, waarde }) => [game, waarde]),
    [
      ['ninja', 40],
      ['ninja', 55],
    ],
  );
  assert.deepEqual([records[0]?.week, (records[1]?.week ?? week) < week], [week, true]);
});

test('switched off there is nothing to see, and what was there stays for when it is on again', async () => {
  await set('uit');
  assert.deepEqual(recordsIn(await read()).records, []);
  await set('aan');
  assert.deepEqual(waardenIn(await read()), [40, 55]);
});

test('nothing for a taak that is not done, of another game, or that is not there; no number that is none', async () => {
  assert.deepEqual(codeOf(await save('bezig', 3)), [409, 'verzamelingen/eerst-af']);
  assert.deepEqual(codeOf(await save('nergens', 3)), [404, 'taken/niet-gevonden']);
  assert.deepEqual(codeOf(await save('een', 3, 'visvijver')), [404, 'taken/niet-gevonden']);
  for (const waarde of [0, -1, 1.5, 100_000]) assert.equal((await save('een', waarde)).status, 400);
});

test('who looks on sees what there is and adds nothing; another customer finds nobody', async () => {
  const docent = await server.login('docent');
  assert.deepEqual(waardenIn(await read(docent)), [40, 55]);
  assert.deepEqual(waardenIn(await save('een', 99, 'ninja', docent)), [40, 55]);
  const vreemd = server.wereld.b.kinderen[0] ?? assert.fail('a child elsewhere');
  assert.equal((await save('een', 99, 'ninja', token, vreemd.id)).status, 404);
  assert.equal((await read(docent, vreemd.id)).status, 404);
  // Row level security alone.
  assert.deepEqual(await database.forAdmin(server.wereld.b.id, (db) => db.selectFrom('spelrecord').select('waarde').execute()), []);
});

test('a child that is erased leaves nothing behind', async () => {
  await database.own.deleteFrom('leerling').where('id', '=', kind.id).execute();
  assert.deepEqual(await database.own.selectFrom('spelrecord').select('waarde').where('leerling_id', '=', kind.id).execute(), []);
});
