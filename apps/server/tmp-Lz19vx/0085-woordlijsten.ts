/**
 * Own word lists of docenten: the list, and for whom it is on and when. A taak can have a name of its own (that of its list), and what
 * children did with a word is found by the word.
 */
import { sql, type Kysely } from 'kysely';

const WOORDLIJSTEN = `
create table woordlijst (
  admin_id uuid not null references admin,
  id uuid not null,
  groep_id uuid,
  naam text not null check (length(naam) between 1 and 80),
  woorden jsonb not null,
  versie integer not null check (versie > 0),
  created_at timestamptz not null,
  gewijzigd_op timestamptz not null,
  verwijderd_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, groep_id) references groep on delete set null (groep_id)
);
create index woordlijst_groep on woordlijst (admin_id, groep_id);
create table woordlijst_toewijzing (
  admin_id uuid not null,
  id uuid not null,
  woordlijst_id uuid not null,
  groep_id uuid not null,
  leerling_id uuid,
  van date,
  tot date,
  created_at timestamptz not null,
  check (van is null or tot is null or van <= tot),
  primary key (admin_id, id),
  foreign key (admin_id, woordlijst_id) references woordlijst on delete cascade,
  foreign key (admin_id, groep_id) references groep on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index woordlijst_toewijzing_lijst on woordlijst_toewijzing (admin_id, woordlijst_id, groep_id);
create index woordlijst_toewijzing_groep on woordlijst_toewijzing (admin_id, groep_id);
create index woordlijst_toewijzing_leerling on woordlijst_toewijzing (admin_id, leerling_id) where leerling_id is not null;
alter table taak add column titel text check (length(titel) between 1 and 80);
create index antwoord_woord on antwoord (admin_id, leerling_id, woord) where telt;
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WOORDLIJSTEN + ['woordlijst', 'woordlijst_toewijzing'].map(policyFor).join('')).execute(db);
}
