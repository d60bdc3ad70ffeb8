/**
 * What we are building: items of our office, and what people of customers think of them. Votes and reactions are the customer's own
 * rows, so that they go when the customer or the person goes.
 */
import { sql, type Kysely } from 'kysely';

const tenanted = (tabel: string): string => `
alter table ${tabel} enable row level security;
create policy van_admin on ${tabel} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${tabel} to spelrijk_admin;
`;

const ROADMAP = `
create table roadmap_item (
  id uuid primary key,
  versie integer not null default 1,
  titel text not null check (length(titel) between 1 and 120),
  tekst text not null check (length(tekst) <= 3000),
  stand text not null check (stand in ('overweging','gepland','maak','klaar')),
  klaar_op date check ((klaar_op is not null) = (stand = 'klaar')),
  volgnr integer not null,
  zichtbaar boolean not null,
  created_at timestamptz not null
);
create table roadmap_stem (
  admin_id uuid not null,
  gebruiker_id uuid not null,
  item_id uuid not null,
  created_at timestamptz not null,
  primary key (admin_id, gebruiker_id, item_id)
);
create table roadmap_reactie (
  admin_id uuid not null,
  id uuid not null,
  gebruiker_id uuid not null,
  item_id uuid not null,
  rol text not null check (rol in ('schooladmin','docent','rtadmin','thuisadmin')),
  tekst text not null check (length(tekst) between 1 and 1000),
  created_at timestamptz not null,
  gewijzigd_op timestamptz,
  verborgen_op timestamptz,
  verborgen_reden text not null default '' check (length(verborgen_reden) <= 300),
  primary key (admin_id, id)
);
create index roadmap_reactie_van on roadmap_reactie (admin_id, gebruiker_id, created_at);
${tenanted('roadmap_stem')}${tenanted('roadmap_reactie')}`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ROADMAP).execute(db);
}
