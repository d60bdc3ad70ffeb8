/**
 * Reading that a docent sets ready: a leesopdracht is a text, a theme of texts or a play for some children of a groep, from day to day. Of a play each of them has roles, of a
 * theme `slot` says of each last question whether its first answer was right.
 */
import { sql, type Kysely } from 'kysely';

const SAMEN = `
create table leesopdracht (
  admin_id uuid not null references admin,
  id uuid not null,
  groep_id uuid not null,
  soort text not null check (soort in ('tekst', 'thema', 'toneel')),
  wat text not null check (length(wat) between 1 and 60),
  van date not null,
  tot date not null,
  door uuid not null,
  created_at timestamptz not null,
  gestopt_op timestamptz,
  primary key (admin_id, id),
  check (tot >= van),
  foreign key (admin_id, groep_id) references groep on delete cascade
);
create index leesopdracht_groep on leesopdracht (admin_id, groep_id, tot);
create table leesopdracht_leerling (
  admin_id uuid not null,
  opdracht_id uuid not null,
  leerling_id uuid not null,
  rollen text[] not null default '{}' check (cardinality(rollen) <= 5),
  slot jsonb not null default '{}' check (jsonb_typeof(slot) = 'object'),
  primary key (admin_id, opdracht_id, leerling_id),
  foreign key (admin_id, opdracht_id) references leesopdracht on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index leesopdracht_wie on leesopdracht_leerling (admin_id, leerling_id);
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SAMEN + ['leesopdracht', 'leesopdracht_leerling'].map(policyFor).join('')).execute(db);
}
