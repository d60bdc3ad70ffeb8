/** Every change of what a customer bought, and what its beheerders ask for. Both go when the customer is erased. */
import { sql, type Kysely } from 'kysely';

/** A customer reads its own; only our office writes here, in the program's own role. */
const policyFor = (table: string, grant: string): string => `
alter table ${table} enable row level security;
create policy van_admin on ${table} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant ${grant} on ${table} to spelrijk_admin;`;

const LICENTIE = `
create table licentiewijziging (
  admin_id uuid not null,
  id uuid not null,
  op timestamptz not null,
  account_id uuid,
  rol text,
  voor jsonb,
  na jsonb not null,
  verzoek_id uuid,
  primary key (admin_id, id)
);
create table licentieverzoek (
  admin_id uuid not null,
  id uuid not null,
  gebruiker_id uuid not null,
  tot date,
  plaatsen integer check (plaatsen > 0),
  opmerking text not null check (length(opmerking) <= 500),
  status text not null default 'open' check (status in ('open','toegekend','afgewezen','ingetrokken')),
  antwoord text not null default '' check (length(antwoord) <= 500),
  created_at timestamptz not null,
  afgehandeld_op timestamptz,
  primary key (admin_id, id),
  check ((status = 'open') = (afgehandeld_op is null)),
  check (tot is not null or plaatsen is not null or opmerking <> '')
);
create unique index licentieverzoek_open on licentieverzoek (admin_id) where status = 'open';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(LICENTIE + policyFor('licentiewijziging', 'select') + policyFor('licentieverzoek', 'select')).execute(db);
}
