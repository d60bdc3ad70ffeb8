/** Changes to many leerlingen at once, with what stood before, and presets of a school. */
import { sql } from 'kysely';
import type { Instelbaar, OefeninstellingAfwijking } from '@spelrijk/domain/oefeninstelling';
import type { Db } from '../../../platform/db/database.ts';

export interface Beurt {
  readonly adminId: string;
  readonly groepId: string;
  readonly id: string;
  readonly door: string;
  readonly now: number;
}

/** False when there is one with this id already. */
export async function insertBeurt(db: Db, { adminId, groepId, id, door, now }: Beurt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('instelbeurt')
    .values({ admin_id: adminId, id, groep_id: groepId, door, created_at: new Date(now) })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export interface Beurtregel {
  readonly leerlingId: string;
  readonly voor: OefeninstellingAfwijking;
  readonly versieNa: number;
}

export async function insertBeurtregels(db: Db, adminId: string, beurtId: string, regels: readonly Beurtregel[]): Promise<void> {
  if (regels.length === 0) return;
  await db
    .insertInto('instelbeurt_leerling')
    .values(
      regels.map(({ leerlingId, voor, versieNa }) => ({
        admin_id: adminId,
        instelbeurt_id: beurtId,
        leerling_id: leerlingId,
        voor: JSON.stringify(voor),
        versie_na: versieNa,
      })),
    )
    .execute();
}

export async function countBeurt(db: Db, adminId: string, groepId: string, id: string): Promise<number | undefined> {
  const { rows } = await sql<{ aantal: number }>`
    select (select count(*)::int from instelbeurt_leerling r where r.admin_id = b.admin_id and r.instelbeurt_id = b.id) as aantal
    from instelbeurt b where b.admin_id = ${adminId} and b.groep_id = ${groepId} and b.id = ${id}`.execute(db);
  return rows[0]?.aantal;
}

/** Marks it as taken back; undefined when it is not there, false when it was taken back before. */
export async function closeBeurt(db: Db, adminId: string, groepId: string, id: string, now: number): Promise<boolean | undefined> {
  const beurt = await db
    .selectFrom('instelbeurt')
    .select('terug_op')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!beurt) return undefined;
  if (beurt.terug_op !== null) return false;
  await db
    .updateTable('instelbeurt')
    .set({ terug_op: new Date(now) })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute();
  return true;
}

export async function listBeurtregels(
  db: Db,
  adminId: string,
  beurtId: string,
): Promise<readonly { readonly leerlingId: string; readonly voor: unknown; readonly versieNa: number }[]> {
  return db
    .selectFrom('instelbeurt_leerling')
    .select(['leerling_id as leerlingId', 'voor', 'versie_na as versieNa'])
    .where('admin_id', '=', adminId)
    .where('instelbeurt_id', '=', beurtId)
    .orderBy('leerling_id')
    .execute();
}

export interface VoorinstellingRij {
  readonly id: string;
  readonly naam: string;
  readonly zet: unknown;
}

export const listVoorinstellingen = (db: Db, adminId: string): Promise<readonly VoorinstellingRij[]> =>
  db
    .selectFrom('voorinstelling')
    .select(['id', 'naam', 'zet'])
    .where('admin_id', '=', adminId)
    .orderBy(sql`naam collate nederlands`)
    .execute();

export async function hasVoorinstellingNaam(db: Db, adminId: string, naam: string, behalve: string): Promise<boolean> {
  const { rows } =
    await sql`select from voorinstelling where admin_id = ${adminId} and lower(naam) = lower(${naam}) and id <> ${behalve}`.execute(db);
  return rows.length > 0;
}

export interface NieuweVoorinstelling {
  readonly adminId: string;
  readonly id: string;
  readonly naam: string;
  readonly zet: Instelbaar;
  readonly door: string;
  readonly now: number;
}

/** Made, or changed when it is `eigenaar`'s (null: whoever's). False when it is somebody else's. */
export async function saveVoorinstelling(
  db: Db,
  { adminId, id, naam, zet, door, now }: NieuweVoorinstelling,
  eigenaar: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    insert into voorinstelling (admin_id, id, naam, zet, door, created_at)
    values (${adminId}, ${id}, ${naam}, ${JSON.stringify(zet)}, ${door}, ${new Date(now)})
    on conflict (admin_id, id) do update set naam = excluded.naam, zet = excluded.zet
      where ${eigenaar}::uuid is null or voorinstelling.door = ${eigenaar}::uuid
    returning id`.execute(db);
  return rows.length > 0;
}

/** How many a school has beside this one. */
export async function countVoorinstellingen(db: Db, adminId: string, behalve: string): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`
    select count(*)::int as aantal from voorinstelling where admin_id = ${adminId} and id <> ${behalve}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

/** False when it is not there, or made by somebody else than `door` (null: whoever). */
export async function deleteVoorinstelling(db: Db, adminId: string, id: string, door: string | null): Promise<boolean> {
  const { rows } =
    await sql`delete from voorinstelling where admin_id = ${adminId} and id = ${id} and (${door}::uuid is null or door = ${door}::uuid) returning id`.execute(
      db,
    );
  return rows.length > 0;
}
