/** A fresh, migrated database per test file, copied from a template. */
import { after } from 'node:test';
import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { openDatabase, type Connection, type Database } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { loadKeys } from '../src/platform/auth/keys.ts';
import { query, startTestCluster, type TestCluster } from './cluster.ts';
import { oneAtATime } from './een-verbinding.ts';
import { PROEFKLUIS, silent } from './fixtures.ts';

const Shared = z.object({ host: z.string(), port: z.number(), user: z.string(), password: z.string(), database: z.string() });

async function findCluster(): Promise<TestCluster> {
  const stop = (): Promise<void> => Promise.resolve();
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { connection: { connectionString: url }, stop };
  const shared = process.env['SPELRIJK_TEST_CLUSTER'];
  return shared ? { connection: Shared.parse(JSON.parse(shared)), stop } : startTestCluster();
}

let cluster: Promise<TestCluster> | undefined;
/** Databases that are in use. */
let open = 0;

function acquireCluster(): Promise<TestCluster> {
  open++;
  return (cluster ??= findCluster());
}

/** With its last database a cluster of the process's own goes. */
async function releaseCluster(): Promise<void> {
  if (--open > 0) return;
  const ended = cluster;
  cluster = undefined;
  await (await ended)?.stop();
}

type Ending = () => Promise<unknown>;

/**
 * Closes what the file or test in which this is called leaves. One ending that fails keeps none of the others from happening:
 * node's own `after` skips all that come after a failed one, also those of other files in the process, and what they would have
 * closed then keeps that process alive for ever.
 */
function closeAfterwards(endings: readonly Ending[]): void {
  after(async () => {
    for (const ending of endings) {
      await ending().catch((error: unknown) => process.emitWarning(`what a test leaves could not be closed: ${String(error)}`));
    }
  });
}

/** The same server, another database. */
function inDatabase(connection: Connection, database: string): Connection {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}

/** Named after the migrations, so that a server that is kept gets a new template with a new schema. */
function templateName(): string {
  const folder = join(import.meta.dirname, '../migrations');
  const texts = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return `spelrijk_template_${createHash('sha256').update(texts.join('')).digest('hex').slice(0, 12)}`;
}

const TEMPLATE = templateName();

/** Made once per cluster, with the signing key in it; other files wait for the lock and find it. */
async function ensureTemplate(cluster: Connection): Promise<void> {
  const { rowCount } = await query(cluster, `select from pg_database where datname = '${TEMPLATE}' and datistemplate`);
  if (rowCount) return;
  await query(cluster, `drop database if exists ${TEMPLATE}`);
  await query(cluster, `create database ${TEMPLATE}`);
  const database = openDatabase({ connection: inDatabase(cluster, TEMPLATE), max: 2, log: silent });
  await migrate(database.own);
  await loadKeys(database.own, { kluis: PROEFKLUIS, keyFile: undefined }, Date.now());
  await database.close();
  await query(cluster, `alter database ${TEMPLATE} is_template true`);
}

async function locked<T>(cluster: Connection, fn: () => Promise<T>): Promise<T> {
  const client = new Client(cluster);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(724)');
    return await fn();
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  readonly database: Database;
  readonly connection: Connection;
  /** Closed before the database is, the newest first. */
  readonly atEnd: (ending: Ending) => void;
}

/** Empty but for tables and keys; dropped after the file, or after the test that asked for it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connection: server } = await acquireCluster();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await locked(server, async () => {
    await ensureTemplate(server);
    // File by file takes half of what writing it through the log takes: nothing here waits for a disk.
    await query(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  });
  const connection = inDatabase(server, name);
  const database = oneAtATime(openDatabase({ connection, max: 12, log: silent }));
  const endings: Ending[] = [() => database.close(), () => query(server, `drop database ${name} with (force)`), releaseCluster];
  closeAfterwards(endings);
  return { database, connection, atEnd: (ending) => void endings.unshift(ending) };
}

/** A database without tables. */
export async function createEmptyDatabase(): Promise<Connection> {
  const { connection: server } = await acquireCluster();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${name}`);
  closeAfterwards([() => query(server, `drop database ${name} with (force)`), releaseCluster]);
  return inDatabase(server, name);
}

/**
 * A copy of a database nobody is connected to, in which one page of this table cannot be read. Null: the files of this PostgreSQL are not here.
 * Copied file by file: no page of the copy is in memory yet.
 */
export async function createTornCopy(bron: Connection, tabel: string): Promise<Connection | null> {
  const data = join(bron.host ?? '', '../data');
  if (bron.host === undefined || !existsSync(data)) return null;
  const kopie = { ...bron, database: `${bron.database}_kopie` };
  const beheer = { ...bron, database: 'postgres' };
  await query(beheer, `create database ${kopie.database} template ${bron.database} strategy file_copy`);
  closeAfterwards([() => query(beheer, `drop database ${kopie.database} with (force)`)]);
  const { rows } = await query(kopie, `select pg_relation_filepath('${tabel}') as bestand`);
  const { bestand } = z.object({ bestand: z.string() }).parse(rows[0]);
  const handle = openSync(join(data, bestand), 'r+');
  writeSync(handle, Buffer.alloc(64, 'x'), 0, 64, 5000);
  closeSync(handle);
  return kopie;
}
