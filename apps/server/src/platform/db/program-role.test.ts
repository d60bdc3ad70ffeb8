import { test } from 'node:test';
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { silent } from '../../../test/fixtures.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { openDatabase, type Connection } from './database.ts';
import { migrate } from './migrate.ts';
import { ensureDatabase } from './program-role.ts';

async function withCluster(work: (superuser: Cluster['connection']) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'spelrijk-rol-'));
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder, settings: { fsync: 'off' }, log: () => undefined });
  try {
    await work(cluster.connection);
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const ADMIN = '019a0000-0000-7000-8000-000000000001';

/** What the program does all day, and what it may not. */
async function expectOrdinary(connection: Connection): Promise<void> {
  const database = openDatabase({ connection, max: 4, log: silent });
  try {
    await migrate(database.unhurried);
    const { rows } = await sql<{ naam: string; almachtig: boolean; vreemd: number }>`
      select current_user as naam, (select rolsuper from pg_roles where rolname = current_user) as almachtig,
        (select count(*)::int from pg_class where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) <> current_user) as vreemd
    `.execute(database.own);
    assert.deepEqual(rows, [{ naam: 'spelrijk_programma', almachtig: false, vreemd: 0 }]);
    assert.deepEqual(await database.probe(), { durable: false, intact: true }, 'fsync is off here');
    const seen = await database.forAdmin(ADMIN, (db) => db.selectFrom('admin').select('naam').execute());
    assert.deepEqual(seen, [{ naam: 'Een school' }]);
    assert.equal(await database.readOffice(async (db) => (await db.selectFrom('admin').select('admin_id').execute()).length), 1);
    for (const forbidden of [
      "copy admin to '/tmp/admin.csv'",
      'alter system set fsync = on',
      'create role baas superuser',
      "select pg_read_file('PG_VERSION')",
    ])
      await assert.rejects(sql.raw(forbidden).execute(database.own), /permission denied|must be/, forbidden);
  } finally {
    await database.close();
  }
}

async function insertSchool(connection: Connection): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query(
    `insert into admin (admin_id, naam, soort, regio, created_at) values ('${ADMIN}', 'Een school', 'school', 'nl', now())`,
  );
  await client.end();
}

test('the program works on its database as a role that is no superuser', () =>
  withCluster(async (superuser) => {
    const connection = await ensureDatabase(superuser);
    const database = openDatabase({ connection, max: 2, log: silent });
    await migrate(database.unhurried);
    await database.close();
    await insertSchool(connection);
    await expectOrdinary(await ensureDatabase(superuser));
  }));

test('a database that an older version made as superuser is handed over at the next start, with everything in it', () =>
  withCluster(async (superuser) => {
    const maintenance = new Client({ ...superuser, database: 'postgres' });
    await maintenance.connect();
    await maintenance.query('create database spelrijk');
    await maintenance.end();
    const old = { ...superuser, database: 'spelrijk' };
    const database = openDatabase({ connection: old, max: 2, log: silent });
    await migrate(database.unhurried);
    await database.close();
    await insertSchool(old);
    await expectOrdinary(await ensureDatabase(superuser));
  }));
