/** What estimating all words anew gave, a night and region: whether it was better, and which words moved. Belongs to no admin. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table woordherschatting (
      regio text not null check (regio in ('nl','be')),
      op timestamptz not null,
      uitslag jsonb not null,
      primary key (regio, op)
    )`.execute(db);
}
