/** Our own office as a row, and who of it has an address. */
import { sql } from 'kysely';
import type { Rol } from '@spelrijk/domain/rol';
import type { Db } from '../../../platform/db/database.ts';

/** One command at a time. */
export async function lockKantoor(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('spelrijk-kantoor'))`.execute(db);
}

/** The office that is no demo's; the oldest when there are two. */
export async function findKantoor(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('admin')
    .select('admin_id')
    .where('intern', '=', true)
    .where('demo', '=', false)
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.admin_id;
}

export async function insertKantoor(db: Db, id: string, naam: string, now: number): Promise<void> {
  const row = { admin_id: id, naam, soort: 'school' as const, regio: 'nl' as const, pakketten: [], intern: true, licentie_tot: null };
  await db
    .insertInto('admin')
    .values({ ...row, created_at: new Date(now) })
    .execute();
}

export interface Houder {
  readonly id: string;
  readonly rol: Rol;
  readonly adminId: string;
}

/** Whose account this address logs in with, of all customers and our office. */
export async function findHouder(db: Db, gevouwen: string): Promise<Houder | undefined> {
  return db.selectFrom('account').select(['id', 'rol', 'admin_id as adminId']).where('email_gevouwen', '=', gevouwen).executeTakeFirst();
}

/** Somebody of this admin with this address and no account yet. */
export async function findGenodigde(db: Db, adminId: string, email: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select g.id from gebruiker g where g.admin_id = ${adminId} and lower(g.email) = lower(${email})
      and not exists (select from account a where a.id = g.id) limit 1`.execute(db);
  return rows[0]?.id;
}
