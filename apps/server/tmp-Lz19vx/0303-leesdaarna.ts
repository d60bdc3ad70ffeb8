/** The tap after a text: more like this, or enough of it. */
import { sql, type Kysely } from 'kysely';

const DAARNA = `alter table leesbeurt add column daarna text check (daarna in ('verder', 'genoeg'));`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DAARNA).execute(db);
}
