/** What a leerling keeps of the games: one piece a taak, every piece once. */
import { sql, type Kysely } from 'kysely';

const VERZAMELD = `
create table verzameld (
  admin_id uuid not null,
  leerling_id uuid not null,
  taak_id uuid not null,
  game text not null check (length(game) between 1 and 60),
  stuk text not null check (length(stuk) between 1 and 60),
  op timestamptz not null,
  primary key (admin_id, leerling_id, taak_id),
  unique (admin_id, leerling_id, game, stuk),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
alter table verzameld enable row level security;
create policy van_admin on verzameld to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on verzameld to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(VERZAMELD).execute(db);
}
