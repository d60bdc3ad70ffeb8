/** Dictations of a groep; what is typed in for a child before it is marked; and the taak in which a child makes one. */
import { sql, type Kysely } from 'kysely';

const DICTEES = `
create table dictee (
  admin_id uuid not null references admin,
  id uuid not null,
  groep_id uuid not null,
  titel text not null check (length(titel) between 1 and 80),
  woorden jsonb not null,
  status text not null default 'concept' check (status in ('concept','open','gesloten')),
  versie integer not null check (versie > 0),
  created_at timestamptz not null,
  gewijzigd_op timestamptz not null,
  verwijderd_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, groep_id) references groep on delete cascade
);
create index dictee_groep on dictee (admin_id, groep_id);
create table dictee_invoer (
  admin_id uuid not null,
  dictee_id uuid not null,
  leerling_id uuid not null,
  invoer jsonb not null,
  gewijzigd_op timestamptz not null,
  primary key (admin_id, dictee_id, leerling_id),
  foreign key (admin_id, dictee_id) references dictee on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index dictee_invoer_leerling on dictee_invoer (admin_id, leerling_id);
alter table taak add column dictee_id uuid;
create unique index taak_dictee on taak (admin_id, dictee_id, leerling_id) where dictee_id is not null;
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DICTEES + ['dictee', 'dictee_invoer'].map(policyFor).join('')).execute(db);
}
