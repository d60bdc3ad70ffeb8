/** What every leerling, groep and key was before a file was read in and what it became: enough to undo it, and to see that something changed since. */
import { sql, type Kysely } from 'kysely';

const INLEZING = `
create table inlezing (
  admin_id uuid not null references admin,
  id uuid not null,
  op timestamptz not null,
  door uuid not null,
  schooljaar text not null,
  bestand_hash text not null,
  -- The number of the school came with this file.
  nummer_gezet boolean not null,
  resultaat jsonb not null,
  teruggedraaid_op timestamptz,
  primary key (admin_id, id)
);
-- Only who became different; without \`van\` the file made them.
create table inlezing_leerling (
  admin_id uuid not null,
  inlezing_id uuid not null,
  leerling_id uuid not null,
  van jsonb,
  naar jsonb not null,
  primary key (admin_id, inlezing_id, leerling_id),
  foreign key (admin_id, inlezing_id) references inlezing on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index inlezing_leerling_wie on inlezing_leerling (admin_id, leerling_id);
create table inlezing_object (
  admin_id uuid not null,
  inlezing_id uuid not null,
  soort text not null check (soort in ('groep','docent','sleutel')),
  object text not null,
  van jsonb,
  naar jsonb not null,
  primary key (admin_id, inlezing_id, soort, object),
  foreign key (admin_id, inlezing_id) references inlezing on delete cascade
);
`;

const wall = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INLEZING + ['inlezing', 'inlezing_leerling', 'inlezing_object'].map(wall).join('')).execute(db);
}
