/**
 * Recordings of children that read aloud. Nothing of a child is recorded until a school switched it on (opnamestand) and a parent of that child said yes
 * (opname_toestemming). Sound lies sealed with a key of the child alone; without the row of that key it is noise. The four tables are in no copy that we make.
 */
import { sql, type Kysely } from 'kysely';

const OPNAMEN = `
create table opnamestand (
  admin_id uuid primary key references admin on delete cascade,
  aan boolean not null,
  dpia_op date,
  bewaardagen smallint not null check (bewaardagen in (7, 28, 84)),
  door uuid not null,
  gewijzigd_op timestamptz not null
);
create table opname_toestemming (
  admin_id uuid not null,
  id uuid not null,
  leerling_id uuid not null,
  wie_gaf text not null check (length(wie_gaf) between 2 and 60),
  gegeven_op date not null,
  door uuid not null,
  functie text not null,
  created_at timestamptz not null,
  ingetrokken_op timestamptz,
  ingetrokken_door uuid,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create unique index opname_toestemming_een on opname_toestemming (admin_id, leerling_id) where ingetrokken_op is null;
create table opname_sleutel (
  admin_id uuid not null,
  leerling_id uuid not null,
  sleutel text not null,
  created_at timestamptz not null,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table voorlees_opname (
  admin_id uuid not null,
  id uuid not null,
  leerling_id uuid not null,
  moment_id uuid,
  tekst text not null check (length(tekst) between 1 and 60),
  op timestamptz not null,
  dag date not null,
  ms integer not null check (ms between 1 and 121000),
  ogg bytea not null,
  eerste boolean not null,
  bron text not null check (bron in ('kind', 'voorbeeld')),
  verloopt timestamptz not null,
  gehoord_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references opname_sleutel on delete cascade
);
create index voorlees_opname_wie on voorlees_opname (admin_id, leerling_id, op);
create index voorlees_opname_verloopt on voorlees_opname (admin_id, verloopt);
-- What was heard of a recording outlives it: whether it was one, and what the child is told.
alter table voorlezing add column opname_id uuid;
alter table voorlezing add column zin smallint check (zin between 1 and 9);
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(OPNAMEN + ['opnamestand', 'opname_toestemming', 'opname_sleutel', 'voorlees_opname'].map(policyFor).join('')).execute(db);
}
