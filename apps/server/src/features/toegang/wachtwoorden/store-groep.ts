/** The leerlingen of one groep and the code with which they log in. */
import type { Db } from '../../../platform/db/database.ts';

/** The groep exists in this admin, and `docentId` (when given) teaches it. Inside `forAdmin`. */
export async function hasGroep(db: Db, adminId: string, groepId: string, docentId: string | null): Promise<boolean> {
  let query = db.selectFrom('groep').select('groep.id').where('groep.admin_id', '=', adminId).where('groep.id', '=', groepId);
  if (docentId !== null)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('groep_docent')
          .select('docent_id')
          .where('groep_docent.admin_id', '=', adminId)
          .where('groep_docent.groep_id', '=', groepId)
          .where('docent_id', '=', docentId),
      ),
    );
  return (await query.executeTakeFirst()) !== undefined;
}

export interface Kind {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly figuur: number;
}

/** Inside `forAdmin`. */
export function listKinderen(db: Db, adminId: string, groepId: string): Promise<readonly Kind[]> {
  return db
    .selectFrom('leerling')
    .select(['id', 'roepnaam', 'achternaam', 'figuur'])
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('verwijderd_op', 'is', null)
    .orderBy('roepnaam')
    .orderBy('achternaam')
    .orderBy('id')
    .execute();
}

export async function readGroepNaam(db: Db, adminId: string, groepId: string): Promise<string> {
  const row = await db.selectFrom('groep').select('naam').where('admin_id', '=', adminId).where('id', '=', groepId).executeTakeFirst();
  return row?.naam ?? '';
}

export interface Inlog {
  readonly id: string;
  readonly gebruikersnaam: string;
  readonly plaatjes: boolean;
}

/** The login names of these leerlingen, and who logs in with pictures. */
export async function listInlog(db: Db, adminId: string, ids: readonly string[]): Promise<readonly Inlog[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select(['id', 'gebruikersnaam', 'wachtwoord_soort', 'status'])
    .where('admin_id', '=', adminId)
    .where('id', 'in', ids)
    .where('rol', '=', 'leerling')
    .execute();
  return rows.map(({ id, gebruikersnaam, wachtwoord_soort: soort, status }) => ({
    id,
    gebruikersnaam,
    plaatjes: soort === 'plaatjes' && status === 'actief',
  }));
}

export interface Groepscode {
  readonly adminId: string;
  readonly groepId: string;
}

export async function findGroepscode(db: Db, code: string): Promise<Groepscode | undefined> {
  const row = await db.selectFrom('groepscode').select(['admin_id', 'groep_id']).where('code', '=', code).executeTakeFirst();
  return row && { adminId: row.admin_id, groepId: row.groep_id };
}

export async function readGroepscode(db: Db, { adminId, groepId }: Groepscode): Promise<string | null> {
  const row = await db
    .selectFrom('groepscode')
    .select('code')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .executeTakeFirst();
  return row?.code ?? null;
}

export async function saveGroepscode(db: Db, code: string, { adminId, groepId }: Groepscode, now: Date): Promise<void> {
  await db
    .insertInto('groepscode')
    .values({ code, admin_id: adminId, groep_id: groepId, created_at: now })
    .onConflict((oc) => oc.columns(['admin_id', 'groep_id']).doUpdateSet({ code, created_at: now }))
    .execute();
}

export async function deleteGroepscode(db: Db, { adminId, groepId }: Groepscode): Promise<void> {
  await db.deleteFrom('groepscode').where('admin_id', '=', adminId).where('groep_id', '=', groepId).execute();
}
