/** Groepen with their name and jaargroepen. In the program's own role, like everything that keeps a school: every query names its admin. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface GroepVelden {
  readonly naam: string;
  readonly jaargroepen: readonly number[];
}

export async function hasGroepNaam(db: Db, adminId: string, naam: string, behalve: string): Promise<boolean> {
  const { rows } = await sql`select from groep where admin_id = ${adminId} and lower(naam) = lower(${naam}) and id <> ${behalve}`.execute(
    db,
  );
  return rows.length > 0;
}

/** False when a groep with this id is there already. New groepen stand behind the others of their year. */
export async function insertGroep(db: Db, adminId: string, id: string, { naam, jaargroepen }: GroepVelden, now: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into groep (admin_id, id, naam, jaargroepen, volgnr, created_at)
    values (${adminId}, ${id}, ${naam}, ${[...jaargroepen]}::smallint[], ${(jaargroepen[0] ?? 1) * 100}, ${new Date(now)})
    on conflict (admin_id, id) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** What is left out stays; answers with the name that it has then. */
export async function updateGroep(db: Db, adminId: string, id: string, { naam, jaargroepen }: Partial<GroepVelden>): Promise<string> {
  const jaren = jaargroepen === undefined ? null : [...jaargroepen];
  const { rows } = await sql<{ readonly naam: string }>`
    update groep set naam = coalesce(${naam ?? null}::text, naam), jaargroepen = coalesce(${jaren}::smallint[], jaargroepen),
      volgnr = coalesce(${jaren && (jaren[0] ?? 1) * 100}::smallint, volgnr)
    where admin_id = ${adminId} and id = ${id} returning naam`.execute(db);
  return rows[0]?.naam ?? '';
}

/** Everybody who still hangs on this groep, thrown away or not. */
export async function countInGroep(db: Db, adminId: string, groepId: string): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from leerling where admin_id = ${adminId} and groep_id = ${groepId}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

export async function deleteGroep(db: Db, adminId: string, id: string): Promise<void> {
  await sql`delete from groepscode where admin_id = ${adminId} and groep_id = ${id}`.execute(db);
  await sql`delete from groep_deur where admin_id = ${adminId} and groep_id = ${id}`.execute(db);
  await sql`delete from groep where admin_id = ${adminId} and id = ${id}`.execute(db);
}
