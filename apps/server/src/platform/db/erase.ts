/** Erasing whole admins: everything that is theirs in every table, also in tables that did not exist when this was written. */
import { sql } from 'kysely';
import { eraseAudit } from '../auditzegel.ts';
import type { Db } from './database.ts';

/** What others hang on by foreign keys, in the order in which it may go; the audit has its own way. */
const LAST = ['account', 'leerling', 'groep', 'gebruiker', 'audit', 'admin'];
/** Untenanted rows of a person. */
const OF_ACCOUNT = ['sessie', 'herstelcode', 'wachtwoordherstel', 'sso_koppeling', 'sso_code', 'sso_transactie'] as const;

async function tablesWithAdmin(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ naam: string }>`
    select c.relname as naam from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r','p') and c.relnamespace = 'public'::regnamespace and a.attname = 'admin_id' and not a.attisdropped order by 1`.execute(
    db,
  );
  return rows.map(({ naam }) => naam);
}

/** In a transaction of the program's own role. Gives how many rows went, without those of the audit. */
export async function eraseAdmins(db: Db, adminIds: readonly string[]): Promise<number> {
  if (adminIds.length === 0) return 0;
  let rijen = 0;
  const erase = async (query: ReturnType<typeof sql>): Promise<void> => {
    rijen += Number((await query.execute(db)).numAffectedRows ?? 0n);
  };
  const accounts = sql`select id from account where admin_id = any(${adminIds}::uuid[])`;
  await erase(sql`delete from ververstoken where sessie_id in (select id from sessie where account_id in (${accounts}))`);
  for (const table of OF_ACCOUNT) await erase(sql`delete from ${sql.table(table)} where account_id in (${accounts})`);
  await erase(sql`delete from bericht where klant_id = any(${adminIds}::uuid[])`);
  const others = (await tablesWithAdmin(db)).filter((table) => !LAST.includes(table));
  for (const table of [...others, ...LAST.filter((naam) => naam !== 'audit')])
    await erase(sql`delete from ${sql.table(table)} where admin_id = any(${adminIds}::uuid[])`);
  await eraseAudit(db, adminIds);
  return rijen;
}
