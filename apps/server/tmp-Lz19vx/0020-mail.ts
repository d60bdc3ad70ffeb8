/**
 * Mail that waits, was sent or failed. Written in the transaction of what it tells about, so that neither exists without the
 * other. One queue over all admins; a customer's transaction may only add to it, for itself.
 */
import { sql, type Kysely } from 'kysely';

const MAIL = `
create table mail (
  id uuid primary key,
  admin_id uuid,
  sleutel text not null unique check (length(sleutel) between 1 and 200),
  sjabloon text not null,
  regio text not null check (regio in ('nl','be')),
  aan text not null check (length(aan) between 3 and 254),
  onderwerp text not null,
  tekst text not null,
  html text not null,
  status text not null default 'wacht' check (status in ('wacht','bezig','verstuurd','mislukt','vervallen')),
  pogingen smallint not null default 0,
  volgende_op timestamptz not null,
  lease_tot timestamptz,
  houdbaar_tot timestamptz not null,
  reden text,
  created_at timestamptz not null,
  afgerond_op timestamptz
);
create index mail_te_doen on mail (volgende_op) where status in ('wacht','bezig');
create index mail_created on mail (created_at);
create index mail_admin on mail (admin_id);
alter table mail enable row level security;
create policy van_admin on mail for insert to spelrijk_admin
  with check (admin_id = nullif(current_setting('app.admin', true), '')::uuid);
grant insert on mail to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MAIL).execute(db);
}
