/** A home that goes on, pauses or stops by itself; and what our office has to bill, where no payment provider does. */
import { sql, type Kysely } from 'kysely';

const ABONNEMENT = `
alter table admin
  add column pauze_sinds date,
  add column pauze_dagen integer,
  add column gestopt_op date,
  add column gestopt_tot date,
  add constraint admin_pauze check ((pauze_sinds is null) = (pauze_dagen is null)),
  add constraint admin_gestopt check (gestopt_op is not null or gestopt_tot is null);
create table factuur (
  admin_id uuid not null references admin,
  id uuid not null,
  van date not null,
  tot date not null check (tot >= van),
  kinderen integer not null check (kinderen > 0),
  cent integer not null check (cent >= 0),
  status text not null default 'open' check (status in ('open','verstuurd','betaald','vervallen')),
  door uuid not null,
  created_at timestamptz not null,
  gewijzigd_op timestamptz,
  primary key (admin_id, id)
);
create index factuur_open on factuur (status, created_at);
alter table factuur enable row level security;
create policy van_admin on factuur for select to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select on factuur to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ABONNEMENT).execute(db);
}
