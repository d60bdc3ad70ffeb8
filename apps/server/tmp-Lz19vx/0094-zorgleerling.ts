/** Who a docent flagged as zorgleerling, why and since when; a line that was taken away stays as history. */
import { sql, type Kysely } from 'kysely';

const VLAG = `
create table zorgvlag (
  admin_id uuid not null,
  id uuid not null,
  leerling_id uuid not null,
  reden text not null check (length(reden) between 1 and 500),
  gezet_op timestamptz not null,
  gezet_door uuid not null,
  weg_op timestamptz,
  weg_door uuid,
  weg_reden text not null default '' check (length(weg_reden) <= 500),
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  check ((weg_op is null) = (weg_door is null))
);
create unique index zorgvlag_open on zorgvlag (admin_id, leerling_id) where weg_op is null;
create index zorgvlag_leerling on zorgvlag (admin_id, leerling_id, gezet_op);
alter table zorgvlag enable row level security;
create policy van_admin on zorgvlag to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on zorgvlag to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(VLAG).execute(db);
}
