/** Days without practice per leerling. */
import { sql } from 'kysely';
import type { EigenRust, Rust } from '@spelrijk/contract/rust';
import { SCHOOLVAKANTIES } from '@spelrijk/domain/schoolvakanties';
import type { Db } from '../../../platform/db/database.ts';

export interface LeerlingPlek {
  readonly adminId: string;
  readonly leerlingId: string;
}
export type RustPlek = LeerlingPlek & { readonly rustId: string };

/** The school holidays of a customer `a`, by the region it chose; their id is that of the customer: nobody ends them one by one. */
const VAKANTIES = sql`select a.admin_id as id, 'schoolvakantie' as soort, v.van, v.tot
  from admin a cross join lateral jsonb_to_recordset(${JSON.stringify(SCHOOLVAKANTIES)}::jsonb -> a.vakantieregio) as v(van date, tot date)
  where a.vakantieregio <> ''`;

/** For a query with a leerling `l`: its days off, the latest, and the school holidays. */
export const RUST = sql<
  readonly Rust[]
>`(select coalesce(json_agg(json_build_object('id', r.id, 'soort', r.soort, 'van', r.van, 'tot', r.tot)), '[]') from (
  (select o.id, o.soort, o.van, o.tot from oefenrust o where o.admin_id = l.admin_id and o.leerling_id = l.id order by o.tot desc limit 60)
  union all (${VAKANTIES} and a.admin_id = l.admin_id)) r)`;

/** For a query with a leerling `l`: the weekdays it practises on as stored, its own before those of its groep; null: nobody chose. */
export const OEFENDAGEN = sql`coalesce(
  (select o.instelling -> 'oefendagen' from oefeninstelling o where o.admin_id = l.admin_id and o.leerling_id = l.id),
  (select o.instelling -> 'oefendagen' from oefeninstelling o where o.admin_id = l.admin_id and o.groep_id = l.groep_id))`;

/** Of this admin, not thrown away, and in a groep of `docentId` (when given). */
export async function hasLeerling(db: Db, { adminId, leerlingId }: LeerlingPlek, docentId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from leerling l where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Off on this day; the longest of them. */
export async function findRustOp(db: Db, { adminId, leerlingId }: LeerlingPlek, dag: string): Promise<Rust | undefined> {
  const { rows } = await sql<Rust>`
    select id, soort, van, tot from (
      select id, soort, van, tot from oefenrust where admin_id = ${adminId} and leerling_id = ${leerlingId}
      union all (${VAKANTIES} and a.admin_id = ${adminId})) r
    where van <= ${dag} and tot >= ${dag} order by tot desc, id limit 1`.execute(db);
  return rows[0];
}

/** Its weekdays, as stored. */
export async function findOefendagen(db: Db, { adminId, leerlingId }: LeerlingPlek): Promise<unknown> {
  const { rows } = await sql<{ dagen: unknown }>`
    select ${OEFENDAGEN} as dagen from leerling l where l.admin_id = ${adminId} and l.id = ${leerlingId}`.execute(db);
  return rows[0]?.dagen ?? null;
}

interface NieuweRust extends RustPlek, Pick<Rust, 'van' | 'tot'> {
  readonly soort: EigenRust;
  readonly door: string;
  readonly now: number;
}

/** What stands under this id now; undefined when it is another leerling's. */
export async function putRust(db: Db, rust: NieuweRust): Promise<Rust | undefined> {
  const { adminId, rustId, leerlingId, soort, van, tot, door, now } = rust;
  await sql`
    insert into oefenrust (admin_id, id, leerling_id, soort, van, tot, door, created_at)
    values (${adminId}, ${rustId}, ${leerlingId}, ${soort}, ${van}, ${tot}, ${door}, ${new Date(now)}) on conflict do nothing`.execute(db);
  const { rows } = await sql<Rust>`
    select id, soort, van, tot from oefenrust where admin_id = ${adminId} and id = ${rustId} and leerling_id = ${leerlingId}`.execute(db);
  return rows[0];
}

/** The days before this one were off all the same. False when there is no such rest. */
export async function endRust(db: Db, { adminId, leerlingId, rustId }: RustPlek, dag: string): Promise<boolean> {
  const { numAffectedRows: korter = 0n } = await sql`
    update oefenrust set tot = ${dag}::date - 1
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${rustId} and van < ${dag} and tot >= ${dag}`.execute(db);
  const { numAffectedRows: weg = 0n } = await sql`
    delete from oefenrust where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${rustId} and van >= ${dag}`.execute(db);
  return korter + weg > 0n;
}
