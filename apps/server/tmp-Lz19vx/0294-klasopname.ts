/**
 * A word in the own voice of who guides a groep: one clip a word. The voice of an adult is personal data: it goes with the groep, with the customer and with the person,
 * and a while after a docent no longer teaches the groep (`los_op` is when that was first seen). Nothing of it lies outside this table.
 */
import { sql, type Kysely } from 'kysely';

const KLASOPNAME = `
create table klasopname (
  admin_id uuid not null,
  groep_id uuid not null,
  woord text not null check (length(woord) between 1 and 48),
  id uuid not null,
  door uuid not null,
  -- Spoken by a docent of the groep: heard for as long as she teaches it.
  als_docent boolean not null,
  ogg bytea not null check (octet_length(ogg) between 1 and 40000),
  ms integer not null check (ms between 1 and 6000),
  created_at timestamptz not null,
  los_op timestamptz,
  primary key (admin_id, groep_id, woord),
  unique (admin_id, id),
  foreign key (admin_id, groep_id) references groep on delete cascade,
  foreign key (admin_id, door) references gebruiker on delete cascade
);
create index klasopname_door on klasopname (admin_id, door);
alter table klasopname enable row level security;
create policy van_admin on klasopname to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on klasopname to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(KLASOPNAME).execute(db);
}
