/** Words and sentences in the voice of who guides a groep. */
import { sql } from 'kysely';
import type { Opnamesoort } from '@spelrijk/contract/klasopnamen';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';
import { INSTELLINGEN, type BewaardeInstelling } from '../standen/index.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export interface GroepRij {
  readonly naam: string;
  readonly regio: Regio;
}

export interface OpnameRij {
  readonly id: string;
  /** What is said. */
  readonly woord: string;
  readonly soort: Opnamesoort;
  readonly bij: string | null;
  readonly doorId: string;
  readonly ms: number;
  readonly door: string;
  readonly op: Date;
  readonly klinkt: boolean;
}

/** Who is no docent belongs to the whole customer, a docent to the groepen she teaches. Of the row `k`. */
const HOORT_ERBIJ = sql<boolean>`(not k.als_docent or exists (
  select from groep_docent d where d.admin_id = k.admin_id and d.groep_id = k.groep_id and d.docent_id = k.door))`;

/** The groep, when `docentId` (when given) teaches it. */
export async function findGroep(db: Db, { adminId, groepId }: GroepPlek, docentId: string | null): Promise<GroepRij | undefined> {
  const { rows } = await sql<GroepRij>`
    select g.naam, a.regio from groep g join admin a on a.admin_id = g.admin_id
    where g.admin_id = ${adminId} and g.id = ${groepId} and (${docentId}::uuid is null or exists (
      select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(db);
  return rows[0];
}

/** A leerling of this groep that is there. */
export async function isInGroep(db: Db, { adminId, groepId }: GroepPlek, leerlingId: string): Promise<boolean> {
  const rij = await db
    .selectFrom('leerling')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('id', '=', leerlingId)
    .where('verwijderd_op', 'is', null)
    .executeTakeFirst();
  return rij !== undefined;
}

export async function listOpnamen(db: Db, { adminId, groepId }: GroepPlek): Promise<readonly OpnameRij[]> {
  const { rows } = await sql<OpnameRij>`
    select k.id, k.woord, k.soort, k.bij, k.door as "doorId", k.ms, trim(u.roepnaam || ' ' || u.achternaam) as door, k.created_at as op, ${HOORT_ERBIJ} as klinkt
    from klasopname k join gebruiker u on u.admin_id = k.admin_id and u.id = k.door
    where k.admin_id = ${adminId} and k.groep_id = ${groepId}`.execute(db);
  return rows;
}

/** How often the leerlingen of a groep were asked each word. */
export async function countGehoord(db: Db, { adminId, groepId }: GroepPlek): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ woord: string; keren: number }>`
    select w.woord, sum((w.stand ->> 'keren')::int)::int as keren from leerling_woord w
    join leerling l on l.admin_id = w.admin_id and l.id = w.leerling_id
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null group by w.woord`.execute(db);
  return new Map(rows.map(({ woord, keren }) => [woord, keren]));
}

export interface EigenRij {
  readonly woord: string;
  /** The sentence that was typed for it. */
  readonly zin: string | null;
  /** Title of the dictation of this groep that it is in. */
  readonly dictee: string | null;
}

/** What stands in the dictations of this groep, and in the own lists that were put on for it or somebody in it; the newest dictation first. */
export async function listEigen(db: Db, { adminId, groepId }: GroepPlek): Promise<readonly EigenRij[]> {
  const { rows } = await sql<EigenRij>`
    with rijen as (
      select d.woorden::jsonb as woorden, d.titel as dictee, d.created_at as op from dictee d
        where d.admin_id = ${adminId} and d.groep_id = ${groepId} and d.verwijderd_op is null
      union all
      select w.woorden::jsonb, null, null from woordlijst w where w.admin_id = ${adminId} and w.verwijderd_op is null and exists (
        select from woordlijst_toewijzing t where t.admin_id = w.admin_id and t.woordlijst_id = w.id and (t.groep_id = ${groepId}
          or t.leerling_id in (select l.id from leerling l where l.admin_id = ${adminId} and l.groep_id = ${groepId}))))
    select x ->> 'woord' as woord, x ->> 'zin' as zin, dictee from rijen cross join lateral jsonb_array_elements(woorden) x
    where length(x ->> 'woord') > 0 order by op desc nulls last, woord`.execute(db);
  return rows;
}

export interface NieuweOpname {
  readonly id: string;
  readonly woord: string;
  readonly soort: Opnamesoort;
  readonly bij: string | null;
  readonly door: string;
  /** Spoken as the docent of the groep. */
  readonly alsDocent: boolean;
  readonly ogg: Uint8Array;
  readonly ms: number;
  readonly now: Date;
}

/** Locks the groep, so that two tabs count one after the other. */
export async function lockGroep(db: Db, { adminId, groepId }: GroepPlek): Promise<void> {
  await sql`select from groep where admin_id = ${adminId} and id = ${groepId} for update`.execute(db);
}

export async function findOpname(db: Db, adminId: string, id: string): Promise<{ groepId: string; woord: string } | undefined> {
  return db
    .selectFrom('klasopname')
    .select(['groep_id as groepId', 'woord'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** One recording a word or sentence: what was there before is gone. */
export async function putOpname(db: Db, { adminId, groepId }: GroepPlek, opname: NieuweOpname): Promise<void> {
  const { id, woord, soort, bij, door, ms } = opname;
  const rij = {
    id,
    soort,
    bij,
    door,
    als_docent: opname.alsDocent,
    ms,
    ogg: Buffer.from(opname.ogg),
    created_at: opname.now,
    los_op: null,
  };
  await db
    .insertInto('klasopname')
    .values({ admin_id: adminId, groep_id: groepId, woord, ...rij })
    .onConflict((oc) => oc.columns(['admin_id', 'groep_id', 'woord']).doUpdateSet(rij))
    .execute();
}

/** What its recording said; undefined when there was none. */
export async function deleteOpname(db: Db, { adminId, groepId }: GroepPlek, id: string): Promise<string | undefined> {
  const weg = await db
    .deleteFrom('klasopname')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('id', '=', id)
    .returning('woord')
    .executeTakeFirst();
  return weg?.woord;
}

export async function deleteAlle(db: Db, { adminId, groepId }: GroepPlek): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('klasopname')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function findOgg(db: Db, { adminId, groepId }: GroepPlek, id: string): Promise<Uint8Array | undefined> {
  const rij = await db
    .selectFrom('klasopname')
    .select('ogg')
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('id', '=', id)
    .executeTakeFirst();
  return rij?.ogg;
}

/** What a leerling may hear in its own groep, with what was set for it. Undefined: nothing. */
interface Hoorbaar {
  readonly groepId: string;
  readonly instellingen: BewaardeInstelling;
  readonly opnamen: readonly Pick<OpnameRij, 'id' | 'woord' | 'soort' | 'bij'>[];
}

export async function findHoorbaar(db: Db, adminId: string, leerlingId: string): Promise<Hoorbaar | undefined> {
  const { rows } = await sql<Hoorbaar>`
    select l.groep_id as "groepId", ${INSTELLINGEN} as instellingen,
      (select json_agg(json_build_object('id', k.id, 'woord', k.woord, 'soort', k.soort, 'bij', k.bij)) from klasopname k
        where k.admin_id = l.admin_id and k.groep_id = l.groep_id and ${HOORT_ERBIJ}) as opnamen
    from leerling l where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null
      and exists (select from klasopname k where k.admin_id = l.admin_id and k.groep_id = l.groep_id and ${HOORT_ERBIJ})`.execute(db);
  return rows[0];
}

/** What this person spoke for a groep, to take along. */
export async function listKlanken(db: Db, { adminId, groepId }: GroepPlek, door: string) {
  return db
    .selectFrom('klasopname')
    .select(['woord', 'soort', 'bij', 'ms', 'ogg', 'created_at as op'])
    .where('admin_id', '=', adminId)
    .where('groep_id', '=', groepId)
    .where('door', '=', door)
    .orderBy('soort')
    .orderBy('woord')
    .execute();
}

/** Untenanted: runs as the program itself. */
export async function sweepLos(db: Db, now: Date, termijn: Date): Promise<void> {
  await sql`update klasopname k set los_op = case when ${HOORT_ERBIJ} then null else ${now}::timestamptz end
    where (k.los_op is null) <> ${HOORT_ERBIJ}`.execute(db);
  await sql`delete from klasopname where los_op < ${termijn}`.execute(db);
}
