/**
 * The door to PostgreSQL. Tenant data is reached through `forAdmin` only: one transaction, as a role that owns no
 * table, with the admin set; row level security is the second wall behind the `where admin_id` of every query.
 */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, types as defaultTypes, type CustomTypesConfig, type PoolConfig } from 'pg';
import { isUuid } from '@spelrijk/base/id';
import { invariant } from '@spelrijk/base/invariant';
import { createFinder, splitHosts, tryingAll } from './hosts.ts';
import { preparing } from './prepared.ts';
import { watchQueue } from './queue-age.ts';
import type { Log } from '../log.ts';
import type { Tables } from './schema.ts';

export type Db = Kysely<Tables>;

/** A page of a list. */
export interface Blad<Rij> {
  readonly rijen: readonly Rij[];
  /** Of all pages together. */
  readonly totaal: number;
}

/** Rows that each say (`count(*) over ()`) how many there are in all. */
export const toBlad = <Rij>(rows: readonly (Rij & { readonly totaal: number })[]): Blad<Rij> => ({
  rijen: rows,
  totaal: rows[0]?.totaal ?? 0,
});

export interface Toestand {
  /** A committed transaction is on disk before it is confirmed. */
  readonly durable: boolean;
  /** No page was met whose checksum is wrong. True too where PostgreSQL keeps none. */
  readonly intact: boolean;
}

export interface Database {
  /** The program's own role: accounts, sessions, keys; never tenant data. */
  readonly own: Db;
  /** The same role without limits of time, for what is done before anybody is served: migrations, the demo. */
  readonly unhurried: Db;
  /** How long whoever waits longest for a connection has waited (ms). */
  readonly queueAge: () => number;
  /** Connections of this server, and how many wait for one. */
  pool(): { readonly totaal: number; readonly vrij: number; readonly wachtend: number };
  /** One transaction in the program's own role, for what spans accounts and an admin: every query names its admin itself. */
  transact<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /** One transaction inside one admin. Commits when `fn` returns, rolls back when it throws. */
  forAdmin<T>(adminId: string, fn: (db: Db) => Promise<T>): Promise<T>;
  /** The same on the read side (a replica when there is one): never to read back what was just written. */
  readAdmin<T>(adminId: string, fn: (db: Db) => Promise<T>): Promise<T>;
  /** Counts over all admins for our office, read only. */
  readOffice<T>(fn: (db: Db) => Promise<T>): Promise<T>;
  /** Writes a row and says how the database is. Throws when nothing can be written. */
  probe(): Promise<Toestand>;
  close(): Promise<void>;
}

export type Connection = Pick<PoolConfig, 'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'>;

interface Options {
  readonly connection: Connection;
  /** Past the pooler that `connection` leads to then: nothing of a session may be asked of that one. */
  readonly direct?: Connection | undefined;
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

/** Our queries find their rows by key: one plan fits all, and planning each time costs more than running. */
const PLANNEN = { plan_cache_mode: 'force_generic_plan' };
/** Of PostgreSQL, for a request. */
export const GRENZEN = { statement_timeout: '10s', idle_in_transaction_session_timeout: '15s', ...PLANNEN };
/**
 * A change of a table with millions of rows takes as long as it takes; what may not last is waiting for the table, because everybody
 * who comes after waits behind it.
 */
const RUIM = { statement_timeout: '0', idle_in_transaction_session_timeout: '0', lock_timeout: '5s', ...PLANNEN };

/** Said when a connection begins; it goes before what the role or the database says. */
const options = (instellingen: Readonly<Record<string, string>>): string =>
  Object.entries(instellingen)
    .map(([naam, waarde]) => `-c ${naam}=${waarde}`)
    .join(' ');

/** Of a request: a whole class that presses "begin" at once waits its turn; ten seconds later nobody waits any more. */
const HAAST: PoolConfig = { connectionTimeoutMillis: 10_000, query_timeout: 12_000 };
const HURRIED: PoolConfig = { ...HAAST, options: options(GRENZEN) };
const UNHURRIED: PoolConfig = { connectionTimeoutMillis: 10_000, options: options(RUIM) };

function createPool(connection: Connection, settings: PoolConfig, log: Log): Pool {
  const hosts = splitHosts(connection.connectionString ?? '');
  const several = hosts.urls.length > 1 || hosts.schrijven;
  const pool = new Pool({
    ...connection,
    ...settings,
    ...(several && { Client: createFinder(hosts) }),
    types,
    idleTimeoutMillis: 30_000,
    application_name: 'spelrijk',
  });
  // What breaks off because we close is no news.
  const tell = (err: Error, wat: string): void => {
    if (!pool.ending) log.warn({ err }, wat);
  };
  // A connection in use that breaks off says so on the client itself; nobody listening would end the whole program.
  pool.on('connect', (client) => client.on('error', (error) => tell(error, 'verbinding in gebruik verbroken')));
  pool.on('error', (error) => tell(error, 'verbinding met de database verbroken'));
  return several ? tryingAll(pool, hosts) : pool;
}

const open = (pool: Pool): Db => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
const openPrepared = (pool: Pool): Db => open(preparing(pool));

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

/** A full disk and a standby that only reads answer every question; only writing tells. */
async function probe(db: Db): Promise<Toestand> {
  const { rows } = await sql<{ fsync: string; commit: string; stuk: number }>`
    insert into hartslag (id, op) values (1, now()) on conflict (id) do update set op = excluded.op
    returning current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      (select coalesce(checksum_failures, 0) from pg_stat_database where datname = current_database()) as stuk`.execute(db);
  const [rij] = rows;
  return { durable: rij?.fsync === 'on' && rij.commit !== 'off', intact: rij?.stuk === 0 };
}

export function openDatabase({ connection, direct, readConnection, max, log }: Options): Database {
  const pool = createPool(connection, { ...(direct ? HAAST : HURRIED), max }, log);
  const queueAge = watchQueue(pool);
  // What is prepared on one connection of a pooler is asked of another in the next transaction.
  const own = direct ? open(pool) : openPrepared(pool);
  const unhurried = openPrepared(createPool(direct ?? connection, { ...UNHURRIED, max: 2 }, log));
  const read = readConnection ? openPrepared(createPool(readConnection, { ...HURRIED, max }, log)) : own;
  return {
    own,
    unhurried,
    queueAge,
    pool: () => ({ totaal: pool.totalCount, vrij: pool.idleCount, wachtend: pool.waitingCount }),
    transact: (fn) => transact(own, 'begin', fn),
    forAdmin: (adminId, fn) => transact(own, beginAdmin(adminId, ''), fn),
    readAdmin: (adminId, fn) => transact(read, beginAdmin(adminId, 'read only'), fn),
    readOffice: (fn) => transact(read, 'begin read only; set local role spelrijk_kantoor', fn),
    probe: () => probe(own),
    close: async () => {
      await Promise.all([own.destroy(), unhurried.destroy()]);
      if (read !== own) await read.destroy();
    },
  };
}

/** Of the network, of a program that has no descriptor left for another line, of a disk, and of PostgreSQL (appendix A, error codes): gone, starting, overloaded, no room, reading only. */
const LOST = new Set(
  (
    'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ENOENT ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH EMFILE ENFILE ' +
    'EROFS ENOSPC EDQUOT EIO 57P01 57P02 57P03 57P05 57014 25P03 25P04 25006 55P03 XX001 XX002'
  ).split(' '),
);
/** Whole classes: lost connections, no room or memory or connections left, and what the machine itself refuses. */
const LOST_CLASSES = ['08', '53', '58'];
/** The last: PostgreSQL gives a file it may not write, on a disk that only reads, the code of a person who may not (`errcode_for_file_access`). */
const LOST_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not queryable|Connection ended unexpectedly|Cannot use a pool after|Read-only file system/;

/** The database cannot be reached, is overloaded, or cannot write: try later, nothing is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = String(Reflect.get(error, 'code') ?? '');
  return LOST.has(code) || (code.length === 5 && LOST_CLASSES.some((klas) => code.startsWith(klas))) || LOST_WORDS.test(error.message);
}

/** PostgreSQL says that a unique key is taken. */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '23505';

/** Two transactions waited for each other and this one had to give way: nothing of it happened. */
export const isDeadlock = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '40P01';

/** What a new row hangs on went away meanwhile. */
export const isOrphan = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === '23503';
