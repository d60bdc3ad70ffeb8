/** The secret that the server chose for an authenticator app and that no code has proven yet. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table account add column totp_nieuw text').execute(db);
}
