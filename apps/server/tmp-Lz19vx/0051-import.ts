/**
 * Imports: keys by which a school program knows its groepen and teachers, in which groep somebody sat in which school year,
 * proposals that wait for a yes, and teachers that came from a file and were not invited yet.
 */
import { sql, type Kysely } from 'kysely';

const IMPORT = `
create table importsleutel (
  admin_id uuid not null references admin,
  soort text not null check (soort in ('groep','leerkracht','leerkracht-eckid')),
  schooljaar text not null default '',
  waarde text not null check (length(waarde) between 1 and 300),
  object_id uuid not null,
  primary key (admin_id, soort, schooljaar, waarde)
);
create index importsleutel_object on importsleutel (admin_id, object_id);
create table leerling_schooljaar (
  admin_id uuid not null,
  leerling_id uuid not null,
  schooljaar text not null,
  groep text not null,
  jaargroep smallint not null,
  primary key (admin_id, leerling_id, schooljaar),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table importvoorstel (
  admin_id uuid not null references admin,
  id uuid not null,
  soort text not null check (soort in ('edexml','lvs')),
  door uuid not null,
  bestand json,
  bestand_hash text not null,
  vingerafdruk text not null,
  resultaat jsonb,
  created_at timestamptz not null,
  verloopt_op timestamptz not null,
  primary key (admin_id, id)
);
create index importvoorstel_verloopt on importvoorstel (admin_id, verloopt_op);
alter table gebruiker add column uit_te_nodigen boolean not null default false;
`;

const wall = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(IMPORT + ['importsleutel', 'leerling_schooljaar', 'importvoorstel'].map(wall).join('')).execute(db);
}
