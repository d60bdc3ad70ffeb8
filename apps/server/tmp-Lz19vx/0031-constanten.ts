/** Sets of constants of the practice engine that were re-estimated from the log and accepted by somebody. Belong to no admin. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table constanten (
      versie integer primary key check (versie > 0),
      waarden jsonb not null,
      antwoorden integer not null,
      created_at timestamptz not null
    )`.execute(db);
}
