/**
 * A customer that was thrown away: out at once, restorable until a day that was shown, then erased. What is left of it is a
 * proof without an admin in it, so that it names nobody and is nobody's.
 */
import { sql, type Kysely } from 'kysely';

const WISSEN = `
alter table admin
  add column weggegooid_op timestamptz,
  add column wissen_op date,
  add column gewiste_leerlingen integer not null default 0,
  add column gewiste_rijen integer not null default 0,
  add column status_voor text check (status_voor in ('actief','geschorst')),
  add constraint admin_verwijderd check ((weggegooid_op is null) = (wissen_op is null) and (weggegooid_op is null) = (status_voor is null)
    and (weggegooid_op is null or status = 'geschorst'));
create table klantwissing (
  id uuid primary key,
  soort text not null check (soort in ('school','rt','thuis','demo')),
  regio text not null check (regio in ('nl','be')),
  verwijderd_op timestamptz not null,
  gewist_op timestamptz not null,
  leerlingen integer not null,
  rijen integer not null
);
create index klantwissing_op on klantwissing (gewist_op);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WISSEN).execute(db);
}
