/** Who came by single sign-on has no password of ours to come back with: six digits of her own choice, hashed, for as long as a child has the browser. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sessie add column wacht_pin text check (length(wacht_pin) between 1 and 400)').execute(db);
}
