/** What a leerling itself reached in a game: its best of each week. Nobody is compared with anybody. */
import { sql, type Kysely } from 'kysely';

const SPELRECORD = `
create table spelrecord (
  admin_id uuid not null,
  leerling_id uuid not null,
  game text not null check (length(game) between 1 and 60),
  week date not null,
  waarde integer not null check (waarde between 1 and 99999),
  primary key (admin_id, leerling_id, game, week),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
alter table spelrecord enable row level security;
create policy van_admin on spelrecord to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on spelrecord to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SPELRECORD).execute(db);
}
