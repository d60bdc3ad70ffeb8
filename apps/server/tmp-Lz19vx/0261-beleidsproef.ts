/**
 * Two policies of choosing side by side: one trial at a time, and the groepen that were in it when it began, each on its side. A school says itself whether its groepen
 * may be in one. No row says anything of a leerling. `tot`: the first day on which it no longer holds, `einde`: what that was to be. `uitslag`: the report once it no longer changes, in sums.
 */
import { sql, type Kysely } from 'kysely';

const BELEIDSPROEF = `
alter table admin add column beleidsproef boolean not null default false;
create table beleidsproef (
  id uuid primary key,
  beleid text not null check (length(beleid) between 1 and 60),
  gewoon text not null check (length(gewoon) between 1 and 60),
  van date not null,
  tot date not null,
  einde date not null,
  groepen_anders integer not null check (groepen_anders > 0),
  groepen_gewoon integer not null check (groepen_gewoon > 0),
  created_at timestamptz not null,
  gestopt_op timestamptz,
  uitslag jsonb
);
create unique index beleidsproef_een on beleidsproef ((true)) where gestopt_op is null;
grant select on beleidsproef to spelrijk_admin;
create table beleidsproef_groep (
  admin_id uuid not null,
  proef_id uuid not null,
  groep_id uuid not null,
  anders boolean not null,
  primary key (admin_id, proef_id, groep_id),
  foreign key (admin_id, groep_id) references groep on delete cascade
);
create index beleidsproef_groep_van on beleidsproef_groep (admin_id, groep_id);
alter table beleidsproef_groep enable row level security;
create policy van_admin on beleidsproef_groep to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on beleidsproef_groep to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(BELEIDSPROEF).execute(db);
}
