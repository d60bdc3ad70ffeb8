/**
 * Codes with which one leerling moves to another customer, where a leerling came from, and who of another customer may look along. Of a code only the hash is
 * kept. Whether docenten may issue and read in codes is for the school to say.
 */
import { sql, type Kysely } from 'kysely';

const VERHUISTOKEN = `
alter table admin add column docent_verhuist boolean not null default false;
create table verhuistoken (
  admin_id uuid not null references admin,
  id uuid not null,
  leerling_id uuid not null,
  hash text not null,
  basis text not null check (basis in ('inzage','geen-verzet','toestemming')),
  basis_op date not null,
  delen text[] not null check (delen <@ array['A','B','C','D'] and 'A' = any(delen)),
  instellingsnummer text not null default '' check (length(instellingsnummer) <= 6),
  status text not null default 'open' check (status in ('open','gebruikt','ingetrokken','verlopen','geweigerd')),
  tot timestamptz not null,
  door uuid not null,
  naar text not null default '' check (length(naar) <= 200),
  created_at timestamptz not null,
  einde_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  check ((status = 'open') = (einde_op is null))
);
create index verhuistoken_hash on verhuistoken (hash);
create unique index verhuistoken_open on verhuistoken (admin_id, leerling_id) where status = 'open';
create table leerling_herkomst (
  admin_id uuid not null references admin,
  id uuid not null,
  leerling_id uuid not null,
  van text not null check (length(van) <= 200),
  basis text not null check (basis in ('inzage','geen-verzet','toestemming')),
  basis_op date not null,
  delen text[] not null,
  op timestamptz not null,
  door uuid not null,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index leerling_herkomst_leerling on leerling_herkomst (admin_id, leerling_id);
alter table lvs_import drop constraint lvs_import_soort_check;
alter table lvs_import add constraint lvs_import_soort_check check (soort in ('csv','xlsx','uwlr','verhuistoken'));
`;

const MEEKIJK = `
create table meekijk (
  admin_id uuid not null references admin,
  id uuid not null,
  leerling_id uuid not null,
  hash text not null,
  bereik text not null check (bereik in ('voortgang','voortgang-doelen')),
  toestemming_op date not null,
  tot date not null,
  status text not null default 'open' check (status in ('open','actief','gestopt')),
  code_tot timestamptz not null,
  door uuid not null,
  gast_id uuid,
  gast text not null default '' check (length(gast) <= 200),
  created_at timestamptz not null,
  begonnen_op timestamptz,
  einde_op timestamptz,
  einde_door text check (einde_door in ('eigenaar','gast','tijd')),
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  check ((status = 'gestopt') = (einde_op is not null)),
  check (status <> 'actief' or gast_id is not null)
);
create index meekijk_hash on meekijk (hash);
create index meekijk_leerling on meekijk (admin_id, leerling_id);
create index meekijk_gast on meekijk (gast_id) where status = 'actief';
`;

const wall = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(VERHUISTOKEN + MEEKIJK + ['verhuistoken', 'leerling_herkomst', 'meekijk'].map(wall).join('')).execute(db);
}
