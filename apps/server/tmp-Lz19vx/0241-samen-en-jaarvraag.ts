/** A session of a leerling that somebody who looks after it began, without a password; and at home the question whether the new year is right. */
import { sql, type Kysely } from 'kysely';

const SAMEN = `
alter table sessie drop constraint sessie_soort_check;
alter table sessie add constraint sessie_soort_check check (soort in ('wachtwoord','plaatjes','sso','samen'));
create table jaarvraag (
  admin_id uuid not null references admin,
  leerling_id uuid not null,
  van smallint not null,
  naar smallint not null,
  created_at timestamptz not null,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
alter table jaarvraag enable row level security;
create policy van_admin on jaarvraag to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on jaarvraag to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SAMEN).execute(db);
}
