/** A session of a leerling that somebody who looks after it began, without a password. */
import { sql, type Kysely } from 'kysely';

const SAMEN = `
alter table sessie drop constraint sessie_soort_check;
alter table sessie add constraint sessie_soort_check check (soort in ('wachtwoord','plaatjes','sso','samen'));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SAMEN).execute(db);
}
