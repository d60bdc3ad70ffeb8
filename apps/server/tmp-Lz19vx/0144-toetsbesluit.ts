/**
 * What a start test decided, as a result: replaying it with the content of today would decide otherwise. Null: a test of before this was
 * kept, or one that decides nothing about categories.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table toets add column vermoed text[]').execute(db);
}
