/**
 * Decisions of our office (prices, terms, how long things are kept, the Flemish hosts), version after version; the highest one holds,
 * and one without a value means the shipped one. Nobody's tenant. Only added to.
 */
import { sql, type Kysely } from 'kysely';

const INSTELLING = `
create table instelling (
  sleutel text not null check (length(sleutel) between 1 and 40),
  versie integer not null check (versie >= 1),
  waarde jsonb,
  oud jsonb not null,
  nieuw jsonb not null,
  uit_versie integer,
  opdracht uuid not null unique,
  door uuid not null,
  wie text not null check (length(wie) <= 200),
  reden text not null default '' check (length(reden) <= 300),
  created_at timestamptz not null,
  primary key (sleutel, versie)
);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(INSTELLING).execute(db);
}
