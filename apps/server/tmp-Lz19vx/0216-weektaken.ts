/**
 * The plan of the week: a woordlijst, a categorie or a dictee on a day, for a groep or for some of its leerlingen. A taak that was made for it names it;
 * whether it is done is read there.
 */
import { sql, type Kysely } from 'kysely';

const WEEKTAKEN = `
create table weektaak (
  admin_id uuid not null references admin,
  id uuid not null,
  groep_id uuid not null,
  dag date not null,
  soort text not null,
  categorie text,
  lijst_id uuid,
  dictee_id uuid,
  woorden jsonb not null,
  iedereen boolean not null,
  door uuid not null,
  created_at timestamptz not null,
  gewijzigd_op timestamptz not null,
  gestopt_op timestamptz,
  primary key (admin_id, id),
  check (num_nonnulls(categorie, lijst_id, dictee_id) = 1),
  foreign key (admin_id, groep_id) references groep on delete cascade,
  foreign key (admin_id, lijst_id) references woordlijst on delete cascade,
  foreign key (admin_id, dictee_id) references dictee on delete cascade
);
create index weektaak_groep on weektaak (admin_id, groep_id, dag);
create index weektaak_lijst on weektaak (admin_id, lijst_id) where lijst_id is not null;
create unique index weektaak_dictee on weektaak (admin_id, dictee_id) where dictee_id is not null and gestopt_op is null;
create table weektaak_leerling (
  admin_id uuid not null,
  weektaak_id uuid not null,
  leerling_id uuid not null,
  primary key (admin_id, weektaak_id, leerling_id),
  foreign key (admin_id, weektaak_id) references weektaak on delete cascade,
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index weektaak_leerling_wie on weektaak_leerling (admin_id, leerling_id);
alter table taak add column weektaak_id uuid;
create index taak_weektaak on taak (admin_id, weektaak_id) where weektaak_id is not null;
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WEEKTAKEN + ['weektaak', 'weektaak_leerling'].map(policyFor).join('')).execute(db);
}
