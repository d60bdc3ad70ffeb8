/**
 * What a docent set going for some leerlingen of a groep: one categorie, words to practise with, from day to day; how each of them stood then; and
 * a short dictation with which is looked back, which only they find, from its day on.
 */
import { sql, type Kysely } from 'kysely';

const OPDRACHTEN = `
create table opdracht (
  admin_id uuid not null references admin,
  id uuid not null,
  groep_id uuid not null,
  categorie text not null,
  woorden jsonb not null,
  van date not null,
  tot date not null check (tot >= van),
  door uuid not null,
  created_at timestamptz not null,
  gestopt_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, groep_id) references groep on delete cascade
);
create index opdracht_groep on opdracht (admin_id, groep_id);
create table opdracht_leerling (
  admin_id uuid not null,
  opdracht_id uuid not null,
  leerling_id uuid not null,
  antwoorden integer not null,
  goed integer not null,
  primary key (admin_id, opdracht_id, leerling_id),
  foreign key (admin_id, opdracht_id) references opdracht on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index opdracht_leerling_wie on opdracht_leerling (admin_id, leerling_id);
alter table dictee add column opdracht_id uuid, add column vanaf date;
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(OPDRACHTEN + ['opdracht', 'opdracht_leerling'].map(policyFor).join('')).execute(db);
}
