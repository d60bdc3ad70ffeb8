/** Who guides a groep speaks sentences too: longer than a word, and each of the word it belongs to (`bij`; absent: written whole). */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table klasopname
    add column soort text not null default 'woord' check (soort in ('woord', 'zin')),
    add column bij text check (length(bij) between 1 and 48),
    drop constraint klasopname_woord_check, drop constraint klasopname_ogg_check, drop constraint klasopname_ms_check,
    add constraint klasopname_tekst check (length(woord) between 1 and 200),
    add constraint klasopname_klank check (octet_length(ogg) between 1 and 100000),
    add constraint klasopname_duur check (ms between 1 and 15000)`.execute(db);
}
