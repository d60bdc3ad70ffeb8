/** Pictures that groepen build: a count a picture, nothing about who. */
import { sql } from 'kysely';
import type { AdminSoort } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';
import { INSTELLINGEN, type BewaardeInstelling } from '../standen/index.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export interface GroepRij {
  readonly groepId: string;
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly aan: boolean;
  /** Who sits in it now. */
  readonly leerlingen: number;
}

export interface PlaatRij {
  readonly nummer: number;
  readonly plaat: string;
  readonly perDeel: number;
  readonly totaal: number;
  readonly stukjes: number;
}

const GROEP = sql`g.id as "groepId", g.naam, a.soort, g.klassenplaat as aan,
  (select count(*)::int from leerling m where m.admin_id = g.admin_id and m.groep_id = g.id and m.verwijderd_op is null) as leerlingen`;

/** The groep, when `docentId` (when given) teaches it. */
export async function findGroep(db: Db, { adminId, groepId }: GroepPlek, docentId: string | null): Promise<GroepRij | undefined> {
  const { rows } = await sql<GroepRij>`
    select ${GROEP} from groep g join admin a on a.admin_id = g.admin_id
    where g.admin_id = ${adminId} and g.id = ${groepId} and (${docentId}::uuid is null or exists (
      select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(db);
  return rows[0];
}

/** The groep of a leerling, with what both set themselves. */
export async function findGroepVan(
  db: Db,
  adminId: string,
  leerlingId: string,
): Promise<(GroepRij & { readonly instellingen: BewaardeInstelling }) | undefined> {
  const { rows } = await sql<GroepRij & { readonly instellingen: BewaardeInstelling }>`
    select ${GROEP}, ${INSTELLINGEN} as instellingen
    from leerling l join groep g on g.admin_id = l.admin_id and g.id = l.groep_id join admin a on a.admin_id = g.admin_id
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null`.execute(db);
  return rows[0];
}

/** The pictures of a school year, the latest first. */
export async function listPlaten(db: Db, { adminId, groepId }: GroepPlek, schooljaar: string): Promise<readonly PlaatRij[]> {
  return db
    .selectFrom('klassenplaat')
    .select(['nummer', 'plaat', 'per_deel as perDeel', 'totaal', 'stukjes'])
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('schooljaar', '=', schooljaar)
    .orderBy('nummer', 'desc')
    .execute();
}

/** One stukje more on the picture that is not whole. False when there is none; a whole class that finishes at once waits in line here. */
export async function addStukje(db: Db, { adminId, groepId }: GroepPlek, schooljaar: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update klassenplaat set stukjes = stukjes + 1
    where admin_id = ${adminId} and groep_id = ${groepId} and schooljaar = ${schooljaar} and stukjes < totaal
      and nummer = (select max(nummer) from klassenplaat k where k.admin_id = ${adminId} and k.groep_id = ${groepId} and k.schooljaar = ${schooljaar})`.execute(
    db,
  );
  return numAffectedRows > 0n;
}

/** A picture begins; one that somebody else began at the same moment stays as it is. */
export async function insertPlaat(db: Db, { adminId, groepId }: GroepPlek, schooljaar: string, rij: PlaatRij): Promise<void> {
  const { nummer, plaat, perDeel: per_deel, totaal, stukjes } = rij;
  await db
    .insertInto('klassenplaat')
    .values({ admin_id: adminId, groep_id: groepId, schooljaar, nummer, plaat, per_deel, totaal, stukjes })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** In the program's own role, as everything that keeps a groep: the query names its admin. */
export async function setAan(db: Db, { adminId, groepId }: GroepPlek, aan: boolean): Promise<void> {
  await db.updateTable('groep').set({ klassenplaat: aan }).where('admin_id', '=', adminId).where('id', '=', groepId).execute();
}

/** Pictures of school years before this one go. Untenanted: runs as the program itself. */
export async function deleteBefore(db: Db, schooljaar: string): Promise<void> {
  await db.deleteFrom('klassenplaat').where('schooljaar', '<', schooljaar).execute();
}
