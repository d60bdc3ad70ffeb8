/** Who told a colleague elsewhere about Spelrijk, and the application that came of it. */
import { sql, type Kysely } from 'kysely';

const VRIENDEN = `
create table vrienduitnodiging (
  admin_id uuid not null,
  id uuid not null,
  gebruiker_id uuid not null,
  email text not null check (length(email) between 3 and 254),
  created_at timestamptz not null,
  primary key (admin_id, id)
);
create index vrienduitnodiging_van on vrienduitnodiging (admin_id, gebruiker_id, created_at);
alter table vrienduitnodiging enable row level security;
create policy van_admin on vrienduitnodiging to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on vrienduitnodiging to spelrijk_admin;
alter table aanvraag add column vriend_id uuid;
create index aanvraag_vriend on aanvraag (vriend_id) where vriend_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(VRIENDEN).execute(db);
}
