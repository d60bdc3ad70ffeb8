/**
 * Days of practice over all customers, for the dashboard of our office. Rows come in the order of their days, so a summary per
 * block of pages is enough: some kilobytes, and nothing to keep up when a row of today changes.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index leerling_dag_dagen on leerling_dag using brin (dag)`.execute(db);
}
