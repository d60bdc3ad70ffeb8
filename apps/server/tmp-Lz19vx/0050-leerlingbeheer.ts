/** A surname's prefix apart, so that `van den Berg` stands under the B; and proof that a child was erased, which names nobody. */
import { sql, type Kysely } from 'kysely';

const LEERLING = `
alter table leerling add column voorvoegsel text not null default '' check (length(voorvoegsel) <= 30);
create index leerling_weggegooid on leerling (admin_id, verwijderd_op) where verwijderd_op is not null;
create table wisbewijs (
  admin_id uuid not null references admin,
  id uuid not null,
  op timestamptz not null,
  leerlingen integer not null,
  rijen integer not null,
  primary key (admin_id, id)
);
alter table wisbewijs enable row level security;
create policy van_admin on wisbewijs to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert on wisbewijs to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LEERLING).execute(db);
}
