/** Whose school holidays are days off for the leerlingen of a customer; '' is nobody's. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table admin add column vakantieregio text not null default '' check (vakantieregio in ('','noord','midden','zuid','vlaanderen'))`,
    )
    .execute(db);
}
