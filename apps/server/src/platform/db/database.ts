/**
 * The door to PostgreSQL. Tenant data is reached through `forAdmin` only: one transaction, as a role that owns no
 * table, with the admin set; row level security is the second wall behind the `where admin_id` of every query.
 */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types as defaultTypes, type CustomTypesConfig, type PoolConfig } from 'pg';
import { isUuid } from '@spelrijk/base/id';
import { invariant } from '@spelrijk/base/invariant';
import { preparing } from './prepared.ts';
import type { Log } from '../log.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;

export interface Database {
  /** The program's own role: accounts, sessions, keys; never tenant data. */
  readonly own: Db;
  /** One transaction in the program's own role, for what spans accounts and an admin: every query names its admin itself. */
  transact<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /** One transaction inside one admin. Commits when `fn` returns, rolls back when it throws. */
  forAdmin<T>(adminId: string, fn: (db: Db) => Promise<T>): Promise<T>;
  /** The same on the read side (a replica when there is one): never to read back what was just written. */
  readAdmin<T>(adminId: string, fn: (db: Db) => Promise<T>): Promise<T>;
  /** Counts over all admins for our office, read only. */
  readOffice<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /** True when a committed transaction is on disk before it is confirmed. */
  isDurable(): Promise<boolean>;
  close(): Promise<void>;
}

export type Connection = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>;

interface Options {
  readonly connection: Connection;
  readonly readConnection?: Connection | undefined;
  readonly max: number;
  readonly log: Log;
}

const DATE = 1082;
const BIGINT = 20;

/** Days stay text (a Date would move them over time zones); our big counters fit a double. */
const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) => {
    if (oid === DATE) return (text: string) => text;
    if (oid === BIGINT) return Number;
    return defaultTypes.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
  },
};

function createPool(connection: Connection, max: number, log: Log): Pool {
  const pool = new Pool({
    ...connection,
    max,
    types,
    // A whole class that presses "begin" at once waits its turn; ten seconds later nobody waits any more.
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'spelrijk',
    // Our queries find their rows by key: one plan fits all, and planning each time costs more than running.
    options: '-c plan_cache_mode=force_generic_plan',
  });
  // A connection in use that breaks off says so on the client itself; nobody listening would end the whole program.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'verbinding in gebruik verbroken')));
  pool.on('error', (error) => log.warn({ err: error }, 'verbinding met de database verbroken'));
  return pool;
}

const open = (pool: Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });

/** `set local` as text (not set_config): it also holds on a spread-out cluster. The id was checked to be a UUID. */
const beginAdmin = (adminId: string, mode: string): string => {
  invariant(isUuid(adminId), 'admin_id is no UUID');
  return `begin ${mode}; set local role spelrijk_admin; set local app.admin = '${adminId}'`;
};

/** Runs `fn` on one connection between `begin` (with its settings, in one round trip) and commit. */
function transact<T>(db: Db, begin: string, fn: (db: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection);
    try {
      const result = await fn(connection);
      await sql.raw('commit').execute(connection);
      return result;
    } catch (error) {
      await sql
        .raw('rollback')
        .execute(connection)
        .catch(() => undefined);
      throw error;
    }
  });
}

async function readDurability(db: Db): Promise<boolean> {
  const { rows } = await sql<{ fsync: string; commit: string }>`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`.execute(db);
  return rows[0]?.fsync === 'on' && rows[0].commit !== 'off';
}

export function openDatabase({ connection, readConnection, max, log }: Options): Database {
  const own = open(createPool(connection, max, log));
  const read = readConnection ? open(createPool(readConnection, max, log)) : own;
  return {
    own,
    transact: (fn) => transact(own, 'begin', fn),
    forAdmin: (adminId, fn) => transact(own, beginAdmin(adminId, ''), fn),
    readAdmin: (adminId, fn) => transact(read, beginAdmin(adminId, 'read only'), fn),
    readOffice: (fn) => transact(read, 'begin read only; set local role spelrijk_kantoor', fn),
    isDurable: () => readDurability(own),
    close: async () => {
      await own.destroy();
      if (read !== own) await read.destroy();
    },
  };
}

const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', '57P01', '57P02', '57P03', '53300', '57014', '25P03']);

/** The database cannot be reached or is overloaded: try later, nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(Reflect.get(error, 'code') ?? '');
  return (
    LOST.has(code) ||
    code.startsWith('08') ||
    /timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(error.message)
  );
}

/** PostgreSQL says that a unique key is taken. */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '23505';

/** Two transactions waited for each other and this one had to give way: nothing of it happened. */
export const isDeadlock = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '40P01';

/** What a new row hangs on went away meanwhile. */
export const isOrphan = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '23503';
