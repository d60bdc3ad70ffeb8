/**
 * What an order that lapsed took off the licence of its home, so that it can be given back as much; and whether there was no end when it was ordered.
 * What lapsed before this stays as our office left it: it was told to mend the licence by hand, and nobody can tell whether it did.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table factuur
    add column dagen_terug integer check (dagen_terug >= 0),
    add column zonder_einde boolean not null default false`.execute(db);
}
