/** What each migration said to the database, hashed when it was done: a file that says something else later is refused (migrate.ts). */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('create table migratiesom (naam text primary key, som text not null)').execute(db);
}
