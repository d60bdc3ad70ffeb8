import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { DAGTERMIJNEN } from '@spelrijk/domain/instelling';
import { createTestDatabase } from '../../test/database.ts';
import { testId } from '../../test/wereld.ts';
import { NIEMAND, writeAudit } from './audit.ts';
import { eraseAudit, sealAudit, sweepAudit, verifyAudit } from './auditzegel.ts';
import type { Database } from './db/database.ts';

const NU = Date.UTC(2026, 10, 27, 12);
const DAG = 86_400_000;
const SCHOOL = testId('school van de keten');
const ANDER = testId('andere school van de keten');

/** So many lines of one admin, the last of them now. */
async function write(database: Database, aantal: number, adminId = SCHOOL, now = NU): Promise<void> {
  for (let i = aantal - 1; i >= 0; i--)
    await writeAudit(database.own, { adminId, soort: 'inzage', now: now - i * 1000, betreft: `regel ${i}` });
}

async function sealed(): Promise<Database> {
  const { database } = await createTestDatabase();
  await write(database, 4);
  await sealAudit(database);
  await write(database, 4);
  await sealAudit(database);
  return database;
}

/** As the owner of the tables could do it, who may always give herself what was taken from her. */
const tamper = (database: Database, daad: string): Promise<unknown> =>
  database.transact(async (db) => {
    for (const tabel of ['audit', 'auditzegel', 'auditrest'])
      await sql.raw(`grant all on ${tabel} to current_user; alter table ${tabel} disable trigger user`).execute(db);
    await sql.raw(daad).execute(db);
    for (const tabel of ['audit', 'auditzegel', 'auditrest']) await sql.raw(`alter table ${tabel} enable trigger user`).execute(db);
  });
const breuk = async (database: Database) => (await verifyAudit(database.own, NU)).breuk;

test('P04: what was sealed holds, and says how much it is', async () => {
  const database = await sealed();
  await write(database, 1);
  assert.partialDeepStrictEqual(await verifyAudit(database.own, NU), { breuk: undefined, zegels: 2, regels: 8, open: 1 });
});

test('P04: the program itself changes nothing and takes nothing away', async () => {
  const database = await sealed();
  for (const tabel of ['audit', 'auditzegel'])
    for (const daad of [`update ${tabel} set nr = nr`, `delete from ${tabel}`])
      await assert.rejects(sql.raw(daad).execute(database.own), /blijft zo|permission denied/, daad);
  assert.equal(await breuk(database), undefined);
});

const DADEN: readonly (readonly [string, string, object])[] = [
  ['a changed line', `update audit set betreft = 'iets anders' where nr = 6`, { zegel: 2, wat: 'veranderd' }],
  ['a changed moment', `update audit set op = op - interval '1 millisecond' where nr = 2`, { zegel: 1, wat: 'veranderd' }],
  ['a removed line', 'delete from audit where nr = 3', { zegel: 1, wat: 'weg' }],
  [
    'a line among the old ones',
    `update audit set nr = 100 where nr = 8;
     insert into audit (admin_id, id, op, soort, nr) select admin_id, gen_random_uuid(), op, soort, 8 from audit where nr = 100;
     update audit set nr = 0 where nr = 100`,
    { zegel: 0, wat: 'erbij' },
  ],
  [
    'two lines that changed places',
    'update audit set nr = case nr when 1 then -2 else -1 end where nr in (1, 2); update audit set nr = -nr where nr < 0',
    { zegel: 1, wat: 'veranderd' },
  ],
  ['a seal that is gone', 'delete from auditzegel where nr = 1', { zegel: 2, wat: 'zegel' }],
  [
    'the oldest lines gone as if they were past their term',
    'delete from audit where nr <= 4; delete from auditzegel where nr = 0',
    { zegel: 1, wat: 'weg' },
  ],
  [
    'a hash in the place of a line of nobody',
    `insert into auditrest (nr, op, klant, rest) select nr, op, sha256(convert_to('${NIEMAND}', 'UTF8')), sha256('') from audit where nr = 5; delete from audit where nr = 5`,
    { zegel: 2, wat: 'veranderd' },
  ],
];
for (const [naam, daad, waar] of DADEN)
  test(`P04: ${naam} breaks the chain there`, async () => {
    const database = await sealed();
    await tamper(database, daad);
    assert.partialDeepStrictEqual(await breuk(database), waar);
  });

test('P04: a line that is changed together with its own seal breaks the seal behind it', async () => {
  const database = await sealed();
  await tamper(
    database,
    `create table bewaard as select * from auditzegel where nr = 2; delete from auditzegel where nr > 0;
     update audit set nr = nr + 1000 where nr > 4; update audit set betreft = 'iets anders' where nr = 2`,
  );
  await sealAudit(database);
  await tamper(database, 'update audit set nr = nr - 1000 where nr > 1000; insert into auditzegel select * from bewaard');
  assert.partialDeepStrictEqual(await breuk(database), { zegel: 2, wat: 'veranderd' });
});

test('P04: a number that nobody used is no place to slip a line into', async () => {
  const database = await sealed();
  await sql`select nextval('audit_nr')`.execute(database.own);
  await write(database, 2);
  await sealAudit(database);
  assert.equal(await breuk(database), undefined);
  await tamper(database, `insert into audit (admin_id, id, op, soort, nr) values ('${SCHOOL}', gen_random_uuid(), now(), 'inzage', 9)`);
  assert.partialDeepStrictEqual(await breuk(database), { zegel: 3, wat: 'erbij' });
});

test('P04: after the retention term the rest still holds, and that it was done stands in the log', async () => {
  const { database } = await createTestDatabase();
  const term = DAGTERMIJNEN.logboek.standaard;
  await write(database, 3, SCHOOL, NU - (term + 5) * DAG);
  await write(database, 2, SCHOOL, NU - (term - 5) * DAG);
  await write(database, 2);
  await sweepAudit(database, term, NU);
  const { rows } = await sql<{ soort: string; betreft: string }>`select soort, betreft from audit order by nr`.execute(database.own);
  assert.equal(rows.length, 5);
  assert.partialDeepStrictEqual(rows.at(-1), { soort: 'verwijderd', betreft: 'logboek: 3 regels van voor 2024-11-26' });
  assert.partialDeepStrictEqual(await verifyAudit(database.own, NU), { breuk: undefined, zegels: 2, regels: 4, open: 1 });
  await sweepAudit(database, term, NU);
  assert.partialDeepStrictEqual(await verifyAudit(database.own, NU), { breuk: undefined, zegels: 3, regels: 5, open: 0 });
});

test('P04: the lines of an erased customer go, and the chain holds; those of a living one are missed', async () => {
  const database = await sealed();
  await write(database, 3, ANDER);
  await sealAudit(database);
  await database.transact((db) => eraseAudit(db, [ANDER]));
  assert.equal((await sql`select from audit where admin_id = ${ANDER}`.execute(database.own)).rows.length, 0);
  assert.partialDeepStrictEqual(await verifyAudit(database.own, NU), { breuk: undefined, zegels: 3, regels: 11 });
  await sql`insert into admin (admin_id, naam, soort, regio, created_at) values (${ANDER}, 'Bestaat', 'school', 'nl', ${new Date(NU)})`.execute(
    database.own,
  );
  assert.partialDeepStrictEqual(await breuk(database), { zegel: 3, wat: 'weg' });
});

test('P04: two servers that seal at once make one chain, and who is still writing is waited for by nobody', async () => {
  const { database, connection } = await createTestDatabase();
  const schrijver = new Client(connection);
  await schrijver.connect();
  await schrijver.query('begin');
  await schrijver.query(`insert into audit (admin_id, id, op, soort) values ($1, gen_random_uuid(), now(), 'inzage')`, [SCHOOL]);
  await write(database, 5);
  await sealAudit(database);
  assert.partialDeepStrictEqual(await verifyAudit(database.own, NU), { zegels: 0, open: 5 });
  await schrijver.query('commit');
  await schrijver.end();
  await Promise.all([sealAudit(database), write(database, 20), sealAudit(database), sealAudit(database)]);
  await sealAudit(database);
  assert.partialDeepStrictEqual(await verifyAudit(database.own, NU), { breuk: undefined, regels: 26, open: 0 });
});
