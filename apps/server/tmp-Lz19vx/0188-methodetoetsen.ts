/**
 * A methodetoets: a dictee of its own kind, with when it is open and for whom; what a leerling answered while it ran; and how it stands for each of them.
 * Answers wait here until the test is closed, and only then go through the one door for answers.
 */
import { sql, type Kysely } from 'kysely';

const METHODETOETSEN = `
alter table dictee
  add column soort text not null default 'dictee' check (soort in ('dictee','methodetoets')),
  add column methode text not null default '' check (length(methode) <= 80),
  add column blok text not null default '' check (length(blok) <= 40),
  add column van timestamptz,
  add column tot timestamptz,
  add column gesloten_op timestamptz,
  add column afspeel smallint check (afspeel between 1 and 10),
  add column herhaling boolean not null default true,
  add column grens smallint check (grens between 1 and 60),
  add column iedereen boolean not null default true,
  add check (tot is null or tot > van);
create table methodetoets_leerling (
  admin_id uuid not null,
  dictee_id uuid not null,
  leerling_id uuid not null,
  mee boolean not null default false,
  extra smallint not null default 0 check (extra between 0 and 600),
  papier boolean not null default false,
  begonnen timestamptz,
  dicht timestamptz,
  verwerkt timestamptz,
  verwacht jsonb,
  primary key (admin_id, dictee_id, leerling_id),
  foreign key (admin_id, dictee_id) references dictee on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index methodetoets_leerling_wie on methodetoets_leerling (admin_id, leerling_id);
create index methodetoets_leerling_wacht on methodetoets_leerling (admin_id, dictee_id) where begonnen is not null and verwerkt is null;
create table methodetoets_antwoord (
  admin_id uuid not null,
  dictee_id uuid not null,
  leerling_id uuid not null,
  item_id uuid not null,
  woord text not null,
  gegeven text not null,
  goed boolean not null,
  diagnose jsonb not null,
  rt_ms integer not null,
  op timestamptz not null,
  primary key (admin_id, dictee_id, leerling_id, item_id),
  foreign key (admin_id, dictee_id) references dictee on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index methodetoets_antwoord_wie on methodetoets_antwoord (admin_id, leerling_id);
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(METHODETOETSEN + ['methodetoets_leerling', 'methodetoets_antwoord'].map(policyFor).join('')).execute(db);
}
