/** Our office counts who practised, and reading is practising: of a turn of reading it sees whose and which day, not what was read. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`grant select (admin_id, leerling_id, dag, woorden) on leesbeurt to spelrijk_kantoor`.execute(db);
  await sql`create policy kantoor on leesbeurt for select to spelrijk_kantoor using (true)`.execute(db);
}
