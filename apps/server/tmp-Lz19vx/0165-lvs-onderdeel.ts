/**
 * A result of a part of a test (a category, a toetsonderdeel) names its part apart: as a piece of the name of the test it could be taken for a result of
 * the test. What messages of UWLR brought so far had the part behind a colon.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table lvs_score add column onderdeel text not null default '' check (length(onderdeel) <= 80);
       update lvs_score s set onderdeel = left(split_part(toets, ': ', 2), 80), toets = split_part(toets, ': ', 1)
       from lvs_import i
       where i.admin_id = s.admin_id and i.id = s.import_id and i.soort = 'uwlr' and s.toets like '%_: _%'`,
    )
    .execute(db);
}
