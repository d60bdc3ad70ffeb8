/**
 * More blobs than the first 120; the egg out of which a blob came, by the number the child's screen gave it, so that an egg that is sent
 * twice is one egg; and the friend that walks along.
 */
import { sql, type Kysely } from 'kysely';

const EIEREN = `
alter table leerling_blob drop constraint leerling_blob_nummer_check;
alter table leerling_blob add constraint leerling_blob_nummer_check check (nummer between 1 and 1000);
alter table leerling_blob add column ei uuid;
create unique index leerling_blob_ei on leerling_blob (admin_id, leerling_id, ei);
alter table leerling add column maatje smallint check (maatje between 1 and 1000);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(EIEREN).execute(db);
}
