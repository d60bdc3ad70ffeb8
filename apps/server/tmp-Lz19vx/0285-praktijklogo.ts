/** The logo of a practice, for its reports: a small picture that its own browser made smaller, as it is put on paper. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table admin add column logo text check (logo like 'data:image/png;base64,%' and length(logo) <= 200000)`)
    .execute(db);
}
