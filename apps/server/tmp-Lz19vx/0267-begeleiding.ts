/** What a practice keeps beside its begeleidingstraject (a row of `handelingsplan`): its sessions with notes of one person, and results from paper. */
import { sql, type Kysely } from 'kysely';

const BEGELEIDING = `
create table begeleidingssessie (
  admin_id uuid not null references admin,
  id uuid not null,
  plan_id uuid not null,
  leerling_id uuid not null,
  dag date not null,
  minuten smallint not null check (minuten between 5 and 180),
  notitie text not null default '' check (length(notitie) <= 4000),
  door uuid not null,
  created_at timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, plan_id) references handelingsplan on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index begeleidingssessie_plan on begeleidingssessie (admin_id, plan_id, dag);
create index begeleidingssessie_leerling on begeleidingssessie (admin_id, leerling_id);
create table papieruitslag (
  admin_id uuid not null references admin,
  id uuid not null,
  leerling_id uuid not null,
  toets text not null check (length(toets) between 1 and 120),
  dag date not null,
  score text not null check (length(score) between 1 and 60),
  door uuid not null,
  created_at timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index papieruitslag_leerling on papieruitslag (admin_id, leerling_id, dag);
`;

const policy = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(BEGELEIDING + policy('begeleidingssessie') + policy('papieruitslag')).execute(db);
}
