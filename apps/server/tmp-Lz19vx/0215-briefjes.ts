/** Short messages to leerlingen: one row for each who gets it; those of one sending share an id. */
import { sql, type Kysely } from 'kysely';

const BRIEFJES = `
create table briefje (
  admin_id uuid not null references admin,
  id uuid not null,
  leerling_id uuid not null,
  soort text not null,
  categorie text,
  tekst text not null,
  door uuid not null,
  created_at timestamptz not null,
  gezien_op timestamptz,
  teruggenomen_op timestamptz check (gezien_op is null or teruggenomen_op is null),
  primary key (admin_id, id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index briefje_leerling on briefje (admin_id, leerling_id, created_at);
alter table briefje enable row level security;
create policy van_admin on briefje to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on briefje to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(BRIEFJES).execute(db);
}
