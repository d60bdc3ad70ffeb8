import { test } from 'node:test';
import assert from 'node:assert/strict';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../test/database.ts';
import { query, urlOf } from '../../../test/cluster.ts';
import { silent } from '../../../test/fixtures.ts';
import { testId } from '../../../test/wereld.ts';
import { parseConfig } from '../config.ts';
import { isUnavailable, openDatabase, type Database, type Db } from './database.ts';
import { splitHosts } from './hosts.ts';
import { openUnmigrated } from './open.ts';

test('an address with more hosts is one for each, in order; what stands behind them belongs to all', () => {
  assert.deepEqual(splitHosts('postgres://u:p%40@een:5432,twee:6543/db?sslmode=require&target_session_attrs=read-write'), {
    urls: ['postgres://u:p%40@een:5432/db?sslmode=require', 'postgres://u:p%40@twee:6543/db?sslmode=require'],
    schrijven: true,
  });
  for (const [url, plain, schrijven] of [
    ['postgres://een/db', 'postgres://een/db', false],
    ['postgres://u@een/db?target_session_attrs=any', 'postgres://u@een/db', false],
    ['postgres://u@een/db?target_session_attrs=primary&a=b', 'postgres://u@een/db?a=b', true],
    ['postgres://u:p@localhost:1/db?host=%2Ftmp%2Fa,b', 'postgres://u:p@localhost:1/db?host=%2Ftmp%2Fa,b', false],
  ] as const)
    assert.deepEqual(splitHosts(url), { urls: [plain], schrijven });
});

const { connection } = await createTestDatabase();
const doel = new URL(urlOf(connection));
const map = doel.searchParams.get('host');

/** What passes by on the way to the server, changed. */
const zoalsHetIs = (bytes: Buffer): Buffer => bytes;

/** A host of its own before the same server, that can go away and come back. */
async function startHost(verander = zoalsHetIs) {
  const sockets = new Set<Socket>();
  const host = createServer((een) => {
    const ander = map ? connect(`${map}/.s.PGSQL.${doel.port}`) : connect(Number(doel.port), doel.hostname);
    for (const kant of [een, ander]) {
      sockets.add(kant);
      kant.on('error', () => undefined).on('close', () => [een, ander].forEach((beide) => beide.destroy()));
    }
    een.on('data', (bytes) => ander.write(verander(Buffer.from(bytes))));
    ander.pipe(een);
  });
  const luister = (port: number): Promise<void> => new Promise((resolve) => void host.listen(port, '127.0.0.1', () => resolve()));
  await luister(0);
  const adres = host.address();
  const port = typeof adres === 'object' && adres ? adres.port : 0;
  const weg = (): void => {
    host.close();
    for (const kant of sockets) kant.destroy();
  };
  return { port, weg, terug: () => luister(port) };
}

const [een, twee] = [await startHost(), await startHost()];
const inlog = `${doel.username}:${doel.password}`;
const urlVan = (wens: string): string => `postgres://${inlog}@127.0.0.1:${een.port},127.0.0.1:${twee.port}${doel.pathname}${wens}`;
const open = (wens: string): Database => openDatabase({ connection: { connectionString: urlVan(wens) }, max: 3, log: silent });
const vraag = async (database: Database): Promise<number> =>
  (await sql<{ een: number }>`select 1 as een`.execute(database.own)).rows[0]?.een ?? 0;
/** What was under way when a host fell is said to be gone, as with one host. */
const straks = async (database: Database): Promise<number> => {
  for (let i = 0; i < 5; i++) {
    try {
      return await vraag(database);
    } catch (error) {
      assert.ok(isUnavailable(error), String(error));
    }
  }
  return assert.fail('not found');
};

test('the host that answers is used, whichever falls, without anybody who comes after hearing of it', async () => {
  const database = open('');
  assert.equal(await vraag(database), 1);
  een.weg();
  assert.equal(await straks(database), 1);
  assert.deepEqual(await Promise.all([vraag(database), vraag(database), vraag(database)]), [1, 1, 1]);
  await een.terug();
  twee.weg();
  assert.equal(await straks(database), 1);
  een.weg();
  await assert.rejects(straks(database));
  await Promise.all([een.terug(), twee.terug()]);
  assert.equal(await straks(database), 1);
  await database.close();
});

test('where writing is asked, a host that only reads is none; where it is not, it will do', async () => {
  const naam = doel.pathname.slice(1);
  await query(connection, `alter database ${naam} set default_transaction_read_only = on`);
  const schrijvend = open('?target_session_attrs=read-write');
  await assert.rejects(vraag(schrijvend), (error) => isUnavailable(error));
  const lezend = open('?target_session_attrs=any');
  assert.equal(await vraag(lezend), 1);
  // What was a standby is promoted.
  await query(connection, `begin read write; alter database ${naam} reset default_transaction_read_only; commit`);
  assert.equal(await vraag(schrijvend), 1);
  await Promise.all([schrijvend.close(), lezend.close()]);
});

test('with a replica what only reads is asked there, and everything else of the database itself', async () => {
  const replica = (await createTestDatabase()).connection;
  const database = openDatabase({ connection, readConnection: replica, max: 3, log: silent });
  test.after(() => database.close());
  const waar = async (db: Db): Promise<string | undefined> =>
    (await sql<{ waar: string }>`select current_database() as waar`.execute(db)).rows[0]?.waar;
  const [eigen, daar] = [connection, replica].map((een) => new URL(urlOf(een)).pathname.slice(1));
  const admin = testId('klant');
  assert.deepEqual(await Promise.all([database.readOffice(waar), database.readAdmin(admin, waar)]), [daar, daar]);
  assert.deepEqual(await Promise.all([waar(database.own), database.transact(waar), database.forAdmin(admin, waar)]), [eigen, eigen, eigen]);
});

test('a pooler that refuses the limits of a connection, or drops them, is told from a database that is away, in one sentence', async () => {
  // As long as the name it stands for: PgBouncer leaves what it does not know out of what it passes on.
  const zonder = await startHost((bytes) =>
    Buffer.from(bytes.toString('latin1').replace('statement_timeout=10s', 'vacuum_cost_limit=100'), 'latin1'),
  );
  const tekst = 'unsupported startup parameter: options';
  const velden = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${tekst}\0\0`);
  const kop = Buffer.alloc(5);
  kop.write('E');
  kop.writeInt32BE(velden.length + 4, 1);
  const weigert = createServer((een) => een.on('error', () => undefined).once('data', () => een.end(Buffer.concat([kop, velden]))));
  await new Promise<void>((resolve) => void weigert.listen(0, '127.0.0.1', () => resolve()));
  const adres = weigert.address();
  for (const port of [zonder.port, typeof adres === 'object' && adres ? adres.port : 0]) {
    const config = parseConfig({ DATABASE_URL: `postgres://${inlog}@127.0.0.1:${port}${doel.pathname}` });
    await assert.rejects(openUnmigrated(config, silent), /staat een pooler, zoals PgBouncer.*PostgreSQL zelf in DATABASE_DIRECT_URL/);
  }
  const open = await openUnmigrated(parseConfig({ DATABASE_URL: `postgres://${inlog}@127.0.0.1:${een.port}${doel.pathname}` }), silent);
  await open.close();
  zonder.weg();
  weigert.close();
});

test.after(() => {
  een.weg();
  twee.weg();
});
