/**
 * Settings that people change: a version that two who change at once notice, who changed it last; changes to many leerlingen that
 * can be taken back; presets of a school.
 */
import { sql, type Kysely } from 'kysely';

const INSTELLEN = `
alter table oefeninstelling add column versie integer not null default 1;
alter table oefeninstelling add column gewijzigd_op timestamptz;
alter table oefeninstelling add column gewijzigd_door uuid;
create table instelbeurt (
  admin_id uuid not null,
  id uuid not null,
  groep_id uuid not null,
  door uuid not null,
  created_at timestamptz not null,
  terug_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, groep_id) references groep on delete cascade
);
create index instelbeurt_groep on instelbeurt (admin_id, groep_id);
create table instelbeurt_leerling (
  admin_id uuid not null,
  instelbeurt_id uuid not null,
  leerling_id uuid not null,
  voor jsonb not null,
  versie_na integer not null,
  primary key (admin_id, instelbeurt_id, leerling_id),
  foreign key (admin_id, instelbeurt_id) references instelbeurt on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index instelbeurt_leerling_leerling on instelbeurt_leerling (admin_id, leerling_id);
create table voorinstelling (
  admin_id uuid not null references admin,
  id uuid not null,
  naam text not null check (length(naam) between 1 and 60),
  zet jsonb not null,
  door uuid not null,
  created_at timestamptz not null,
  primary key (admin_id, id)
);
create unique index voorinstelling_naam on voorinstelling (admin_id, lower(naam));
`;

const wall = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INSTELLEN + ['instelbeurt', 'instelbeurt_leerling', 'voorinstelling'].map(wall).join('')).execute(db);
}
