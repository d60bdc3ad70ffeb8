/**
 * A pooler (PgBouncer in transaction mode) between this program and PostgreSQL. It gives a connection for one transaction, so nothing of a session may be asked of it: no settings when a
 * connection begins, nothing prepared. The limits are then the role's own, in this database (PostgreSQL, "ALTER ROLE ... IN DATABASE"); what needs a session (migrations, indexes, a
 * backup) goes past it. See PgBouncer's own table of what transaction pooling leaves ("Features", SQL feature map for pooling modes), and decision 0233.
 */
import { sql } from 'kysely';
import { GRENZEN, type Database, type Db } from './database.ts';

const GEEN_POOLER =
  'Tussen deze server en PostgreSQL staat een pooler, zoals PgBouncer, en die weigert of vergeet de grenzen die Spelrijk op elke verbinding instelt. ' +
  'Zet het adres van PostgreSQL zelf in DATABASE_DIRECT_URL erbij, of laat DATABASE_URL daarheen wijzen.';
const ZONDER_GRENZEN =
  'Wat de pooler in DATABASE_URL geeft, kent de grenzen niet die deze rol heeft. Laat hem met dezelfde naam inloggen als DATABASE_DIRECT_URL, ' +
  'en heeft hij nog verbindingen van eerder, geef hem dan RECONNECT.';
const ANDERE_DATABASE = 'DATABASE_URL en DATABASE_DIRECT_URL leiden niet naar dezelfde database.';

/** Gives the role its limits in this database, once; `direct` is no pooler. */
export async function limitRole(direct: Db): Promise<void> {
  await direct.transaction().execute(async (db) => {
    // Two servers that start at once would change the same row of the catalogue.
    await sql`select pg_advisory_xact_lock(hashtext('spelrijk-grenzen'))`.execute(db);
    const { rows } = await sql<{ database: string; heeft: readonly string[] | null }>`
      select current_database() as database,
        (select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase join pg_roles r on r.oid = s.setrole
          where d.datname = current_database() and r.rolname = current_user) as heeft`.execute(db);
    const [hier] = rows;
    for (const [naam, waarde] of Object.entries(GRENZEN))
      if (hier && !hier.heeft?.includes(`${naam}=${waarde}`))
        await sql`alter role current_user in database ${sql.id(hier.database)} set ${sql.id(naam)} = ${sql.lit(waarde)}`.execute(db);
  });
}

interface Waar {
  readonly grens: string;
  readonly waar: string;
}

/** Where a question ends up, and with which limit. */
async function askWhere(db: Db): Promise<Waar> {
  const { rows } = await sql<Waar>`
    select current_setting('statement_timeout') as grens, concat_ws(' ', pg_postmaster_start_time(), d.oid) as waar
    from pg_database d where d.datname = current_database()`.execute(db);
  const [hier] = rows;
  if (!hier) throw new Error('de database kent haar eigen naam niet');
  return hier;
}

/**
 * Throws one sentence when nothing would end a statement that never ends. PgBouncer refuses settings at the start of a connection, or (`ignore_startup_parameters`) drops
 * them.
 */
export async function demandGrenzen({ own, unhurried }: Database, pooler: boolean): Promise<void> {
  const hier = await askWhere(own).catch((error: unknown) => {
    throw error instanceof Error && error.message.includes('unsupported startup parameter')
      ? new Error(GEEN_POOLER, { cause: error })
      : error;
  });
  if (pooler && hier.waar !== (await askWhere(unhurried)).waar) throw new Error(ANDERE_DATABASE);
  if (hier.grens !== GRENZEN.statement_timeout) throw new Error(pooler ? ZONDER_GRENZEN : GEEN_POOLER);
}
