/** The leerlingen of one groep and the code with which they log in. */
import { sql } from 'kysely';
import { createId } from '../../../platform/ids.ts';
import { ROEPNAAM } from '../../../platform/db/columns.ts';
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
  /** What it is called among its groep. */
  readonly naam: string;
  readonly achternaam: string;
  readonly figuur: number;
}

/** Inside `forAdmin`. */
export function listKinderen(db: Db, adminId: string, groepId: string): Promise<readonly Kind[]> {
  return db
    .selectFrom('leerling as l')
    .select(['l.id', 'l.roepnaam', 'l.achternaam', 'l.figuur', ROEPNAAM.as('naam')])
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
  /** So many are tapped. */
  readonly aantalPlaatjes: number;
}

/** The login names of these leerlingen, and who logs in with pictures. */
export async function listInlog(db: Db, adminId: string, ids: readonly string[]): Promise<readonly Inlog[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('account')
    .select(['id', 'gebruikersnaam', 'wachtwoord_soort', 'kaart_ook_soort', 'plaatjes', 'status'])
    .where('admin_id', '=', adminId)
    .where('id', 'in', ids)
    .where('rol', '=', 'leerling')
    .execute();
  return rows.map(({ id, gebruikersnaam, wachtwoord_soort: soort, kaart_ook_soort: ook, plaatjes, status }) => ({
    id,
    gebruikersnaam,
    plaatjes: (soort === 'plaatjes' || ook === 'plaatjes') && status === 'actief',
    aantalPlaatjes: plaatjes,
  }));
}

export interface Groepscode {
  readonly adminId: string;
  readonly groepId: string;
}

/** Of these leerlingen, who has no way in yet: nobody made a card, and no account of the school was ever used. */
export async function listZonderIngang(db: Db, adminId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select a.id from account a
    where a.admin_id = ${adminId} and a.id = any(${[...ids]}::uuid[]) and a.wachtwoord_op is null
      and not exists (select from sso_koppeling k where k.account_id = a.id)`.execute(db);
  return new Set(rows.map(({ id }) => id));
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

/** Until when the door of this groep is open, when it is now. */
export async function readDeur(db: Db, { adminId, groepId }: Groepscode, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('groep_deur')
    .select('open_tot')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('open_tot', '>', now)
    .executeTakeFirst();
  return row?.open_tot;
}

export async function saveDeur(db: Db, { adminId, groepId }: Groepscode, adres: string, openTot: Date): Promise<void> {
  await db
    .insertInto('groep_deur')
    .values({ admin_id: adminId, groep_id: groepId, adres, open_tot: openTot })
    .onConflict((oc) => oc.columns(['admin_id', 'groep_id']).doUpdateSet({ adres, open_tot: openTot }))
    .execute();
}

export interface Mislukt {
  readonly leerlingId: string;
  readonly keer: number;
  readonly laatst: Date;
}

/** Of these leerlingen, who was tried wrongly so often; most first. */
export async function countMislukt(
  db: Db,
  {
    adminId,
    ids,
    sinds,
    minstens,
  }: { readonly adminId: string; readonly ids: readonly string[]; readonly sinds: Date; readonly minstens: number },
): Promise<readonly Mislukt[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Mislukt>`
    select object_id as "leerlingId", count(*)::int as keer, max(op) as laatst from audit
    where admin_id = ${adminId} and soort = 'inloggen-mislukt' and id > ${createId(sinds.getTime())} and object_id = any(${[...ids]})
    group by object_id having count(*) >= ${minstens} order by keer desc, laatst desc`.execute(db);
  return rows;
}
