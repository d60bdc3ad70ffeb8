/** The database of this process: the server DATABASE_URL names, or the embedded one in the data folder. */
import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { isUsedElsewhere, runningConnection, startCluster } from './cluster.ts';
import { openDatabase, type Connection, type Database, type Db } from './database.ts';
import { DataInUseError, lockData, runningServer } from './lock.ts';
import { migrate } from './migrate.ts';
import { demandGrenzen, limitRole } from './pooler.ts';
import { asProgram, ensureDatabase } from './program-role.ts';

export interface OpenedDatabase {
  readonly database: Database;
  readonly close: () => Promise<void>;
  /** Ends the embedded database at once, whoever is still busy in it: what was not committed is rolled back. */
  readonly abandon: () => Promise<void>;
}

interface Source {
  readonly connection: Connection;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL does not start with less (bytes): its log alone goes by 16 MB. */
const KRAP = 33_554_432;

/** Why PostgreSQL did not start, in one sentence when that is the disk; `vrij` is what is left on it (bytes). */
export function tellStart(error: unknown, data: string, vrij: number): unknown {
  if (vrij >= KRAP && !/No space left on device/.test(String(error))) return error;
  return new Error(
    `PostgreSQL kan niet starten: de schijf van ${data} is vol (${Math.floor(vrij / 1_048_576)} MB vrij). Maak ruimte en start opnieuw; wat bevestigd was, is er nog.`,
    { cause: error },
  );
}

function freeOn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const isWrongPassword = (error: unknown): boolean => Reflect.get(Object(error), 'code') === '28P01';

/** Locks the data folder first: two servers on one folder would destroy it. */
async function startEmbedded(config: Config, log: Log): Promise<Source> {
  // Before the lock, which would be taken from the other one.
  if (await isUsedElsewhere(join(config.data, 'pg')))
    throw new DataInUseError(
      `De gegevens in ${config.data} zijn al in gebruik in een andere container. Stop die, of geef een opdracht daarbinnen (docker exec).`,
    );
  const lock = lockData(config.data);
  try {
    const cluster = await startCluster({
      folder: join(config.data, 'pg'),
      log: (line) => log.warn({ bron: 'postgres' }, line),
      say: (line) => log.info(line),
    }).catch((error: unknown) => {
      throw tellStart(error, config.data, freeOn(config.data));
    });
    const stop = async (): Promise<void> => {
      await cluster.stop();
      lock.release();
    };
    const connection = await ensureDatabase(cluster.connection).catch(async (error: unknown) => {
      await cluster.stop();
      if (!isWrongPassword(error)) throw error;
      const bestand = join(config.data, 'pg/password');
      throw new Error(
        `${bestand} is niet het wachtwoord van deze database. Haal dat bestand weg en start opnieuw: dan komt er een nieuw.`,
        {
          cause: error,
        },
      );
    });
    return { connection, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Names are searched without regard to capitals: a database in the C locale knows no `é` under `É`, and would find nobody. */
async function demandFolding(db: Db): Promise<void> {
  const { rows } = await sql<{ goed: boolean }>`select lower('ÉŠÆ') = 'éšæ' as goed`.execute(db);
  if (!rows[0]?.goed) throw new Error('De database kent geen hoofdletters met accenten: maak haar met een UTF-8-locale, zoals C.UTF-8.');
}

/** With the tables of this version there is nothing to migrate, so a standby would be started on without a word: nobody could log in, and no answer would be kept. */
async function demandWritable(db: Db): Promise<void> {
  const { rows } = await sql<{ leest: boolean }>`select current_setting('transaction_read_only')::boolean as leest`.execute(db);
  if (rows[0]?.leest) throw Object.assign(new Error('this database only reads'), { code: '25006' });
}

/** Opened and migrated. */
export async function openConfigured(config: Config, log: Log): Promise<OpenedDatabase> {
  const opened = await openUnmigrated(config, log);
  try {
    const done = await migrate(opened.database.unhurried);
    if (done.length > 0) log.info({ migraties: done }, 'database bijgewerkt');
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** As it is, or empty. */
export async function openUnmigrated(config: Config, log: Log): Promise<OpenedDatabase> {
  const source: Source = config.databaseUrl
    ? { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() }
    : await startEmbedded(config, log);
  const ander = (url: string | undefined): Connection | undefined => (url === undefined ? undefined : { connectionString: url });
  const direct = config.databaseUrl === undefined ? undefined : ander(config.databaseDirectUrl);
  const readConnection = ander(config.databaseReadUrl);
  const database = openDatabase({ connection: source.connection, direct, readConnection, max: config.pool, log });
  const close = async (): Promise<void> => {
    await database.close();
    await source.stop();
  };
  try {
    if (direct) await limitRole(database.unhurried);
    await demandGrenzen(database, direct !== undefined);
    await demandFolding(database.own);
    await demandWritable(database.own);
    return { database, close, abandon: source.stop };
  } catch (error) {
    await close();
    throw error;
  }
}

/** For a command of the operator: beside the server that runs on this data folder, or alone when none does. */
export async function openBeside(config: Config, log: Log): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined || runningServer(config.data) === undefined) return openConfigured(config, log);
  const connection = asProgram(runningConnection(join(config.data, 'pg')));
  const database = openDatabase({ connection, max: 2, log });
  const close = (): Promise<void> => database.close();
  return { database, close, abandon: close };
}
