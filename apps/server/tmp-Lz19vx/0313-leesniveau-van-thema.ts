/** The level by which the texts of a theme were chosen for a leerling: for some days it stood where the roles of a play stand. */
import { sql, type Kysely } from 'kysely';

const NIVEAU = `
alter table leesopdracht_leerling add column leesniveau text
  check (leesniveau in ('start', 'm3', 'e3', 'm4', 'e4', 'm5', 'e5', 'm6-e6', 'm7-e7', 'plus'));
update leesopdracht_leerling k set leesniveau = k.rollen[1], rollen = '{}'
  from leesopdracht o where o.admin_id = k.admin_id and o.id = k.opdracht_id and o.soort = 'thema' and k.rollen <> '{}';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(NIVEAU).execute(db);
}
