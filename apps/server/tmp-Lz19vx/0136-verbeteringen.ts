/**
 * Answers that were corrected. What was sent stays as it was; the correction is a row of its own (`vervangt`) that takes the place
 * (`plek`, absent: `volgnr`) of the first in the order in which the engine replays; `ingetrokken`: left out of the replay.
 * Of an answer only whether it counts can ever change.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table antwoord add column vervangt uuid, add column plek integer, add column ingetrokken boolean not null default false;
grant update (telt, ingetrokken) on antwoord to spelrijk_admin;`,
    )
    .execute(db);
}
