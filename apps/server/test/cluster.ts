/**
 * The PostgreSQL that tests run on: the server of TEST_DATABASE_URL when given, else an embedded one that is started
 * here. `global-setup.ts` starts one for a whole run; a file that is run by itself starts its own.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryResult } from 'pg';
import { startCluster } from '../src/platform/db/cluster.ts';
import type { Connection } from '../src/platform/db/database.ts';

export interface TestCluster {
  /** To the maintenance database, as somebody who may create databases. */
  readonly connection: Connection;
  stop(): Promise<void>;
}

/** Tests do not survive a power cut either; several files in a process keep the pools of all their servers until it ends. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB', max_connections: '400' };

export async function startTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'spelrijk-test-'));
  // As root the user of PostgreSQL has to come in, or the data would stand elsewhere and stay there.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder, settings: SETTINGS, log: () => undefined });
  const superuser = { ...cluster.connection, database: 'postgres' };
  // Like the program's own role: what only a superuser may do has to fail here.
  await query(superuser, `create role proef login createrole createdb password '${superuser.password}'`);
  return {
    connection: { ...superuser, user: 'proef' },
    stop: async () => {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function query(connection: Connection, text: string): Promise<QueryResult> {
  const client = new Client(connection);
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

/** The same as a DATABASE_URL, for a program that is started beside the test. */
export function urlOf({ connectionString, host = '', port, user = '', password, database = '' }: Connection): string {
  if (connectionString !== undefined) return connectionString;
  const geheim = typeof password === 'string' ? encodeURIComponent(password) : '';
  // A folder is that of a socket.
  return host.startsWith('/')
    ? `postgres://${user}:${geheim}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${user}:${geheim}@${host}:${port}/${database}`;
}

/** What a program beside the test needs to reach it: through the pooler of TEST_POOLER (`host:port`) when there is one, else straight. */
export function envOf(connection: Connection): Readonly<Record<string, string>> {
  const url = urlOf(connection);
  const pooler = process.env['TEST_POOLER'];
  if (!pooler) return { DATABASE_URL: url };
  const via = new URL(url);
  via.host = pooler;
  via.searchParams.delete('host');
  return { DATABASE_URL: via.href, DATABASE_DIRECT_URL: url };
}
