/**
 * Names stand in the order of a Dutch class list, here as in the browser: Ö with the o, Ş with the s, groep 10 behind groep 2. The columns say so
 * themselves, so that no query can forget it. Equal is still equal: only what is the same text is.
 */
import { sql, type Kysely } from 'kysely';

const KOLOMMEN = [
  ['leerling', 'roepnaam'],
  ['leerling', 'voorvoegsel'],
  ['leerling', 'achternaam'],
  ['gebruiker', 'roepnaam'],
  ['gebruiker', 'achternaam'],
  ['groep', 'naam'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create collation nederlands (provider = icu, locale = 'nl-u-kn-true')`.execute(db);
  for (const [tabel, kolom] of KOLOMMEN)
    await sql`alter table ${sql.table(tabel)} alter column ${sql.ref(kolom)} type text collate nederlands`.execute(db);
}
