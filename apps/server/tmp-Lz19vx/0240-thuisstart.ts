/** A parent opens her account herself: the one link of her application (hash), and until when it works. */
import { sql, type Kysely } from 'kysely';

const START = `
alter table aanvraag
  add column start_token text,
  add column start_verloopt timestamptz,
  add constraint aanvraag_start check ((start_token is null) = (start_verloopt is null) and (start_token is null or soort = 'thuis'));
create unique index aanvraag_start_token on aanvraag (start_token) where start_token is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(START).execute(db);
}
