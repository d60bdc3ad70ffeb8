/**
 * Practising beside an adult: her answers are marked, the session of the adult waits for her password, and what she jots down meanwhile is the
 * practice's or school's own.
 */
import { sql, type Kysely } from 'kysely';

const NAAST = `
alter table antwoord add column samen boolean not null default false;
alter table sessie drop constraint sessie_soort_check;
alter table sessie add constraint sessie_soort_check check (soort in ('wachtwoord','plaatjes','sso','samen','naast'));
alter table sessie add column begeleider_id uuid;
alter table sessie add column wacht_op timestamptz;
create table potlood (
  admin_id uuid not null references admin,
  id uuid not null,
  leerling_id uuid not null,
  tekst text not null check (length(tekst) <= 2000),
  door uuid not null,
  created_at timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index potlood_leerling on potlood (admin_id, leerling_id, created_at);
alter table potlood enable row level security;
create policy van_admin on potlood to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on potlood to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(NAAST).execute(db);
}
