/**
 * What a customer is called and reached by, what it bought, invitations, and the confirmation of a new mail address. An
 * invitation is found by its token before it is known whose it is, so it stands with the accounts, out of reach of a customer.
 */
import { sql, type Kysely } from 'kysely';

const ADMIN = `
alter table admin
  add column status text not null default 'actief' check (status in ('actief','geschorst')),
  add column email text not null default '' check (length(email) <= 254),
  add column telefoon text not null default '' check (length(telefoon) <= 30),
  add column straat text not null default '' check (length(straat) <= 200),
  add column postcode text not null default '' check (length(postcode) <= 10),
  add column plaats text not null default '' check (length(plaats) <= 100),
  add column instellingsnummer text not null default '' check (length(instellingsnummer) <= 6),
  add column factuur_email text not null default '' check (length(factuur_email) <= 254),
  add column factuur_kenmerk text not null default '' check (length(factuur_kenmerk) <= 100),
  add column licentie_van date,
  add column plaatsen integer check (plaatsen >= 0),
  add column vervalt_op timestamptz,
  add column versie integer not null default 1;
grant update (naam, email, telefoon, straat, postcode, plaats, instellingsnummer, factuur_email, factuur_kenmerk, versie) on admin to spelrijk_admin;
`;

/** `admin-geschorst`: the customer is suspended, not the person; both kinds keep everybody out. */
const ACCOUNT = `
alter table account drop constraint account_status_check;
alter table account add constraint account_status_check check (status in ('actief','geschorst','admin-geschorst'));
alter table gebruiker add column email text not null default '' check (length(email) <= 254);
`;

const UITNODIGING = `
create table uitnodiging (
  id text primary key,
  admin_id uuid not null,
  gebruiker_id uuid not null,
  rol text not null check (rol in ('superadmin','office','schooladmin','docent','rtadmin','thuisadmin')),
  email text not null check (length(email) between 3 and 254),
  door uuid not null,
  created_at timestamptz not null,
  verloopt_op timestamptz not null,
  gebruikt_op timestamptz,
  ingetrokken_op timestamptz
);
create index uitnodiging_gebruiker on uitnodiging (admin_id, gebruiker_id);
create index uitnodiging_verloopt on uitnodiging (verloopt_op);
create table adreswijziging (
  admin_id uuid primary key,
  nieuw text not null check (length(nieuw) between 3 and 254),
  oud_token text unique,
  nieuw_token text not null unique,
  oud_op timestamptz,
  nieuw_op timestamptz,
  created_at timestamptz not null,
  verloopt_op timestamptz not null
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ADMIN + ACCOUNT + UITNODIGING).execute(db);
}
