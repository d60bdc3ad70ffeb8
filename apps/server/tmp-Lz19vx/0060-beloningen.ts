/** What a child saves: blobs on its spaarkaarten, a figure with clothes (a number that outgrows smallint) and its own record. */
import { sql, type Kysely } from 'kysely';

const BELONINGEN = `
alter table leerling alter column figuur type integer;
alter table leerling add column begin_figuur integer;
alter table leerling add column record integer not null default 0 check (record between 0 and 10000);
create table leerling_blob (
  admin_id uuid not null,
  leerling_id uuid not null,
  nummer smallint not null check (nummer between 1 and 120),
  gekocht_op timestamptz not null,
  primary key (admin_id, leerling_id, nummer),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
alter table leerling_blob enable row level security;
create policy van_admin on leerling_blob to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on leerling_blob to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(BELONINGEN).execute(db);
}
