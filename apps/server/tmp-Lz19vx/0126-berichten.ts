/**
 * Messages of our office to customers. The messages are the office's own; who read one and who wants a mail belongs to the
 * customer. A message has no copies: who sees it follows from whom it is for, so that it cannot be lost on the way.
 */
import { sql, type Kysely } from 'kysely';

const tenanted = (tabel: string): string => `
alter table ${tabel} enable row level security;
create policy van_admin on ${tabel} to spelrijk_admin
  using (admin_id = nullif(current_setting('app.admin', true), '')::uuid)
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant select, insert, update, delete on ${tabel} to spelrijk_admin;
`;

const BERICHTEN = `
create table bericht (
  id uuid primary key,
  versie integer not null default 1,
  titel text not null check (length(titel) between 1 and 120),
  tekst text not null check (length(tekst) between 1 and 6000),
  soorten text[] not null,
  regio text check (regio in ('nl','be')),
  klant_id uuid,
  lezers text not null check (lezers in ('iedereen','beheerders')),
  op timestamptz,
  ingetrokken_op timestamptz,
  gemaild_tot uuid,
  gemaild_op timestamptz,
  created_at timestamptz not null
);
create index bericht_op on bericht (op);
create table bericht_gelezen (
  admin_id uuid not null,
  gebruiker_id uuid not null,
  bericht_id uuid not null,
  gelezen boolean not null,
  op timestamptz not null,
  primary key (admin_id, gebruiker_id, bericht_id)
);
create table bericht_mail (
  admin_id uuid not null,
  gebruiker_id uuid not null,
  aan boolean not null,
  token text not null check (length(token) between 20 and 100),
  created_at timestamptz not null,
  primary key (admin_id, gebruiker_id)
);
${tenanted('bericht_gelezen')}${tenanted('bericht_mail')}`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(BERICHTEN).execute(db);
}
