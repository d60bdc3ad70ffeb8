/** Days on which a leerling does not have to practise: today, ill, or a holiday. On those nobody is reminded of anything. */
import { sql, type Kysely } from 'kysely';

const RUST = `
create table oefenrust (
  admin_id uuid not null references admin,
  id uuid not null,
  leerling_id uuid not null,
  soort text not null check (soort in ('vandaag','ziek','vakantie')),
  van date not null,
  tot date not null check (tot >= van),
  door uuid not null,
  created_at timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index oefenrust_leerling on oefenrust (admin_id, leerling_id, tot);
alter table oefenrust enable row level security;
create policy van_admin on oefenrust to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on oefenrust to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(RUST).execute(db);
}
