/** Webinars of our office and who comes. Nobody's tenant: they are open to everybody. */
import { sql, type Kysely } from 'kysely';

const WEBINARS = `
create table webinar (
  id uuid primary key,
  titel text not null check (length(titel) between 1 and 120),
  omschrijving text not null check (length(omschrijving) <= 600),
  begin_op timestamptz not null,
  minuten integer not null check (minuten between 10 and 480),
  plaatsen integer not null check (plaatsen between 1 and 1000),
  deelname text not null check (length(deelname) <= 500),
  vervallen_op timestamptz,
  herinnerd_op timestamptz,
  nagemaild_op timestamptz,
  created_at timestamptz not null
);
create index webinar_begin on webinar (begin_op);
create table webinaraanmelding (
  id uuid primary key,
  webinar_id uuid not null,
  regio text not null check (regio in ('nl','be')),
  naam text not null check (length(naam) <= 100),
  email text not null check (length(email) between 3 and 254),
  stand text not null check (stand in ('geplaatst','wachtlijst','afgemeld')),
  aanwezig boolean,
  created_at timestamptz not null
);
create unique index webinaraanmelding_email on webinaraanmelding (webinar_id, lower(email)) where stand <> 'afgemeld';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(WEBINARS).execute(db);
}
