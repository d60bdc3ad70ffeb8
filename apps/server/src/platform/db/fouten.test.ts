import { test } from 'node:test';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { query } from '../../../test/cluster.ts';
import { createEmptyDatabase, createTestDatabase, createTornCopy } from '../../../test/database.ts';
import { silent } from '../../../test/fixtures.ts';
import { isUnavailable, openDatabase } from './database.ts';
import { createHealth } from '../http/health.ts';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

test('what the database, its machine or the network refuses for now is no error of the request', () => {
  for (const code of ['53100', '53200', '53300', '25006', '57P01', '55P03', '58030', 'XX001', '08006'])
    assert.ok(isUnavailable(withCode(code)), code);
  for (const code of ['ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ECONNREFUSED', 'EMFILE', 'ENFILE', 'EROFS', 'ENOSPC'])
    assert.ok(isUnavailable(withCode(code)), code);
  assert.ok(isUnavailable(new Error('Client has encountered a connection error and is not queryable')));
  // What the embedded one says of a disk that only reads, until it stops: F25 met it once in many runs, as a 500.
  const geenPlek = 'could not extend file "base/5/2619": Read-only file system';
  assert.ok(isUnavailable(Object.assign(new Error(geenPlek), { code: '42501' })));
  for (const code of ['23505', '22001', '42P01', '42501', 'ERR_08']) assert.ok(!isUnavailable(withCode(code)), code);
});

test('a database that answers but cannot write is not ready', async () => {
  const { database, connection } = await createTestDatabase();
  const begin = await createHealth(database, '1').read();
  assert.deepEqual([begin.ready, begin.intact], [true, true]);
  const client = new Client(connection);
  await client.connect();
  await client.query("do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$");
  await client.end();
  const standby = openDatabase({ connection, max: 2, log: silent });
  test.after(() => standby.close());
  await assert.rejects(standby.probe(), (error) => isUnavailable(error));
  assert.equal((await createHealth(standby, '1').read()).ready, false);
  // The same server, whose database became a standby: what is stored is as whole as it was.
  let nu = database;
  const health = createHealth({ probe: () => nu.probe(), queueAge: () => nu.queueAge() }, '1');
  assert.partialDeepStrictEqual(await health.read(), { ready: true, intact: true });
  nu = standby;
  await sleep(600);
  assert.partialDeepStrictEqual(await health.read(), { ready: false, vlot: false, intact: true });
});

test('a page that cannot be read is known, and sends nobody away who does not need it', async (t) => {
  const bron = await createEmptyDatabase();
  await query(bron, "create table hartslag (id int primary key, op timestamptz); create table blad as select repeat('a', 4000) as tekst");
  const kopie = await createTornCopy(bron, 'blad');
  if (kopie === null) return t.skip('the files of this PostgreSQL are not here');
  const database = openDatabase({ connection: kopie, max: 2, log: silent });
  try {
    assert.partialDeepStrictEqual(await createHealth(database, '1').read(), { ready: true, intact: true });
    await assert.rejects(sql`select * from blad`.execute(database.own), (error) => isUnavailable(error));
    assert.partialDeepStrictEqual(await createHealth(database, '1').read(), { ready: true, intact: false });
  } finally {
    await database.close();
  }
});

test('how long the first in the queue waits is known, and it is nothing when there is no queue', async () => {
  const database = openDatabase({ connection: await createEmptyDatabase(), max: 2, log: silent });
  test.after(() => database.close());
  assert.equal(database.queueAge(), 0);
  const busy = [1, 2, 3].map(() => sql`select pg_sleep(0.3)`.execute(database.own));
  await new Promise((resolve) => setTimeout(resolve, 150));
  assert.ok(database.queueAge() > 50, String(database.queueAge()));
  await Promise.all(busy);
  assert.equal(database.queueAge(), 0);
});
