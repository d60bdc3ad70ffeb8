/** Whether a customer records, and of which children a parent said yes. */
import { sql } from 'kysely';
import { ACHTERNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface StandRij {
  readonly aan: boolean;
  readonly dpiaOp: string | null;
  readonly bewaardagen: number;
  readonly door: string;
  readonly op: Date;
}

const NAAM = (kolom: string) =>
  sql<string>`coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = t.admin_id and b.id = ${sql.ref(kolom)}), '')`;

export async function findStand(db: Db, adminId: string): Promise<StandRij | undefined> {
  const { rows } = await sql<StandRij>`
    select t.aan, t.dpia_op::text as "dpiaOp", t.bewaardagen, t.gewijzigd_op as op, ${NAAM('t.door')} as door
    from opnamestand t where t.admin_id = ${adminId}`.execute(db);
  return rows[0];
}

export async function setStand(
  db: Db,
  adminId: string,
  stand: {
    readonly aan: boolean;
    readonly dpia_op: string | null;
    readonly bewaardagen: number;
    readonly door: string;
    readonly gewijzigd_op: Date;
  },
): Promise<void> {
  await db
    .insertInto('opnamestand')
    .values({ admin_id: adminId, ...stand })
    .onConflict((conflict) => conflict.column('admin_id').doUpdateSet(stand))
    .execute();
}

/** What lies there may not stay longer than is said now. */
export async function shortenTermijn(db: Db, adminId: string, dagen: number): Promise<void> {
  await sql`update voorlees_opname set verloopt = least(verloopt, op + make_interval(days => ${dagen})) where admin_id = ${adminId}`.execute(
    db,
  );
}

export interface ToestemmingRij {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly wieGaf: string | null;
  readonly gegevenOp: string | null;
  readonly door: string;
  readonly ingetrokkenOp: Date | null;
  readonly opnamen: number;
}

/** Leerlingen of a groep by last name, each with the latest consent. */
export async function listToestemmingen(
  db: Db,
  { adminId, groepId }: { readonly adminId: string; readonly groepId: string },
  now: Date,
): Promise<readonly ToestemmingRij[]> {
  const { rows } = await sql<ToestemmingRij>`
    select l.id, l.roepnaam, ${ACHTERNAAM} as achternaam, t.wie_gaf as "wieGaf", t.gegeven_op::text as "gegevenOp",
      t.ingetrokken_op as "ingetrokkenOp", ${NAAM('t.door')} as door,
      (select count(*)::int from voorlees_opname o where o.admin_id = l.admin_id and o.leerling_id = l.id and o.verloopt > ${now}) as opnamen
    from leerling l left join lateral (select * from opname_toestemming x where x.admin_id = l.admin_id and x.leerling_id = l.id
      order by x.ingetrokken_op desc nulls first, x.created_at desc limit 1) t on true
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null order by ${opNaam()}`.execute(db);
  return rows;
}

interface Nieuw {
  readonly id: string;
  readonly leerling_id: string;
  readonly wie_gaf: string;
  readonly gegeven_op: string;
  readonly door: string;
  readonly functie: string;
  readonly created_at: Date;
}

/** The leerling is locked; what held before gives way. False: the same held already. */
export async function insertToestemming(db: Db, adminId: string, nieuw: Nieuw): Promise<boolean> {
  const { leerling_id: leerlingId, wie_gaf: wieGaf, gegeven_op: gegevenOp } = nieuw;
  const geldt = db
    .selectFrom('opname_toestemming')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('ingetrokken_op', 'is', null);
  const zelfde = await geldt.where('wie_gaf', '=', wieGaf).where('gegeven_op', '=', gegevenOp).executeTakeFirst();
  if (zelfde) return false;
  await endToestemming(db, adminId, leerlingId, { door: nieuw.door, op: nieuw.created_at });
  await db
    .insertInto('opname_toestemming')
    .values({ admin_id: adminId, ...nieuw, ingetrokken_op: null, ingetrokken_door: null })
    .execute();
  return true;
}

/** False: there was none. */
export async function endToestemming(
  db: Db,
  adminId: string,
  leerlingId: string,
  { door, op }: { readonly door: string; readonly op: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('opname_toestemming')
    .set({ ingetrokken_op: op, ingetrokken_door: door })
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('ingetrokken_op', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface Kind {
  readonly groepId: string;
  /** Switched on, with a consent that holds, and no admin of a passing visitor. */
  readonly mag: boolean;
  readonly bewaardagen: number;
}

/** The leerling itself, locked until the transaction ends: of a withdrawal and a recording that comes in, one is first. */
export async function lockKind(db: Db, adminId: string, leerlingId: string): Promise<Kind | undefined> {
  // The lock first: what may be is read after it, when nobody can change it any more.
  const { rows: er } = await sql`
    select from leerling l where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null for no key update of l`.execute(
    db,
  );
  if (er.length === 0) return undefined;
  const { rows } = await sql<Kind>`
    select l.groep_id as "groepId", coalesce(s.bewaardagen, 7) as bewaardagen, coalesce(s.aan, false) and a.vervalt_op is null
      and exists (select from opname_toestemming t where t.admin_id = l.admin_id and t.leerling_id = l.id and t.ingetrokken_op is null) as mag
    from leerling l join admin a on a.admin_id = l.admin_id left join opnamestand s on s.admin_id = l.admin_id
    where l.admin_id = ${adminId} and l.id = ${leerlingId}`.execute(db);
  return rows[0];
}
