/** The purse of a leerling: coins, blobs, figure and record. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { geoefendeDagen, INSTELLINGEN, type BewaardeInstelling } from '../standen/index.ts';

export interface Beurs {
  readonly munten: number;
  readonly figuur: number;
  readonly beginFiguur: number | null;
  readonly record: number;
  readonly maatje: number | null;
  readonly hol: number | null;
  readonly blobs: readonly number[];
  readonly instellingen: BewaardeInstelling;
}

/** Nobody else spends from this purse until the transaction ends. Before reading: a statement sees the blobs there were when it began. */
export async function lockBeurs(db: Db, adminId: string, leerlingId: string): Promise<void> {
  await sql`select from leerling where admin_id = ${adminId} and id = ${leerlingId} for update`.execute(db);
}

export async function findBeurs(db: Db, adminId: string, leerlingId: string): Promise<Beurs | undefined> {
  const { rows } = await sql<Beurs>`
    select l.munten, l.figuur, l.begin_figuur as "beginFiguur", l.record, l.maatje::integer as maatje, l.hol::integer as hol,
      (select coalesce(array_agg(b.nummer::integer order by b.nummer), '{}') from leerling_blob b
        where b.admin_id = l.admin_id and b.leerling_id = l.id) as blobs,
      ${INSTELLINGEN} as instellingen
    from leerling l
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null`.execute(db);
  return rows[0];
}

/** Coins off, blob on the card; the caller holds the lock and knows that both can be done. */
export async function insertBlob(
  db: Db,
  adminId: string,
  leerlingId: string,
  blob: { readonly nummer: number; readonly prijs: number; readonly ei?: string },
  now: number,
) {
  await db
    .insertInto('leerling_blob')
    .values({ admin_id: adminId, leerling_id: leerlingId, nummer: blob.nummer, gekocht_op: new Date(now), ei: blob.ei ?? null })
    .execute();
  await sql`update leerling set munten = munten - ${blob.prijs} where admin_id = ${adminId} and id = ${leerlingId}`.execute(db);
}

/** What came out of this egg, if it was opened before. */
export async function findUitEi(db: Db, adminId: string, leerlingId: string, ei: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('leerling_blob')
    .select('nummer')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('ei', '=', ei)
    .executeTakeFirst();
  return row?.nummer;
}

export async function updateMaatje(db: Db, adminId: string, leerlingId: string, maatje: number | null): Promise<void> {
  await db.updateTable('leerling').set({ maatje }).where('admin_id', '=', adminId).where('id', '=', leerlingId).execute();
}

export async function updateHol(db: Db, adminId: string, leerlingId: string, hol: number | null): Promise<void> {
  await db.updateTable('leerling').set({ hol }).where('admin_id', '=', adminId).where('id', '=', leerlingId).execute();
}

/** The first choice remembers which blob the child began with. */
export async function updateFiguur(db: Db, adminId: string, leerlingId: string, figuur: number): Promise<void> {
  await sql`
    update leerling set begin_figuur = coalesce(begin_figuur, figuur), figuur = ${figuur}
    where admin_id = ${adminId} and id = ${leerlingId}`.execute(db);
}

/** The own record after these points: it only goes up. */
export async function raiseRecord(db: Db, adminId: string, leerlingId: string, punten: number): Promise<void> {
  await sql`
    update leerling set record = greatest(record, ${punten}) where admin_id = ${adminId} and id = ${leerlingId}`.execute(db);
}

/** Keys of what is remembered for so many days, the latest first; those of sentences and reading items are among them. */
export async function listGekend(db: Db, adminId: string, leerlingId: string, dagen: number): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly woord: string }>`
    select woord from leerling_woord where admin_id = ${adminId} and leerling_id = ${leerlingId} and (stand ->> 'keren')::int > 0
      and (stand ->> 'stabiliteit')::float8 >= ${dagen} and (stand ->> 'laatsteGoed')::boolean
    order by laatste desc, woord`.execute(db);
  return rows.map(({ woord }) => woord);
}

export async function listDagen(db: Db, adminId: string, leerlingId: string, vanaf: string) {
  const { rows } = await sql<{ readonly dag: string; readonly taken: number; readonly antwoorden: number }>`
    select d.dag, d.taken, d.antwoorden from leerling l cross join lateral ${geoefendeDagen(vanaf)} d
    where l.admin_id = ${adminId} and l.id = ${leerlingId} order by d.dag`.execute(db);
  return rows;
}

export async function listCategorieStanden(db: Db, adminId: string, leerlingId: string) {
  return db
    .selectFrom('leerling_categorie')
    .select(['categorie', 'status', 'sterren', 'laatste'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute();
}
