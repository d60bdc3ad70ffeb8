/** Sittings: what was arranged for a leerling, how far it is, and what it answered. */
import { sql } from 'kysely';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Db } from '../../../platform/db/database.ts';
import { RESPIJT_MS, type Deelname } from './venster.ts';
import type { Voorspeld } from './verwacht.ts';

export interface ZitPlek {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly toetsId: string;
}

export interface ZittingRij extends Deelname {
  readonly id: string;
  readonly titel: string;
  readonly woorden: readonly Lijstwoord[];
  readonly afspeel: number | null;
  readonly herhaling: boolean;
  /** The leerling sits in the groep of the test. */
  readonly inGroep: boolean;
  /** It is meant for this leerling. */
  readonly voor: boolean;
  readonly begonnen: Date | null;
  readonly verwerkt: Date | null;
  /** Ids of the items that were answered. */
  readonly gemaakt: readonly string[];
}

const SLUIT = sql`least(coalesce(d.gesloten_op, 'infinity'), d.tot + coalesce(m.extra, 0) * interval '1 minute')`;
const VOOR = sql`((d.iedereen or coalesce(m.mee, false)) and d.groep_id = l.groep_id)`;

/** The test with this leerling in it; undefined when there is none or it was thrown away. Run after `lockZitting` to write. */
export async function findZitting(db: Db, { adminId, leerlingId, toetsId }: ZitPlek): Promise<ZittingRij | undefined> {
  const { rows } = await sql<ZittingRij>`
    select d.id, d.titel, d.woorden, d.afspeel, d.herhaling, d.van, d.tot, d.gesloten_op as "geslotenOp", coalesce(m.extra, 0) as extra,
      coalesce(m.papier, false) as papier, m.begonnen, m.dicht, m.verwerkt, d.groep_id = l.groep_id as "inGroep", ${VOOR} as voor,
      (select coalesce(json_agg(a.item_id), '[]') from methodetoets_antwoord a
        where a.admin_id = d.admin_id and a.dictee_id = d.id and a.leerling_id = l.id) as gemaakt
    from dictee d join leerling l on l.admin_id = d.admin_id and l.id = ${leerlingId} and l.verwijderd_op is null
    left join methodetoets_leerling m on m.admin_id = d.admin_id and m.dictee_id = d.id and m.leerling_id = l.id
    where d.admin_id = ${adminId} and d.id = ${toetsId} and d.soort = 'methodetoets' and d.verwijderd_op is null`.execute(db);
  return rows[0];
}

/** Nobody else writes in this sitting, and nobody changes its words, until the transaction ends. False when there is no such test. */
export async function lockZitting(db: Db, { adminId, leerlingId, toetsId }: ZitPlek): Promise<boolean> {
  const { rows } = await sql`
    select 1 from dictee where admin_id = ${adminId} and id = ${toetsId} and soort = 'methodetoets' for share`.execute(db);
  if (rows.length === 0) return false;
  await sql`
    insert into methodetoets_leerling (admin_id, dictee_id, leerling_id) values (${adminId}, ${toetsId}, ${leerlingId}) on conflict do nothing`.execute(
    db,
  );
  await sql`
    select 1 from methodetoets_leerling where admin_id = ${adminId} and dictee_id = ${toetsId} and leerling_id = ${leerlingId} for update`.execute(
    db,
  );
  return true;
}

export interface ToetsantwoordRij {
  readonly leerlingId: string;
  readonly itemId: string;
  readonly woord: string;
  readonly gegeven: string;
  readonly goed: boolean;
  readonly diagnose: Diagnose;
  readonly rtMs: number;
  readonly op: Date;
}

/** Of one leerling, or of all. */
export async function listToetsantwoorden(
  db: Db,
  adminId: string,
  toetsId: string,
  leerlingId: string | null = null,
): Promise<readonly ToetsantwoordRij[]> {
  const { rows } = await sql<ToetsantwoordRij>`
    select leerling_id as "leerlingId", item_id as "itemId", woord, gegeven, goed, diagnose, rt_ms as "rtMs", op from methodetoets_antwoord
    where admin_id = ${adminId} and dictee_id = ${toetsId} and (${leerlingId}::uuid is null or leerling_id = ${leerlingId}::uuid)
    order by leerling_id, op, item_id`.execute(db);
  return rows;
}

type NieuwAntwoord = Omit<ToetsantwoordRij, 'leerlingId'>;

/** What was there already stays, unless `over`: work from paper that was typed over. */
export async function insertToetsantwoord(
  db: Db,
  { adminId, leerlingId, toetsId }: ZitPlek,
  { itemId, woord, gegeven, goed, diagnose, rtMs, op }: NieuwAntwoord,
  over = false,
): Promise<void> {
  const nieuw = { woord, gegeven, goed, diagnose: JSON.stringify(diagnose) };
  await db
    .insertInto('methodetoets_antwoord')
    .values({ ...nieuw, admin_id: adminId, dictee_id: toetsId, leerling_id: leerlingId, item_id: itemId, rt_ms: rtMs, op })
    .onConflict((oc) => {
      const daar = oc.columns(['admin_id', 'dictee_id', 'leerling_id', 'item_id']);
      return over ? daar.doUpdateSet(nieuw) : daar.doNothing();
    })
    .execute();
}

export async function deleteToetsantwoorden(db: Db, { adminId, leerlingId, toetsId }: ZitPlek, itemIds: readonly string[]): Promise<void> {
  await sql`
    delete from methodetoets_antwoord
    where admin_id = ${adminId} and dictee_id = ${toetsId} and leerling_id = ${leerlingId} and item_id = any(${itemIds}::uuid[])`.execute(
    db,
  );
}

type Wijziging = Partial<{ begonnen: Date; dicht: Date; verwerkt: Date; verwacht: string }>;

export async function updateZitting(db: Db, { adminId, leerlingId, toetsId }: ZitPlek, wijziging: Wijziging): Promise<void> {
  await db
    .updateTable('methodetoets_leerling')
    .set(wijziging)
    .where('admin_id', '=', adminId)
    .where('dictee_id', '=', toetsId)
    .where('leerling_id', '=', leerlingId)
    .execute();
}

export interface OpenZitting {
  readonly id: string;
  readonly titel: string;
  readonly aantal: number;
  readonly gemaakt: number;
}

/** What is open for this leerling now, oldest first; nothing where the package is off. */
export async function listOpenZittingen(
  db: Db,
  { adminId, id }: { readonly adminId: string; readonly id: string },
  now: Date,
): Promise<readonly OpenZitting[]> {
  const { rows } = await sql<OpenZitting>`
    select d.id, d.titel, jsonb_array_length(d.woorden) as aantal,
      (select count(*)::int from methodetoets_antwoord a where a.admin_id = d.admin_id and a.dictee_id = d.id and a.leerling_id = l.id) as gemaakt
    from dictee d join leerling l on l.admin_id = d.admin_id and l.id = ${id}
    join admin on admin.admin_id = d.admin_id and 'testschool' = any(admin.pakketten)
    left join methodetoets_leerling m on m.admin_id = d.admin_id and m.dictee_id = d.id and m.leerling_id = l.id
    where d.admin_id = ${adminId} and d.soort = 'methodetoets' and d.verwijderd_op is null and d.van <= ${now} and ${SLUIT} > ${now}
      and (m.begonnen is not null or ${VOOR}) and not coalesce(m.papier, false) and m.dicht is null
    order by d.van, d.id limit 5`.execute(db);
  return rows;
}

/** Sittings that closed and were not given to the engine, of all admins: runs as the program itself. */
export async function listWachtend(db: Db, now: number): Promise<readonly ZitPlek[]> {
  const { rows } = await sql<ZitPlek>`
    select m.admin_id as "adminId", m.dictee_id as "toetsId", m.leerling_id as "leerlingId"
    from methodetoets_leerling m
    join dictee d on d.admin_id = m.admin_id and d.id = m.dictee_id and d.verwijderd_op is null
    join leerling l on l.admin_id = m.admin_id and l.id = m.leerling_id and l.verwijderd_op is null
    where m.begonnen is not null and m.verwerkt is null and (not m.papier or m.dicht is not null)
      and ${SLUIT} <= ${new Date(now - RESPIJT_MS)}
    order by m.admin_id, m.dictee_id, m.leerling_id limit 500`.execute(db);
  return rows;
}

/** The taak of this sitting in the log of answers, with what of it the engine took in. */
export async function findVerwerkt(
  db: Db,
  { adminId, leerlingId, toetsId }: ZitPlek,
): Promise<{ readonly taakId: string; readonly opgaveIds: readonly string[] } | undefined> {
  const { rows } = await sql<{ taakId: string; opgaveIds: string[] }>`
    select t.id as "taakId", coalesce((select json_agg(r.opgave_id) from antwoord r
      where r.admin_id = t.admin_id and r.leerling_id = t.leerling_id and r.taak_id = t.id and not r.ingetrokken), '[]') as "opgaveIds"
    from taak t where t.admin_id = ${adminId} and t.leerling_id = ${leerlingId} and t.dictee_id = ${toetsId}`.execute(db);
  return rows[0];
}

/** What practice predicted, by leerling. */
export async function listVoorspeld(db: Db, adminId: string, toetsId: string): Promise<ReadonlyMap<string, Voorspeld>> {
  const { rows } = await sql<{ id: string; verwacht: Voorspeld }>`
    select leerling_id as id, verwacht from methodetoets_leerling where admin_id = ${adminId} and dictee_id = ${toetsId} and verwacht is not null`.execute(
    db,
  );
  return new Map(rows.map(({ id, verwacht }) => [id, verwacht]));
}

export async function hasTestschool(db: Db, adminId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from admin where admin_id = ${adminId} and 'testschool' = any(pakketten)`.execute(db);
  return rows.length > 0;
}
