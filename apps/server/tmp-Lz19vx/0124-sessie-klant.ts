/** With which customer somebody was when logging in: who is with another one since, logs in again. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessie add column klant_id uuid`.execute(db);
  await sql`update sessie set klant_id = account.admin_id from account where account.id = sessie.account_id`.execute(db);
}
