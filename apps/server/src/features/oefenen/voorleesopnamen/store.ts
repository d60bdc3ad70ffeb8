/** Recordings and the keys of children. The only file of the program that reads the table with sound (`voorleesopnamen.test.ts` looks for others). */
import { sql } from 'kysely';
import { ACHTERNAAM } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

/** A recording without its sound. */
export interface OpnameRij {
  readonly id: string;
  readonly leerlingId: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly tekst: string;
  readonly momentId: string | null;
  readonly op: Date;
  readonly ms: number;
  readonly eerste: boolean;
  readonly verloopt: Date;
  readonly gehoord: boolean;
  readonly voorbeeld: boolean;
  /** Who marked it. */
  readonly luisteraars: readonly string[];
}

const KOLOMMEN = sql`o.id, o.leerling_id as "leerlingId", l.roepnaam, ${ACHTERNAAM} as achternaam, o.tekst,
  o.moment_id as "momentId", o.op, o.ms, o.eerste, o.verloopt, o.gehoord_op is not null as gehoord, o.bron = 'voorbeeld' as voorbeeld,
  array(select distinct v.door::text from voorlezing v where v.admin_id = o.admin_id and v.opname_id = o.id and v.ingetrokken_op is null) as luisteraars`;

/** Still to be had: not expired, and not heard on an earlier day. */
const ER_NOG = (now: Date) =>
  sql`o.verloopt > ${now} and (o.gehoord_op is null or o.gehoord_op at time zone 'Europe/Amsterdam' >= date_trunc('day', ${now}::timestamptz at time zone 'Europe/Amsterdam'))`;

/** Of the groep, when it is of this admin and `docentId` (when given) teaches it. */
export async function hasGroep(db: Db, { adminId, groepId }: GroepPlek, docentId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from groep g where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Of a groep, the oldest first. */
export async function listOpnamen(db: Db, { adminId, groepId }: GroepPlek, now: Date): Promise<readonly OpnameRij[]> {
  const { rows } = await sql<OpnameRij>`
    select ${KOLOMMEN} from voorlees_opname o join leerling l on l.admin_id = o.admin_id and l.id = o.leerling_id
    where o.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null and ${ER_NOG(now)} order by o.op, o.id`.execute(
    db,
  );
  return rows;
}

/** Recordings of an admin that two people marked, and how many right words they are apart on average. */
export async function readLuisteraars(db: Db, adminId: string): Promise<{ readonly opnamen: number; readonly verschil: number }> {
  const { rows } = await sql<{ readonly opnamen: number; readonly verschil: number }>`
    select count(*)::int as opnamen, coalesce(avg(abs(a.goed - b.goed)), 0)::float8 as verschil
    from voorlezing a join voorlezing b on b.admin_id = a.admin_id and b.opname_id = a.opname_id and a.door < b.door
    where a.admin_id = ${adminId} and a.ingetrokken_op is null and b.ingetrokken_op is null`.execute(db);
  return rows[0] ?? { opnamen: 0, verschil: 0 };
}

/** Of a groep; the leerling is locked. */
export async function findOpname(db: Db, { adminId, groepId }: GroepPlek, id: string, now: Date): Promise<OpnameRij | undefined> {
  const { rows } = await sql<OpnameRij>`
    select ${KOLOMMEN} from voorlees_opname o join leerling l on l.admin_id = o.admin_id and l.id = o.leerling_id
    where o.admin_id = ${adminId} and o.id = ${id} and l.groep_id = ${groepId} and l.verwijderd_op is null and ${ER_NOG(now)}
    for no key update of l`.execute(db);
  return rows[0];
}

/** Of a leerling itself, as long as nobody listened; the oldest first. */
export async function listEigen(db: Db, adminId: string, leerlingId: string, now: Date): Promise<readonly OpnameRij[]> {
  const { rows } = await sql<OpnameRij>`
    select ${KOLOMMEN} from voorlees_opname o join leerling l on l.admin_id = o.admin_id and l.id = o.leerling_id
    where o.admin_id = ${adminId} and o.leerling_id = ${leerlingId} and o.gehoord_op is null and o.verloopt > ${now} order by o.op, o.id`.execute(
    db,
  );
  return rows;
}

export const hasOpname = async (db: Db, adminId: string, leerlingId: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('voorlees_opname')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** How many of this day, also those that were listened to. */
export async function countDag(db: Db, adminId: string, leerlingId: string, dag: string): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(*)::int as n from voorlees_opname where admin_id = ${adminId} and leerling_id = ${leerlingId} and dag = ${dag}::date`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

interface Nieuw {
  readonly id: string;
  readonly leerling_id: string;
  readonly moment_id: string | null;
  readonly tekst: string;
  readonly op: Date;
  readonly dag: string;
  readonly ms: number;
  readonly ogg: Buffer;
  readonly eerste: boolean;
  readonly verloopt: Date;
}

/** False: this id is taken. */
export async function insertOpname(db: Db, adminId: string, nieuw: Nieuw): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('voorlees_opname')
    .values({ admin_id: adminId, ...nieuw, bron: 'kind', gehoord_op: null })
    .onConflict((conflict) => conflict.columns(['admin_id', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface Dicht {
  readonly id: string;
  readonly ogg: Buffer;
  readonly sleutel: string;
  readonly tekst: string;
  readonly dag: string;
}

/** The sealed sound of one recording of this leerling, or of all of them, with the key. */
export async function listDicht(db: Db, adminId: string, leerlingId: string, id: string | null, now: Date): Promise<readonly Dicht[]> {
  const { rows } = await sql<Dicht>`
    select o.id, o.ogg, s.sleutel, o.tekst, o.dag::text as dag from voorlees_opname o
    join opname_sleutel s on s.admin_id = o.admin_id and s.leerling_id = o.leerling_id
    where o.admin_id = ${adminId} and o.leerling_id = ${leerlingId} and (${id}::uuid is null or o.id = ${id}::uuid) and ${ER_NOG(now)}
    order by o.op, o.id`.execute(db);
  return rows;
}

/** The key of this leerling, made when there is none; the leerling is locked. */
export async function useSleutel(db: Db, adminId: string, leerlingId: string, make: () => string, now: Date): Promise<string> {
  const er = await db
    .selectFrom('opname_sleutel')
    .select('sleutel')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .executeTakeFirst();
  if (er) return er.sleutel;
  const sleutel = make();
  await db.insertInto('opname_sleutel').values({ admin_id: adminId, leerling_id: leerlingId, sleutel, created_at: now }).execute();
  return sleutel;
}

export async function setGehoord(db: Db, adminId: string, id: string, op: Date): Promise<void> {
  await sql`update voorlees_opname set gehoord_op = ${op} where admin_id = ${adminId} and id = ${id} and gehoord_op is null`.execute(db);
}

export async function deleteOpname(db: Db, adminId: string, id: string): Promise<void> {
  await db.deleteFrom('voorlees_opname').where('admin_id', '=', adminId).where('id', '=', id).execute();
}

/** The key of one leerling, or of all of the admin; the sound goes with it. */
export async function deleteSleutels(db: Db, adminId: string, leerlingId: string | null): Promise<void> {
  await sql`delete from opname_sleutel where admin_id = ${adminId} and (${leerlingId}::uuid is null or leerling_id = ${leerlingId}::uuid)`.execute(
    db,
  );
}

/** Texts of a leesmoment of the groep that goes on today. */
export async function findMoment(
  db: Db,
  { adminId, groepId }: GroepPlek,
  dag: string,
): Promise<{ readonly id: string; readonly teksten: readonly string[] } | undefined> {
  const { rows } = await sql<{ readonly id: string; readonly teksten: readonly string[] }>`
    select id, teksten from leesmoment where admin_id = ${adminId} and groep_id = ${groepId} and gestopt_op is null
      and van <= ${dag}::date and tot >= ${dag}::date order by van desc limit 1`.execute(db);
  return rows[0];
}

/** Of these texts of a leesmoment the ones that this leerling read: recorded, or heard live. */
export async function listGelezen(db: Db, adminId: string, leerlingId: string, momentId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly tekst: string }>`
    select tekst from voorlees_opname where admin_id = ${adminId} and leerling_id = ${leerlingId} and moment_id = ${momentId}
    union select tekst from voorlezing where admin_id = ${adminId} and leerling_id = ${leerlingId} and moment_id = ${momentId} and ingetrokken_op is null`.execute(
    db,
  );
  return new Set(rows.map(({ tekst }) => tekst));
}

export interface Gehoord {
  readonly id: string;
  readonly tekst: string;
  readonly zin: number | null;
}

/** What somebody listened to since that day, the latest first; one of each recording. */
export async function listGehoord(db: Db, adminId: string, leerlingId: string, vanaf: string): Promise<readonly Gehoord[]> {
  const { rows } = await sql<Gehoord>`
    select distinct on (v.opname_id) v.opname_id as id, v.tekst, v.zin, v.op from voorlezing v where v.admin_id = ${adminId}
      and v.leerling_id = ${leerlingId} and v.opname_id is not null and v.ingetrokken_op is null and v.dag >= ${vanaf}::date
    order by v.opname_id, v.created_at`.execute(db);
  return rows.toReversed();
}

export interface WachtRij {
  readonly id: string;
  readonly leerlingId: string;
  readonly tekst: string;
  readonly momentId: string;
}

/** Recordings of leesmomenten that nobody listened to. */
export async function listWachtend(db: Db, { adminId, groepId }: GroepPlek, now: Date): Promise<readonly WachtRij[]> {
  const rijen = await listOpnamen(db, { adminId, groepId }, now);
  return rijen.flatMap(({ id, leerlingId, tekst, momentId, gehoord }) =>
    gehoord || momentId === null ? [] : [{ id, leerlingId, tekst, momentId }],
  );
}

/**
 * Of every customer: what has had its time, was heard on an earlier day, or is of a leerling who was thrown away or of whom no consent holds;
 * then keys that open nothing any more.
 */
export async function sweepOpnamen(db: Db, now: Date): Promise<void> {
  await sql`
    delete from voorlees_opname o where o.admin_id in (select admin_id from admin) and (not (${ER_NOG(now)})
      or exists (select from leerling l where l.admin_id = o.admin_id and l.id = o.leerling_id and l.verwijderd_op is not null)
      or not exists (select from opname_toestemming t where t.admin_id = o.admin_id and t.leerling_id = o.leerling_id and t.ingetrokken_op is null))`.execute(
    db,
  );
  await sql`
    delete from opname_sleutel s where s.admin_id in (select admin_id from admin)
      and not exists (select from voorlees_opname o where o.admin_id = s.admin_id and o.leerling_id = s.leerling_id)`.execute(db);
}
