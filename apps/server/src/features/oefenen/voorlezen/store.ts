/** What listeners marked, the text that is on a child's screen, and the texts that practice keeps away from. */
import { sql } from 'kysely';
import type { Leesfout } from '@spelrijk/domain/voorlezen';
import type { Db } from '../../../platform/db/database.ts';

export interface LeerlingPlek {
  readonly adminId: string;
  readonly groepId: string;
  readonly leerlingId: string;
}

/** The leerling, when it sits in this groep and `docentId` (when given) teaches that; locked until the transaction ends, so that of two listeners one is first. */
export async function findLezer(
  db: Db,
  { adminId, groepId, leerlingId }: LeerlingPlek,
  docentId: string | null,
): Promise<{ readonly roepnaam: string } | undefined> {
  const { rows } = await sql<{ readonly roepnaam: string }>`
    select l.roepnaam from leerling l
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.id = ${leerlingId} and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))
    for no key update of l`.execute(db);
  return rows[0];
}

export interface VoorlezingRij {
  readonly id: string;
  readonly leerlingId: string;
  readonly momentId: string | null;
  readonly tekst: string;
  readonly dag: string;
  readonly ms: number;
  readonly gelezen: number;
  readonly goed: number;
  readonly fouten: readonly Leesfout[];
  readonly vloeiend: number | null;
  readonly eerste: boolean;
  readonly door: string;
  readonly functie: string;
  readonly ingetrokken: boolean;
  /** The first of this text in this leesmoment, or of this recording, that was not withdrawn; else each counts. */
  readonly telt: boolean;
  /** Heard in a recording, not live. */
  readonly opname: boolean;
}

const EERDER = sql`exists (select from voorlezing e where e.admin_id = v.admin_id and e.leerling_id = v.leerling_id and e.tekst = v.tekst
  and (e.moment_id = v.moment_id or e.opname_id = v.opname_id) and e.ingetrokken_op is null and (e.created_at, e.id) < (v.created_at, v.id))`;

/** Of these leerlingen, the latest first. */
export async function listVoorlezingen(
  db: Db,
  adminId: string,
  leerlingIds: readonly string[],
  vanaf: string,
): Promise<readonly VoorlezingRij[]> {
  const { rows } = await sql<VoorlezingRij>`
    select v.id, v.leerling_id as "leerlingId", v.moment_id as "momentId", v.tekst, v.dag::text as dag, v.ms, v.gelezen, v.goed, v.fouten, v.vloeiend,
      v.eerste, v.functie, v.opname_id is not null as opname, v.ingetrokken_op is not null as ingetrokken, v.ingetrokken_op is null and not ${EERDER} as telt,
      coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = v.admin_id and b.id = v.door), '') as door
    from voorlezing v
    where v.admin_id = ${adminId} and v.leerling_id = any(${[...leerlingIds]}::uuid[]) and v.dag >= ${vanaf}::date
    order by v.op desc, v.id desc`.execute(db);
  return rows;
}

interface NieuweVoorlezing {
  readonly id: string;
  readonly leerling_id: string;
  readonly moment_id: string | null;
  readonly tekst: string;
  readonly op: Date;
  readonly dag: string;
  readonly ms: number;
  readonly gelezen: number;
  readonly goed: number;
  readonly fouten: readonly Leesfout[];
  readonly vloeiend: number | null;
  readonly eerste: boolean;
  readonly opname_id: string | null;
  readonly zin: number | null;
  readonly door: string;
  readonly functie: string;
}

/** False: there was one under this id already. Who was first is told by `created_at`, also when two come in the same millisecond. */
export async function insertVoorlezing(db: Db, adminId: string, { fouten, ...rij }: NieuweVoorlezing, now: Date): Promise<boolean> {
  const { rows } = await sql<{ readonly na: Date | null }>`
    select max(created_at) + interval '1 millisecond' as na from voorlezing
    where admin_id = ${adminId} and leerling_id = ${rij.leerling_id}`.execute(db);
  const na = rows[0]?.na ?? now;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('voorlezing')
    .values({ ...rij, admin_id: adminId, fouten: JSON.stringify(fouten), created_at: na > now ? na : now, ingetrokken_op: null })
    .onConflict((conflict) => conflict.columns(['admin_id', 'id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Of this leerling, and of this text when it is told. */
export async function findVoorlezing(
  db: Db,
  adminId: string,
  leerlingId: string,
  id: string,
): Promise<
  (Pick<VoorlezingRij, 'tekst' | 'momentId' | 'gelezen' | 'goed' | 'ms' | 'ingetrokken' | 'telt'> & { readonly doorId: string }) | undefined
> {
  const { rows } = await sql<
    Pick<VoorlezingRij, 'tekst' | 'momentId' | 'gelezen' | 'goed' | 'ms' | 'ingetrokken' | 'telt'> & { readonly doorId: string }
  >`
    select v.tekst, v.moment_id as "momentId", v.gelezen, v.goed, v.ms, v.door as "doorId", v.ingetrokken_op is not null as ingetrokken,
      not ${EERDER} as telt
    from voorlezing v where v.admin_id = ${adminId} and v.leerling_id = ${leerlingId} and v.id = ${id}`.execute(db);
  return rows[0];
}

export async function setIngetrokken(db: Db, adminId: string, id: string, op: Date | null): Promise<void> {
  await db.updateTable('voorlezing').set({ ingetrokken_op: op }).where('admin_id', '=', adminId).where('id', '=', id).execute();
}

/** Did this leerling meet the text before: on the leesplank, in a taak, or aloud? A second listener of the same turn changes nothing. */
export async function isBekend(db: Db, adminId: string, leerlingId: string, tekst: string, momentId: string | null): Promise<boolean> {
  const { rows } = await sql<{ readonly bekend: boolean }>`
    select exists (select from leesbeurt b where b.admin_id = ${adminId} and b.leerling_id = ${leerlingId} and b.tekst = ${tekst})
      or exists (select from leerling_woord w where w.admin_id = ${adminId} and w.leerling_id = ${leerlingId} and w.woord ~ ${`^${tekst}-v[0-9]+$`})
      or exists (select from voorlezing v where v.admin_id = ${adminId} and v.leerling_id = ${leerlingId} and v.tekst = ${tekst}
        and v.ingetrokken_op is null and (v.moment_id is distinct from ${momentId}::uuid or ${momentId}::uuid is null)) as bekend`.execute(
    db,
  );
  return rows[0]?.bekend ?? false;
}

/** Of a leesmoment of this groep; taken away meanwhile, what was heard in it is kept all the same. */
export async function hasMomenttekst(db: Db, { adminId, groepId }: LeerlingPlek, momentId: string, tekst: string): Promise<boolean> {
  const { rows } = await sql`
    select from leesmoment m where m.admin_id = ${adminId} and m.groep_id = ${groepId} and m.id = ${momentId} and ${tekst} = any(m.teksten)`.execute(
    db,
  );
  return rows.length > 0;
}

export async function setBeurt(
  db: Db,
  adminId: string,
  leerlingId: string,
  beurt: { readonly tekst: string; readonly tot: Date; readonly door: string },
): Promise<void> {
  await db
    .insertInto('voorleesbeurt')
    .values({ admin_id: adminId, leerling_id: leerlingId, ...beurt })
    .onConflict((conflict) => conflict.columns(['admin_id', 'leerling_id']).doUpdateSet(beurt))
    .execute();
}

export async function deleteBeurt(db: Db, adminId: string, leerlingId: string): Promise<void> {
  await db.deleteFrom('voorleesbeurt').where('admin_id', '=', adminId).where('leerling_id', '=', leerlingId).execute();
}

export async function findBeurt(db: Db, adminId: string, leerlingId: string, now: Date): Promise<string | undefined> {
  const rij = await db
    .selectFrom('voorleesbeurt')
    .select('tekst')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('tot', '>', now)
    .executeTakeFirst();
  return rij?.tekst;
}

/** Texts of leesmomenten of its groep that are still to be read there. */
export async function listAparteTeksten(db: Db, adminId: string, leerlingId: string, dag: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly tekst: string }>`
    select distinct unnest(m.teksten) as tekst from leerling l
    join leesmoment m on m.admin_id = l.admin_id and m.groep_id = l.groep_id and m.gestopt_op is null and m.tot >= ${dag}::date
    where l.admin_id = ${adminId} and l.id = ${leerlingId}`.execute(db);
  return new Set(rows.map(({ tekst }) => tekst));
}

interface KlaargezetRij {
  readonly soort: 'tekst' | 'thema' | 'toneel';
  /** Id of a text, or name of a theme. */
  readonly wat: string;
}

/** What a docent set ready for this leerling today. */
export async function listKlaargezetWat(db: Db, adminId: string, leerlingId: string, dag: string): Promise<readonly KlaargezetRij[]> {
  const { rows } = await sql<KlaargezetRij>`
    select o.soort, o.wat from leesopdracht_leerling k join leesopdracht o on o.admin_id = k.admin_id and o.id = k.opdracht_id
    join leerling l on l.admin_id = k.admin_id and l.id = k.leerling_id and l.groep_id = o.groep_id
    where k.admin_id = ${adminId} and k.leerling_id = ${leerlingId} and o.gestopt_op is null and ${dag}::date between o.van and o.tot`.execute(
    db,
  );
  return rows;
}

/** Of every customer. */
export async function sweepVoorlezingen(db: Db, voor: string, now: Date): Promise<void> {
  await sql`delete from voorlezing where admin_id in (select admin_id from admin) and dag < ${voor}::date`.execute(db);
  await sql`delete from voorleesbeurt where admin_id in (select admin_id from admin) and tot < ${now}`.execute(db);
}
