/**
 * The words of our office for the mails we send, version after version; the highest one holds, and one without words means the
 * shipped text. Nobody's tenant. A customer's transaction may read the words, because it writes mails.
 */
import { sql, type Kysely } from 'kysely';

const MAILTEMPLATE = `
create table mailtemplate (
  sjabloon text not null check (length(sjabloon) between 1 and 60),
  regio text not null check (regio in ('nl','be')),
  versie integer not null check (versie >= 1),
  onderwerp text check (length(onderwerp) between 1 and 200),
  tekst text check (length(tekst) between 1 and 6000),
  knop text check (length(knop) <= 80),
  uit_versie integer,
  door uuid not null,
  wie text not null check (length(wie) <= 200),
  reden text not null default '' check (length(reden) <= 300),
  created_at timestamptz not null,
  primary key (sjabloon, regio, versie)
);
grant select (sjabloon, regio, versie, onderwerp, tekst, knop) on mailtemplate to spelrijk_admin;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MAILTEMPLATE).execute(db);
}
