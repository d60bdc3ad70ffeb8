/** What every groep and leerling was before everybody moved up and what they became: enough to undo it, and to see that something changed since. */
import { sql, type Kysely } from 'kysely';

const OVERGANG = `
create table jaarovergang (
  admin_id uuid not null references admin,
  id uuid not null,
  op timestamptz not null,
  schooljaar text not null,
  uitslag jsonb not null,
  teruggedraaid_op timestamptz,
  primary key (admin_id, id)
);
create table jaarovergang_groep (
  admin_id uuid not null,
  overgang_id uuid not null,
  groep_id uuid not null,
  van jsonb,
  naar jsonb not null,
  primary key (admin_id, overgang_id, groep_id),
  foreign key (admin_id, overgang_id) references jaarovergang on delete cascade
);
create table jaarovergang_leerling (
  admin_id uuid not null,
  overgang_id uuid not null,
  leerling_id uuid not null,
  van_groep uuid not null,
  van_jaargroep smallint not null,
  naar_groep uuid not null,
  naar_jaargroep smallint not null,
  weg boolean not null,
  primary key (admin_id, overgang_id, leerling_id),
  foreign key (admin_id, overgang_id) references jaarovergang on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index jaarovergang_leerling_wie on jaarovergang_leerling (admin_id, leerling_id);
`;

const wall = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(OVERGANG + ['jaarovergang', 'jaarovergang_groep', 'jaarovergang_leerling'].map(wall).join('')).execute(db);
}
