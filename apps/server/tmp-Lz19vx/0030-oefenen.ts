/**
 * Tests made of taken (start test, progress test, care plan), goals of a care plan as the planner reads them, the flash threshold
 * of reading levels, and what answers of all children taught about words. The last belongs to no admin: a word is as hard everywhere.
 */
import { sql, type Kysely } from 'kysely';

const VAN_LEERLING = `
create table toets (
  admin_id uuid not null,
  id uuid not null,
  leerling_id uuid not null,
  soort text not null check (soort in ('plaatsing','voortgang','zorg-start','zorg-tussen','zorg-eind')),
  doelen text[] not null default '{}',
  woorden jsonb not null,
  status text not null default 'open' check (status in ('open','af')),
  created_at timestamptz not null,
  af_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index toets_leerling on toets (admin_id, leerling_id, status);
alter table taak add column toets_id uuid;
create index taak_toets on taak (admin_id, toets_id) where toets_id is not null;
create table zorgdoel (
  admin_id uuid not null,
  leerling_id uuid not null,
  categorie text not null check (length(categorie) between 1 and 60),
  created_at timestamptz not null,
  primary key (admin_id, leerling_id, categorie),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table leerling_flits (
  admin_id uuid not null,
  leerling_id uuid not null,
  trede text not null,
  stand jsonb not null,
  primary key (admin_id, leerling_id, trede),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
`;

const IJKING = `
create table ijking (
  regio text primary key check (regio in ('nl','be')),
  versie bigint not null,
  algemeen jsonb not null,
  updated_at timestamptz not null
);
create table ijking_woord (
  regio text not null,
  woord text not null,
  versie bigint not null,
  punten jsonb not null,
  primary key (regio, woord)
);
create index ijking_woord_versie on ijking_woord (regio, versie);
create table woordtelling (
  regio text not null,
  woord text not null,
  antwoorden integer not null,
  goed integer not null,
  verwacht double precision not null,
  seconden double precision not null,
  verwachte_seconden double precision not null,
  fouten jsonb not null,
  primary key (regio, woord)
);
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const policies = ['toets', 'zorgdoel', 'leerling_flits'].map(policyFor).join('');
  await sql.raw(VAN_LEERLING + IJKING + policies).execute(db);
}
