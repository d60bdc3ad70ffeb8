/** The day from which a test of a care plan is given, chosen by who sets it ready; null: at once. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table toets add column vanaf date').execute(db);
}
