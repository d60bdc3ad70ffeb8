/** One row that is written again and again, to know that the database can. Nobody's data, and nothing reads it. */
import { sql, type Kysely } from 'kysely';

const HARTSLAG = `
create table hartslag (
  id smallint primary key check (id = 1),
  op timestamptz not null
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(HARTSLAG).execute(db);
}
