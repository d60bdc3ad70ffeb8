/** In which hol the blob of a leerling lives, by the number of its spaarkaart; null: in none. Which ones it has follows from its blobs. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table leerling add column hol smallint check (hol between 1 and 1000)`).execute(db);
}
