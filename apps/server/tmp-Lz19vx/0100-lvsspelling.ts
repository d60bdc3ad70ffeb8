/**
 * Results of standard tests, as given, each in the list that it came in. A list that is taken away takes its results along and can come back; what an
 * older list said of the same test counts again. What columns meant and who a row was is remembered for the next list.
 */
import { sql, type Kysely } from 'kysely';

const LVS = `
create table lvs_import (
  admin_id uuid not null references admin,
  id uuid not null,
  op timestamptz not null,
  door uuid not null,
  wie text not null default '' check (length(wie) <= 200),
  soort text not null check (soort in ('csv','xlsx','uwlr')),
  bestand_hash text not null,
  verwijderd_op timestamptz,
  primary key (admin_id, id)
);
create index lvs_import_verwijderd on lvs_import (admin_id, verwijderd_op) where verwijderd_op is not null;
create table lvs_score (
  admin_id uuid not null,
  leerling_id uuid not null,
  id uuid not null,
  import_id uuid not null,
  toets text not null check (length(toets) between 1 and 120),
  generatie text not null check (generatie in ('2.0','3.0','LiB','onbekend')),
  moment text not null default '' check (length(moment) <= 3),
  afnamedatum date,
  waarden jsonb not null,
  rij integer not null,
  herkenning text not null default '' check (length(herkenning) <= 500),
  primary key (admin_id, leerling_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  foreign key (admin_id, import_id) references lvs_import on delete cascade
);
create index lvs_score_import on lvs_score (admin_id, import_id);
create table lvs_kolom (
  admin_id uuid not null references admin,
  kop text not null check (length(kop) between 1 and 200),
  betekenis jsonb,
  primary key (admin_id, kop)
);
`;

const wall = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LVS + ['lvs_import', 'lvs_score', 'lvs_kolom'].map(wall).join('')).execute(db);
}
