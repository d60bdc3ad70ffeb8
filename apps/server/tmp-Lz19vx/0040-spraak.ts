/**
 * What a customer had spoken (its own words), and the recordings of our office. A rendered sound can be made again and lies in
 * the data folder; a recording cannot, so it lies here. Recordings are of words everybody has: they belong to no admin.
 */
import { sql, type Kysely } from 'kysely';

const SPRAAK = `
create table spraak (
  admin_id uuid not null references admin,
  adres text not null check (adres ~ '^[0-9a-f]{16}$'),
  soort text not null check (soort in ('woord','langzaam','zin')),
  gesproken text not null check (length(gesproken) between 1 and 1000),
  created_at timestamptz not null,
  primary key (admin_id, adres)
);
alter table spraak enable row level security;
create policy van_admin on spraak to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, delete on spraak to spelrijk_admin;
`;

/** `opname` and `opname_gebeurtenis` only grow: what was ever heard can be shown. `opnameplek` is what is heard now. */
const OPNAMEN = `
create table opname (
  id uuid primary key,
  deel text not null check (deel in ('woord','langzaam','zin','klank','regel','tekst')),
  sleutel text not null check (length(sleutel) between 1 and 300),
  regio text not null check (regio in ('nl','be')),
  adres text not null check (adres ~ '^[0-9a-f]{16}$'),
  ogg bytea not null check (length(ogg) between 100 and 200000),
  ms integer not null check (ms > 0),
  account_id uuid not null,
  created_at timestamptz not null
);
create index opname_plek on opname (deel, sleutel, regio);
create index opname_adres on opname (adres);
create table opnameplek (
  deel text not null,
  sleutel text not null,
  regio text not null,
  opname_id uuid,
  adres text,
  oordeel text check (oordeel in ('fout','goed')),
  reden text not null default '',
  gewijzigd_op timestamptz not null,
  primary key (deel, sleutel, regio)
);
create table opname_gebeurtenis (
  id uuid primary key,
  deel text not null,
  sleutel text not null,
  regio text not null,
  wat text not null check (wat in ('opgenomen','teruggezet','stilgezet','fout-gemeld','goed-gemeld')),
  opname_id uuid,
  reden text not null default '',
  account_id uuid not null,
  op timestamptz not null
);
create index opname_gebeurtenis_plek on opname_gebeurtenis (deel, sleutel, regio);
create function opname_blijft() returns trigger language plpgsql as $$
begin
  raise exception 'opname only grows';
end $$;
create trigger opname_blijft before update or delete on opname for each row execute function opname_blijft();
create trigger opname_gebeurtenis_blijft before update or delete on opname_gebeurtenis for each row execute function opname_blijft();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SPRAAK + OPNAMEN).execute(db);
}
