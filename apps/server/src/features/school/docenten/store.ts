/** Which groepen a docent teaches. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface GroepVanDocent {
  readonly docentId: string;
  readonly id: string;
  readonly naam: string;
}

export async function listGroepenPerDocent(db: Db, adminId: string): Promise<readonly GroepVanDocent[]> {
  const { rows } = await sql<GroepVanDocent>`
    select d.docent_id as "docentId", g.id, g.naam from groep_docent d
    join groep g on g.admin_id = d.admin_id and g.id = d.groep_id
    where d.admin_id = ${adminId} order by g.volgnr, g.naam`.execute(db);
  return rows;
}

/** Holds these people until the end of the transaction, so that two who press at once invite once. Who is not of this admin is left out. */
export async function lockDocenten(db: Db, adminId: string, ids: readonly string[]): Promise<void> {
  await sql`select id from gebruiker where admin_id = ${adminId} and id = any(${[...ids]}::uuid[]) order by id for update`.execute(db);
}

export async function listGroepIds(db: Db, adminId: string, docentId: string): Promise<readonly string[]> {
  const rijen = await db
    .selectFrom('groep_docent')
    .select('groep_id')
    .where('admin_id', '=', adminId)
    .where('docent_id', '=', docentId)
    .execute();
  return rijen.map(({ groep_id: id }) => id);
}

/** These groepen and no other. False, with nothing written, when one of them is not of this admin. */
export async function setGroepen(db: Db, adminId: string, docentId: string, groepIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(groepIds)];
  const { rows } = await sql`select id from groep where admin_id = ${adminId} and id = any(${ids}::uuid[]) for share`.execute(db);
  if (rows.length !== ids.length) return false;
  await db.deleteFrom('groep_docent').where('admin_id', '=', adminId).where('docent_id', '=', docentId).execute();
  if (ids.length > 0)
    await db
      .insertInto('groep_docent')
      .values(ids.map((groepId) => ({ admin_id: adminId, groep_id: groepId, docent_id: docentId })))
      .execute();
  return true;
}
