/**
 * Brings the schema to the version of this program: append only, all pending steps in one transaction, one server at a time; then the indexes that
 * steps want on large tables (`export const indexen`) and the rows that they want rewritten, in pieces (`export const herschrijvingen`), while everybody goes on. A step that was
 * done and says something else now is refused: what it changed would never reach the databases that have it.
 */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Db } from './database.ts';
import { createRoles } from './roles.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

/** The database was made by a newer program; this one would not understand it. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError';
}

/** A migration is not what it was when it was done here. */
export class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError';
}

async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.ts$/.test(file)).sort();
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const module: Migration = await import(pathToFileURL(join(folder, file)).href);
      return [file.slice(0, -'.ts'.length), module];
    }),
  );
  return Object.fromEntries(entries);
}

async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ t: string | null }>`select to_regclass(${name})::text as t`.execute(db);
  return Boolean(rows[0]?.t);
}

async function executedNames(db: Db): Promise<readonly string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}

/** Of the statements, said to nobody: comments and names in the file may change. */
async function sumOf(migration: Migration): Promise<string> {
  const hash = createHash('sha256');
  const nobody = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void hash.update(query.sql).update('\0'),
  });
  await migration.up(nobody);
  return hash.digest('hex');
}

async function demandUnchanged(db: Db, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  if (!(await hasTable(db, 'migratiesom'))) return;
  const { rows } = await sql<{ naam: string; som: string }>`select naam, som from migratiesom`.execute(db);
  for (const { naam, som } of rows) {
    const migration = migrations[naam];
    if (migration && (await sumOf(migration)) !== som)
      throw new MigrationChangedError(
        `De migratie ${naam} is veranderd nadat deze database haar kreeg. Zet haar terug zoals ze was, en maak een nieuwe voor wat erbij komt.`,
      );
  }
}

/** Of what has none yet: a step that was done before sums were kept counts as it is now. */
async function rememberSums(db: Db, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  const { rows } = await sql<{ naam: string }>`
    select name as naam from kysely_migration where name not in (select naam from migratiesom)`.execute(db);
  for (const { naam } of rows) {
    const migration = migrations[naam];
    if (migration)
      await sql`insert into migratiesom (naam, som) values (${naam}, ${await sumOf(migration)}) on conflict do nothing`.execute(db);
  }
}

async function runPending(db: Db, migrations: Readonly<Record<string, Migration>>): Promise<readonly string[]> {
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };
  // Two branches come in one after the other: of the second a step may have the lower number, and this database has the first one's.
  const { error, results } = await new Migrator({
    db,
    provider,
    migrationTableSchema: 'public',
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Longer than any migration of another server that is at it (ms between tries, and how often). */
const TRY_AGAIN = 1000;
const TRIES = 3600;

/** Whoever has the table, or migrates, goes first: nobody waits behind us for longer than the lock timeout. */
async function whenFree<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (Reflect.get(Object(error), 'code') !== '55P03' || attempt >= TRIES) throw error;
      await sleep(TRY_AGAIN);
    }
  }
}

/** An index that a migration wants on a table that is large by now: made while everybody goes on, so in no transaction. */
interface Index {
  readonly naam: string;
  /** What follows `create index concurrently NAAM`: `on antwoord (admin_id, op)`. */
  readonly op: string;
}

const indexesOf = (migration: Migration): readonly Index[] => {
  const indexes: unknown = Reflect.get(migration, 'indexen');
  return Array.isArray(indexes) ? indexes : [];
};

/** Statements that each rewrite some thousand rows that were not rewritten yet: `update ... where id in (select id ... where nieuw is null limit 5000)`. */
const rewritesOf = (migration: Migration): readonly string[] => {
  const rewrites: unknown = Reflect.get(migration, 'herschrijvingen');
  return Array.isArray(rewrites) ? rewrites.map(String) : [];
};

/** One server at a time: who waits for rows that another one is rewriting would do them once more. */
const rewritePiece = (db: Db, rewrite: string) =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mag: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('spelrijk-herschrijvingen')) as mag`.execute(transaction);
    if (!rows[0]?.mag) throw Object.assign(new Error('een andere server herschrijft'), { code: '55P03' });
    return sql.raw(rewrite).execute(transaction);
  });

/**
 * Piece by piece, each a transaction, until nothing is left: nobody waits longer than for one piece, and what breaks off goes on at the next start. That nothing is left is
 * asked of the rows at every start, and written down nowhere: a copy that was made half-way may be put back.
 */
async function rewriteAll(db: Db, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  for (const rewrite of Object.values(migrations).flatMap(rewritesOf))
    for (let left = true; left;) {
      const { numAffectedRows = 0n } = await whenFree(() => rewritePiece(db, rewrite));
      left = numAffectedRows > 0n;
    }
}

/** Made or made again: one that broke off half-way is there, and of no use. Servers that start at once take turns. */
async function createIndexes(db: Db, migrations: Readonly<Record<string, Migration>>): Promise<void> {
  for (const { naam, op } of Object.values(migrations).flatMap(indexesOf)) {
    await whenFree(() =>
      db.connection().execute(async (connection) => {
        // Of the session: making an index waits for transactions, so one that waits in a transaction for its turn would never see it end.
        const { rows } = await sql<{ mag: boolean }>`select pg_try_advisory_lock(hashtext('spelrijk-indexen')) as mag`.execute(connection);
        if (!rows[0]?.mag) throw Object.assign(new Error('een andere server maakt indexen'), { code: '55P03' });
        try {
          await createIndex(connection, naam, op);
        } finally {
          await sql`select pg_advisory_unlock(hashtext('spelrijk-indexen'))`.execute(connection);
        }
      }),
    );
  }
}

async function createIndex(db: Db, naam: string, op: string): Promise<void> {
  const { rows } = await sql<{ goed: boolean }>`select indisvalid as goed from pg_index where indexrelid = to_regclass(${naam})`.execute(
    db,
  );
  if (rows[0]?.goed) return;
  await sql`drop index concurrently if exists ${sql.id(naam)}`.execute(db);
  await sql`create index concurrently ${sql.id(naam)} ${sql.raw(op)}`.execute(db);
}

interface Omvang {
  readonly folder?: string;
  /** Only these steps: the schema of an earlier version. */
  readonly alleen?: readonly string[];
}

/** Every step that this program knows. */
export const listMigrations = async (): Promise<readonly string[]> => Object.keys(await readMigrations(FOLDER));

/** Migrates up; throws when a step fails (nothing of it stays) when the schema is newer than this program, or when a step that was done has changed. */
export async function migrate(db: Db, { folder = FOLDER, alleen }: Omvang = {}): Promise<readonly string[]> {
  const all = await readMigrations(folder);
  const migrations = alleen ? Object.fromEntries(Object.entries(all).filter(([naam]) => alleen.includes(naam))) : all;
  const unknown = (await executedNames(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new SchemaTooNewError(
      `De database is van een nieuwere versie (${unknown.join(', ')}). Start die versie, of zet een reservekopie terug.`,
    );
  }
  await demandUnchanged(db, migrations);
  await createRoles(db);
  const done = await whenFree(() => runPending(db, migrations));
  await rememberSums(db, migrations);
  await createIndexes(db, migrations);
  await rewriteAll(db, migrations);
  return done;
}
