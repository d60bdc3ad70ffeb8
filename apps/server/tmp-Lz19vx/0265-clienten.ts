/** What a practice knows of a client beyond a leerling: its school, whom to call, and when it comes. */
import { sql, type Kysely } from 'kysely';

const CLIENTEN = `
create table client (
  admin_id uuid not null references admin,
  leerling_id uuid not null,
  school text not null default '' check (length(school) <= 120),
  groep text not null default '' check (length(groep) <= 60),
  contact_naam text not null default '' check (length(contact_naam) <= 120),
  contact_mail text not null default '' check (length(contact_mail) <= 254),
  contact_telefoon text not null default '' check (length(contact_telefoon) <= 40),
  updated_at timestamptz not null,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create table afspraak (
  admin_id uuid not null references admin,
  id uuid not null,
  leerling_id uuid not null,
  weekdag smallint check (weekdag between 1 and 7),
  van date not null,
  tot date check (tot >= van),
  tijd text not null default '' check (tijd = '' or tijd ~ '^[0-2][0-9]:[0-5][0-9]$'),
  minuten smallint not null check (minuten between 10 and 180),
  uitval date[] not null default '{}',
  created_at timestamptz not null,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade,
  check (weekdag is not null or tot = van)
);
create index afspraak_leerling on afspraak (admin_id, leerling_id, van);
`;

const policy = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CLIENTEN + policy('client') + policy('afspraak')).execute(db);
}
