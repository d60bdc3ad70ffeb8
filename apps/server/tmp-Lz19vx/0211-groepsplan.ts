/**
 * A plan for a groepje: what was decided once for all of its leerlingen. Each of them keeps a handelingsplan of its own; a session with the groepje is a row in
 * the log of everyone who was there.
 */
import { sql, type Kysely } from 'kysely';

const GROEPSPLAN = `
create table groepsplan (
  admin_id uuid not null,
  id uuid not null,
  groep_id uuid not null,
  naam text not null check (length(naam) between 1 and 60),
  keuze jsonb not null,
  versie integer not null default 1,
  door uuid not null,
  created_at timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, groep_id) references groep on delete cascade
);
create index groepsplan_groep on groepsplan (admin_id, groep_id, created_at);
alter table handelingsplan add column groepsplan_id uuid,
  add foreign key (admin_id, groepsplan_id) references groepsplan on delete set null (groepsplan_id);
create index handelingsplan_groepsplan on handelingsplan (admin_id, groepsplan_id) where groepsplan_id is not null;
alter table zorgsessie add column groepssessie_id uuid;
create unique index zorgsessie_groepssessie on zorgsessie (admin_id, groepssessie_id, leerling_id) where groepssessie_id is not null;
alter table groepsplan enable row level security;
create policy van_admin on groepsplan to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on groepsplan to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(GROEPSPLAN).execute(db);
}
