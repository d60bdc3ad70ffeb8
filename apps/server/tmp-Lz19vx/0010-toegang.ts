/**
 * Ways in: mail address and second factor of an account, what a session has proven, refresh tokens, password reset, single
 * sign-on, and the code with which a young groep logs in. All untenanted, like `account`: they are needed before it is known
 * whose data may be seen, so only the program's own role reaches them.
 */
import { sql, type Kysely } from 'kysely';

const ACCOUNT = `
alter table account
  add column email text check (length(email) between 3 and 254),
  add column email_gevouwen text unique,
  add column email_bevestigd_op timestamptz,
  add column wachtwoord_soort text not null default 'tekst' check (wachtwoord_soort in ('tekst','woorden','plaatjes')),
  add column wachtwoord_op timestamptz,
  add column totp_geheim text,
  add column totp_sinds timestamptz,
  add column totp_stap bigint not null default 0;
create table herstelcode (
  account_id uuid not null,
  id text not null,
  gebruikt_op timestamptz,
  primary key (account_id, id)
);
create table wachtwoordherstel (
  id text primary key,
  account_id uuid not null,
  email text not null,
  created_at timestamptz not null,
  verloopt_op timestamptz not null,
  gebruikt_op timestamptz
);
create index wachtwoordherstel_account on wachtwoordherstel (account_id);
create index wachtwoordherstel_verloopt on wachtwoordherstel (verloopt_op);
`;

/** The role is kept with the session: whoever gets another role has to log in again. */
const SESSIE = `
alter table sessie
  add column rol text,
  add column soort text not null default 'wachtwoord' check (soort in ('wachtwoord','plaatjes','sso')),
  add column toestel text not null default '' check (length(toestel) <= 100),
  add column tweede_factor_op timestamptz,
  add column bevestigd_op timestamptz;
update sessie set rol = account.rol from account where account.id = sessie.account_id;
delete from sessie where rol is null;
alter table sessie alter column rol set not null;
create table ververstoken (
  id uuid primary key,
  sessie_id uuid not null,
  access_id uuid not null,
  created_at timestamptz not null,
  gebruikt_op timestamptz,
  opvolger uuid
);
create index ververstoken_sessie on ververstoken (sessie_id);
`;

const SSO = `
create table sso_organisatie (
  aanbieder text not null,
  organisatie text not null check (length(organisatie) between 1 and 200),
  admin_id uuid not null,
  created_at timestamptz not null,
  primary key (aanbieder, organisatie)
);
create index sso_organisatie_admin on sso_organisatie (admin_id);
create table sso_koppeling (
  aanbieder text not null,
  subject text not null check (length(subject) between 1 and 255),
  account_id uuid not null,
  admin_id uuid not null,
  created_at timestamptz not null,
  primary key (aanbieder, subject)
);
create index sso_koppeling_account on sso_koppeling (account_id);
create table persoonssleutel (
  admin_id uuid not null,
  soort text not null check (soort in ('eckid','basispoort','las')),
  waarde text not null check (length(waarde) between 1 and 255),
  account_id uuid not null,
  primary key (admin_id, soort, waarde)
);
create index persoonssleutel_account on persoonssleutel (admin_id, account_id);
create table sso_transactie (
  id text primary key,
  aanbieder text not null,
  challenge text not null,
  spa_state text not null,
  redirect_uri text not null,
  koekje text not null,
  nonce text not null,
  verifier text not null,
  account_id uuid,
  created_at timestamptz not null,
  gebruikt_op timestamptz
);
create index sso_transactie_created on sso_transactie (created_at);
create table sso_code (
  id text primary key,
  account_id uuid not null,
  challenge text not null,
  koekje text not null,
  sessie_id uuid not null,
  created_at timestamptz not null,
  gebruikt_op timestamptz
);
create index sso_code_created on sso_code (created_at);
`;

const GROEPSCODE = `
create table groepscode (
  code text primary key,
  admin_id uuid not null,
  groep_id uuid not null,
  created_at timestamptz not null,
  unique (admin_id, groep_id)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ACCOUNT + SESSIE + SSO + GROEPSCODE).execute(db);
}
