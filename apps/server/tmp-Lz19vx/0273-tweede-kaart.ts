/** A second card of a child that goes on working: the one at the fridge, beside the one at its grandparents. */
import { sql, type Kysely } from 'kysely';

const KAART = `
alter table account
  add column kaart_ook text,
  add column kaart_ook_soort text check (kaart_ook_soort in ('woorden','plaatjes')),
  add constraint account_kaart_ook check ((kaart_ook is null) = (kaart_ook_soort is null));
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(KAART).execute(db);
}
