/** What a child answered about a text on the leesplank: per question whether the first answer was right, and whether it tapped the sentence that proves it. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table leesbeurt add column vragen jsonb not null default '{}' check (jsonb_typeof(vragen) = 'object')`).execute(db);
}
