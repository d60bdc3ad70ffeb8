/** Sessions with a grown-up and contact with parents: added, struck through, never changed. */
import { sql } from 'kysely';
import type { Contactsoort, Functie, Functiesoort } from '@spelrijk/domain/handelingsplan';
import type { Db } from '../../../platform/db/database.ts';

interface Rij {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly planId: string;
  readonly id: string;
  readonly door: string;
  readonly now: Date;
}

export interface NieuweSessie extends Rij {
  readonly dag: string;
  readonly minuten: number;
  readonly groepsgrootte: number;
  readonly functie: Functie;
  readonly soort: Functiesoort;
  readonly notitie: string;
  readonly laat: string;
  /** The session of a groepje of which this is the row of one leerling; absent: it was with this one alone, or noted as such. */
  readonly groepssessieId?: string;
}

/** Once: false when this id is there already. */
export async function insertSessie(
  db: Db,
  { adminId, leerlingId, planId, id, door, now, groepssessieId, ...sessie }: NieuweSessie,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('zorgsessie')
    .values({
      ...sessie,
      admin_id: adminId,
      id,
      plan_id: planId,
      leerling_id: leerlingId,
      door,
      created_at: now,
      groepssessie_id: groepssessieId ?? null,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export interface NieuwContact extends Rij {
  readonly soort: Contactsoort;
  readonly dag: string;
  readonly ouders: number;
  readonly versie: number;
}

export async function insertContact(
  db: Db,
  { adminId, leerlingId, planId, id, door, now, soort, dag, ouders, versie }: NieuwContact,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('oudercontact')
    .values({
      admin_id: adminId,
      id,
      plan_id: planId,
      leerling_id: leerlingId,
      soort,
      dag,
      ouders,
      plan_versie: versie,
      door,
      created_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** What one of the two tables holds of a plan. */
export type Strookbaar = 'zorgsessie' | 'oudercontact';

/** Strikes a row through; undefined: it is not of this plan, false: it was already. */
export async function strike(
  db: Db,
  tabel: Strookbaar,
  { adminId, planId, id, door, now }: Omit<Rij, 'leerlingId'>,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ readonly nieuw: boolean }>`
    update ${sql.table(tabel)} set doorgehaald_op = coalesce(doorgehaald_op, ${now}), doorgehaald_door = coalesce(doorgehaald_door, ${door}::uuid)
    where admin_id = ${adminId} and plan_id = ${planId} and id = ${id} returning doorgehaald_op = ${now} as nieuw`.execute(db);
  return rows[0]?.nieuw;
}

/** Words written right the last time they were asked, the latest first. */
export async function listBekend(db: Db, adminId: string, leerlingId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly woord: string }>`
    select woord from leerling_woord where admin_id = ${adminId} and leerling_id = ${leerlingId} and (stand ->> 'laatsteGoed')::boolean
    order by laatste desc, woord limit 200`.execute(db);
  return rows.map(({ woord }) => woord);
}
