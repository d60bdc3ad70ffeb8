/**
 * Everything of a database as lines, and back. One transaction that sees one moment, while everybody goes on; rows in PostgreSQL's own text, so that they come back
 * to the last bit, also in another major version of it.
 */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './database.ts';

/** What a running server makes itself, or what migrating makes. */
const NIET = ['kysely_migration', 'kysely_migration_lock', 'migratiesom', 'hartslag', 'werkbeurt'];
/**
 * In no copy: the voices of children, the keys that open them, and whether they may be recorded. What a parent withdrew after the copy would be allowed again; now a
 * copy that is put back records nobody until it was switched on and asked anew (decision 0187).
 */
const NOOIT_MEE: ReadonlySet<string> = new Set(['voorlees_opname', 'opname_sleutel', 'opname_toestemming', 'opnamestand']);
const PER_KEER = 500;
const MEEST_TEKST = 4_000_000;

/** The tables of a copy, each with its columns in order. */
const Tabel = z.object({ tabel: z.string().regex(/^[a-z_]+$/), kolommen: z.array(z.string()) });
type Tabel = z.infer<typeof Tabel>;

const settings = sql.raw(
  `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local bytea_output = 'hex'; set local extra_float_digits = 1`,
);

async function listTabellen(db: Db): Promise<readonly Tabel[]> {
  const { rows } = await sql<Tabel>`
    select c.relname as tabel, array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attnum) as kolommen
    from pg_class c where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = 'public'::regnamespace and c.relname <> all(${NIET}::text[])
    order by 1`.execute(db);
  return rows;
}

/** What others point at comes first. */
async function inOrder(db: Db, tabellen: readonly Tabel[]): Promise<readonly Tabel[]> {
  const { rows } = await sql<{ van: string; naar: string }>`
    select conrelid::regclass::text as van, confrelid::regclass::text as naar from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(db);
  const klaar: Tabel[] = [];
  let over = [...tabellen];
  while (over.length > 0) {
    const wacht = (tabel: string): boolean => rows.some(({ van, naar }) => van === tabel && over.some((ander) => ander.tabel === naar));
    const nu = over.filter(({ tabel }) => !wacht(tabel));
    if (nu.length === 0) throw new Error(`tables point at each other: ${over.map(({ tabel }) => tabel).join(', ')}`);
    klaar.push(...nu);
    over = over.filter((tabel) => !nu.includes(tabel));
  }
  return klaar;
}

/** Names of the migrations that made this schema. */
export async function readVersie(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function* dumpTabel(db: Db, tabel: Tabel): AsyncGenerator<string> {
  yield `T${JSON.stringify(tabel)}`;
  await sql`declare rijen no scroll cursor for select t::text as rij from ${sql.id('public', tabel.tabel)} t`.execute(db);
  for (;;) {
    const { rows } = await sql.raw<{ rij: string }>(`fetch ${PER_KEER} from rijen`).execute(db);
    if (rows.length === 0) break;
    for (const { rij } of rows) yield `R${JSON.stringify(rij)}`;
  }
  await sql`close rijen`.execute(db);
}

/** Lines of every table; `db` is a connection of its own without limits of time, in no transaction. */
export async function* dumpDatabase(db: Db): AsyncGenerator<string> {
  await sql.raw('begin isolation level repeatable read read only').execute(db);
  await settings.execute(db);
  const mee = (await listTabellen(db)).filter(({ tabel }) => !NOOIT_MEE.has(tabel));
  for (const tabel of await inOrder(db, mee)) yield* dumpTabel(db, tabel);
  await sql.raw('commit').execute(db);
}

async function insertRijen(db: Db, tabel: string, rijen: readonly string[]): Promise<void> {
  if (rijen.length === 0) return;
  const naam = sql.id('public', tabel);
  // The cast reads what `t::text` wrote, column by column in their order.
  await sql`insert into ${naam} select (x.rij).* from (select unnest(${[...rijen]}::text[])::${naam} as rij offset 0) x`.execute(db);
}

const Rij = z.string();

/** Gathers lines into statements. */
class Lader {
  readonly aantallen = new Map<string, number>();
  readonly #db: Db;
  readonly #kolommen: ReadonlyMap<string, readonly string[]>;
  #tabel = '';
  #rijen: string[] = [];
  #tekst = 0;

  constructor(db: Db, tabellen: readonly Tabel[]) {
    this.#db = db;
    this.#kolommen = new Map(tabellen.map(({ tabel, kolommen }) => [tabel, kolommen]));
  }

  async flush(): Promise<void> {
    await insertRijen(this.#db, this.#tabel, this.#rijen);
    this.#rijen = [];
    this.#tekst = 0;
  }

  async begin(regel: string): Promise<void> {
    await this.flush();
    const { tabel, kolommen } = Tabel.parse(JSON.parse(regel));
    if (this.#kolommen.get(tabel)?.join() !== kolommen.join())
      throw new Error(`De tabel ${tabel} ziet er in de kopie anders uit dan hier.`);
    this.#tabel = tabel;
    this.aantallen.set(tabel, 0);
  }

  async add(regel: string): Promise<void> {
    const rij = Rij.parse(JSON.parse(regel));
    this.#rijen.push(rij);
    this.#tekst += rij.length;
    this.aantallen.set(this.#tabel, (this.aantallen.get(this.#tabel) ?? 0) + 1);
    if (this.#rijen.length >= PER_KEER || this.#tekst > MEEST_TEKST) await this.flush();
  }
}

/** The audit goes on counting after what came in; a copy of an older version has no numbers yet. */
async function numberOn(db: Db): Promise<void> {
  const { rows } = await sql<{ er: boolean }>`select to_regclass('public.audit_nr') is not null as er`.execute(db);
  if (rows[0]?.er !== true) return;
  await sql`select setval('audit_nr', greatest((select coalesce(max(nr), 0) from audit), (select coalesce(max(tot), 0) from auditzegel),
    (select coalesce(max(nr), 0) from auditrest)) + 1, false)`.execute(db);
}

/** The audit is closed to the program, and its owner opens it here for as long as this transaction lasts. */
async function empty(db: Db, tabellen: readonly string[]): Promise<void> {
  const dicht = tabellen.filter((tabel) => tabel === 'audit').map((tabel) => sql.id('public', tabel));
  for (const tabel of dicht) await sql`grant truncate on ${tabel} to current_user`.execute(db);
  await sql`truncate ${sql.join(tabellen.map((tabel) => sql.id('public', tabel)))}`.execute(db);
  for (const tabel of dicht) await sql`revoke truncate on ${tabel} from current_user`.execute(db);
}

/** Fills a database of the same schema, all or nothing; what migrating put in gives way. Gives the rows per table, counted in the database. */
export function loadDatabase(db: Db, regels: AsyncIterable<string>): Promise<ReadonlyMap<string, number>> {
  return db.transaction().execute(async (trx) => {
    await settings.execute(trx);
    const tabellen = await listTabellen(trx);
    await empty(
      trx,
      tabellen.map(({ tabel }) => tabel),
    );
    const lader = new Lader(trx, tabellen);
    for await (const regel of regels) {
      if (regel.startsWith('T')) await lader.begin(regel.slice(1));
      else if (regel.startsWith('R')) await lader.add(regel.slice(1));
    }
    await lader.flush();
    await numberOn(trx);
    for (const [tabel, aantal] of lader.aantallen) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.id('public', tabel)}`.execute(trx);
      if (rows[0]?.n !== aantal) throw new Error(`In ${tabel} staan ${rows[0]?.n} rijen in plaats van ${aantal}.`);
    }
    return lader.aantallen;
  });
}
