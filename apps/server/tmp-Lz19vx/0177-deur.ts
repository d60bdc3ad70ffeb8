/** A docent holds the door of a groep open for who was made to wait; and how many pictures a child taps, which is more since they are guessed by programs. */
import { sql, type Kysely } from 'kysely';

const DEUR = `
create table groep_deur (
  admin_id uuid not null,
  groep_id uuid not null,
  adres text not null,
  open_tot timestamptz not null,
  primary key (admin_id, groep_id)
);
alter table account add column plaatjes smallint not null default 3 check (plaatjes between 3 and 4);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DEUR).execute(db);
}
