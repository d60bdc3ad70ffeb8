import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** False when this is no home. */
export async function lockThuis(db: Db, adminId: string): Promise<boolean> {
  const { rows } = await sql`select from admin where admin_id = ${adminId} and soort = 'thuis' for no key update`.execute(db);
  return rows.length > 0;
}
