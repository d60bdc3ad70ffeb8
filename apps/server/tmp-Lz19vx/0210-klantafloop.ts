/** A customer whose licence ended: which end it was, on what day it goes, and the last warning (days before) that it got. */
import { sql, type Kysely } from 'kysely';

const AFLOOP = `
alter table admin
  add column afloop_tot date,
  add column afloop_weg_op date,
  add column afloop_gewaarschuwd smallint,
  add constraint admin_afloop check ((afloop_tot is null) = (afloop_weg_op is null) and (afloop_tot is null) = (afloop_gewaarschuwd is null));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(AFLOOP).execute(db);
}
