/** Turns of reading on the leesplank: which text, when, how far, how long, and which words were tapped to hear them. */
import { sql, type Kysely } from 'kysely';

const LEESBEURT = `
create table leesbeurt (
  admin_id uuid not null,
  id uuid not null,
  leerling_id uuid not null,
  tekst text not null check (length(tekst) between 1 and 60),
  begon timestamptz not null,
  dag date not null,
  ms integer not null check (ms >= 0),
  van smallint not null check (van >= 0),
  verst smallint not null check (verst >= 0),
  plek smallint not null check (plek >= 0),
  woorden integer not null check (woorden >= 0),
  uit boolean not null,
  stem boolean not null,
  getikt text[] not null,
  bewaard_op timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index leesbeurt_wie on leesbeurt (admin_id, leerling_id, dag);
create index leesbeurt_dag on leesbeurt (admin_id, dag);
alter table leesbeurt enable row level security;
create policy van_admin on leesbeurt to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on leesbeurt to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LEESBEURT).execute(db);
}
