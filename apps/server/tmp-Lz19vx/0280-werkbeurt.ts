/** Whose turn it is: of what several servers do again and again, one of them does it each time. Nobody's data. */
import { sql, type Kysely } from 'kysely';

const WERKBEURT = `
create table werkbeurt (
  naam text primary key,
  tot timestamptz not null
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WERKBEURT).execute(db);
}
