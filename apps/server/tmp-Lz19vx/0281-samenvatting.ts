/**
 * Answers of school years that are over become a base: the state of the engine there, from which the rest of the log is replayed, and how each word went. Answers
 * that are in the base do not count in the replay again; those of practice are gone, those of a test or a dictation stay as right or wrong.
 */
import { sql, type Kysely } from 'kysely';

const SAMENVATTING = `
alter table antwoord add column in_basis boolean not null default false;
alter table toets add column in_basis boolean not null default false;
create table leerling_basis (
  admin_id uuid not null,
  leerling_id uuid not null,
  tot date not null,
  stand text not null,
  gewist integer not null check (gewist >= 0),
  op timestamptz not null,
  gemeld boolean not null default false,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table woord_vroeger (
  admin_id uuid not null,
  leerling_id uuid not null,
  woord text not null,
  keren integer not null check (keren >= 0),
  goed integer not null check (goed between 0 and keren),
  laatste_goed boolean not null,
  geschreven integer not null check (geschreven >= 0),
  schrijfdagen integer not null check (schrijfdagen between 0 and geschreven),
  eerst_goed boolean,
  primary key (admin_id, leerling_id, woord),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SAMENVATTING + ['leerling_basis', 'woord_vroeger'].map(policyFor).join('')).execute(db);
}
