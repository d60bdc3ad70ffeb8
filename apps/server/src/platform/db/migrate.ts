/** Brings the schema to the version of this program: append only, all pending steps in one transaction, one server at a time. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import type { Db } from './database.ts';
import { createRoles } from './roles.ts';

const FOLDER = join(import.meta.dirname, '../../../migrations');

/** The database was made by a newer program; this one would not understand it. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError';
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

async function executedNames(db: Db): Promise<readonly string[]> {
  const { rows: found } = await sql<{ t: string | null }>`select to_regclass('kysely_migration')::text as t`.execute(db);
  if (!found[0]?.t) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map((row) => row.name);
}

/** Migrates up; throws when a step fails (nothing of it stays) or when the schema is newer than this program. */
export async function migrate(db: Db, folder: string = FOLDER): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const unknown = (await executedNames(db)).filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new SchemaTooNewError(
      `De database is van een nieuwere versie (${unknown.join(', ')}). Start die versie, of zet een reservekopie terug.`,
    );
  }
  await createRoles(db);
  const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
