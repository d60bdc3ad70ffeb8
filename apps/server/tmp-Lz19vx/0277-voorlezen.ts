/**
 * Reading aloud while somebody listens: what the listener marked, never any sound. A leesmoment is a period in which all children of a groep are heard with the
 * same three texts, which practice keeps away from until then. A voorleesbeurt is the text that is on the child's own screen now.
 */
import { sql, type Kysely } from 'kysely';

const VOORLEZEN = `
create table leesmoment (
  admin_id uuid not null references admin,
  id uuid not null,
  groep_id uuid not null,
  niveau text not null check (length(niveau) between 1 and 20),
  teksten text[] not null check (cardinality(teksten) = 3),
  van date not null,
  tot date not null,
  door uuid not null,
  created_at timestamptz not null,
  gewijzigd_op timestamptz not null,
  gestopt_op timestamptz,
  primary key (admin_id, id),
  check (tot >= van),
  foreign key (admin_id, groep_id) references groep on delete cascade
);
create index leesmoment_groep on leesmoment (admin_id, groep_id, tot);
create table voorlezing (
  admin_id uuid not null,
  id uuid not null,
  leerling_id uuid not null,
  moment_id uuid,
  tekst text not null check (length(tekst) between 1 and 60),
  op timestamptz not null,
  dag date not null,
  ms integer not null check (ms between 1 and 1200000),
  gelezen smallint not null check (gelezen > 0),
  goed smallint not null check (goed between 0 and gelezen),
  fouten jsonb not null check (jsonb_typeof(fouten) = 'array'),
  vloeiend smallint check (vloeiend between 1 and 4),
  eerste boolean not null,
  door uuid not null,
  functie text not null,
  created_at timestamptz not null,
  ingetrokken_op timestamptz,
  primary key (admin_id, id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
create index voorlezing_wie on voorlezing (admin_id, leerling_id, dag);
create index voorlezing_dag on voorlezing (admin_id, dag);
create table voorleesbeurt (
  admin_id uuid not null,
  leerling_id uuid not null,
  tekst text not null check (length(tekst) between 1 and 60),
  tot timestamptz not null,
  door uuid not null,
  primary key (admin_id, leerling_id),
  foreign key (admin_id, leerling_id) references leerling on delete cascade
);
`;

const policyFor = (table: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${table} to spelrijk_admin;`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(VOORLEZEN + ['leesmoment', 'voorlezing', 'voorleesbeurt'].map(policyFor).join('')).execute(db);
}
