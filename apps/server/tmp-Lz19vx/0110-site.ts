/**
 * What reaches us through the public site: applications, questions, and what people tell about Spelrijk. Nobody's tenant: these
 * people are no customers yet, and a customer's transaction cannot reach these tables.
 */
import { sql, type Kysely } from 'kysely';

const POST = `
  id uuid primary key,
  nummer text not null,
  regio text not null check (regio in ('nl','be')),
  naam text not null check (length(naam) <= 100),
  email text not null check (length(email) between 3 and 254),
  bericht text not null check (length(bericht) <= 4000),
  status text not null default 'nieuw' check (status in ('nieuw','bezig','afgehandeld','ongewenst')),
  created_at timestamptz not null,
  afgehandeld_op timestamptz,
`;

const SITE = `
create table aanvraag (${POST}
  soort text not null check (soort in ('school','rt','thuis')),
  organisatie text not null check (length(organisatie) <= 200),
  plaats text not null check (length(plaats) <= 100),
  instellingsnummer text not null check (length(instellingsnummer) <= 6),
  leerlingen integer not null check (leerlingen between 1 and 100000),
  klant_id uuid
);
create index aanvraag_op on aanvraag (created_at);
create index aanvraag_email on aanvraag (lower(email), created_at);
create table contactvraag (${POST}
  onderwerp text not null check (onderwerp in ('vraag','probleem','woord','beveiliging','ervaring'))
);
create index contactvraag_op on contactvraag (created_at);
create index contactvraag_email on contactvraag (lower(email), created_at);
create table ervaring (
  id uuid primary key,
  tekst text not null check (length(tekst) between 1 and 4000),
  naam text not null check (length(naam) between 1 and 100),
  functie text not null check (length(functie) <= 100),
  plaats text not null check (length(plaats) <= 100),
  zichtbaar boolean not null,
  created_at timestamptz not null
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SITE).execute(db);
}
