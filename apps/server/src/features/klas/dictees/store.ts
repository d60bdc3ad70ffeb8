/** Dictations of groepen: their words, what was typed in for whom, and how far each leerling is. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { CategorieStand, HoofdStand, WoordStand } from '@spelrijk/oefenen/stand';
import { HELE_NAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { CELLEN, type CelRij } from '../../oefenen/standen/index.ts';

export interface Plek {
  readonly adminId: string;
  readonly groepId: string;
  readonly dicteeId: string;
}

type Status = 'concept' | 'open' | 'gesloten';

export interface DicteeRij {
  readonly id: string;
  readonly titel: string;
  /** The categorie that it looks back on. */
  readonly terug: string | null;
  readonly woorden: readonly Lijstwoord[];
  readonly status: Status;
  readonly versie: number;
  readonly gewijzigdOp: Date;
  readonly weg: boolean;
  /** First day on which the leerlingen find it; null: at once. */
  readonly vanaf: string | null;
  /** Leerlingen who have it; who began; who is done. */
  readonly uitgedeeld: number;
  readonly begonnen: number;
  readonly klaar: number;
  readonly leerlingen: number;
}

/** The groep with its years, when it is of this admin and `docentId` (when given) teaches it. */
export async function findGroep(
  db: Db,
  adminId: string,
  groepId: string,
  docentId: string | null,
): Promise<{ readonly jaargroepen: readonly number[]; readonly regio: Regio } | undefined> {
  const { rows } = await sql<{ jaargroepen: number[]; regio: Regio }>`
    select g.jaargroepen::int[] as jaargroepen, a.regio from groep g join admin a on a.admin_id = g.admin_id
    where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

/** Is the dictation `d` for the leerling `l`? One that looks back on an opdracht, or stands in the week plan of a groepje, is for its leerlingen only. */
const IS_VOOR = sql`(d.opdracht_id is null or exists (select from opdracht_leerling o where o.admin_id = d.admin_id and o.opdracht_id = d.opdracht_id and o.leerling_id = l.id))
  and not exists (select from weektaak w where w.admin_id = d.admin_id and w.dictee_id = d.id and w.gestopt_op is null and not w.iedereen
        and not exists (select from weektaak_leerling x where x.admin_id = w.admin_id and x.weektaak_id = w.id and x.leerling_id = l.id))`;

/** Newest first; `id` narrows to one. Thrown away ones only when asked for by id. */
export async function listDictees(db: Db, adminId: string, groepId: string, id: string | null = null): Promise<readonly DicteeRij[]> {
  const { rows } = await sql<DicteeRij>`
    select d.id, d.titel, (select o.categorie from opdracht o where o.admin_id = d.admin_id and o.id = d.opdracht_id) as terug, d.woorden, d.status, d.versie, d.gewijzigd_op as "gewijzigdOp", d.verwijderd_op is not null as weg, d.vanaf,
      count(l.id)::int as leerlingen, count(t.id)::int as uitgedeeld, (count(t.id) filter (where t.status <> 'klaar-om-te-starten'))::int as begonnen,
      (count(t.id) filter (where t.status = 'af'))::int as klaar
    from dictee d
    left join leerling l on l.admin_id = d.admin_id and l.groep_id = d.groep_id and l.verwijderd_op is null and ${IS_VOOR}
    left join taak t on t.admin_id = d.admin_id and t.dictee_id = d.id and t.leerling_id = l.id
    where d.admin_id = ${adminId} and d.groep_id = ${groepId} and d.soort = 'dictee'
      and ((${id}::uuid is null and d.verwijderd_op is null) or d.id = ${id}::uuid)
    group by d.admin_id, d.id order by d.created_at desc, d.id`.execute(db);
  return rows;
}

/** Nobody else changes this dictation until the transaction ends; false when there is none. */
export async function lockDictee(db: Db, { adminId, groepId, dicteeId }: Plek): Promise<boolean> {
  const { rows } = await sql`
    select 1 from dictee where admin_id = ${adminId} and groep_id = ${groepId} and id = ${dicteeId} and soort = 'dictee' for update`.execute(
    db,
  );
  return rows.length > 0;
}

/** False when this id is taken, here or in another groep. */
export async function insertDictee(db: Db, plek: Plek, titel: string, woorden: readonly Lijstwoord[], now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dictee')
    .values({
      admin_id: plek.adminId,
      id: plek.dicteeId,
      groep_id: plek.groepId,
      titel,
      woorden: JSON.stringify(woorden),
      versie: 1,
      created_at: now,
      gewijzigd_op: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Wijziging = Partial<{
  titel: string;
  woorden: string;
  versie: number;
  status: Status;
  gewijzigd_op: Date;
  verwijderd_op: Date | null;
  vanaf: string | null;
  opdracht_id: string;
}>;

export async function updateDictee(db: Db, { adminId, dicteeId }: Plek, wijziging: Wijziging): Promise<void> {
  await db.updateTable('dictee').set(wijziging).where('admin_id', '=', adminId).where('id', '=', dicteeId).execute();
}

/**
 * Out of the taken of the day of who did not begin. The taak stays: a child may be making it without a connection, and what it
 * answers still counts.
 */
export async function takeOutOfPlan(db: Db, { adminId, dicteeId }: Plek): Promise<void> {
  await sql`update taak set nr = null where admin_id = ${adminId} and dictee_id = ${dicteeId} and status = 'klaar-om-te-starten'`.execute(
    db,
  );
}

export interface LeerlingRij {
  readonly id: string;
  readonly naam: string;
  readonly taakId: string | null;
  readonly af: boolean;
  readonly gemaakt: number;
  readonly invoer: Readonly<Record<string, string>> | null;
  /** Marked work that was typed over: by word. Of paper nobody knows a time. */
  readonly papier: Readonly<Record<string, string>> | null;
}

/** Who sits in the groep, by last name, with how far they are. */
export async function listLeerlingen(db: Db, { adminId, groepId, dicteeId }: Plek): Promise<readonly LeerlingRij[]> {
  const { rows } = await sql<LeerlingRij>`
    select l.id, ${HELE_NAAM} as naam, t.id as "taakId", coalesce(t.status = 'af', false) as af,
      (select count(*)::int from antwoord r where r.admin_id = l.admin_id and r.leerling_id = l.id and r.taak_id = t.id and r.telt) as gemaakt, i.invoer,
      (select case when coalesce(bool_and(r.rt_ms = 0 and not r.in_basis), true) then coalesce(json_object_agg(r.woord, r.gegeven), '{}') end from antwoord r
        where t.status = 'af' and r.admin_id = l.admin_id and r.leerling_id = l.id and r.taak_id = t.id and r.telt) as papier
    from leerling l
    join dictee d on d.admin_id = l.admin_id and d.id = ${dicteeId} and ${IS_VOOR}
    left join taak t on t.admin_id = l.admin_id and t.leerling_id = l.id and t.dictee_id = ${dicteeId}
    left join dictee_invoer i on i.admin_id = l.admin_id and i.leerling_id = l.id and i.dictee_id = ${dicteeId}
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null order by ${opNaam()}`.execute(db);
  return rows;
}

/** The dictation with which this opdracht would have been looked back on, as long as nobody began. */
export async function closeUnbegun(db: Db, adminId: string, opdrachtId: string): Promise<void> {
  await sql`
    with dicht as (
      update dictee d set status = 'gesloten' where d.admin_id = ${adminId} and d.opdracht_id = ${opdrachtId}
        and not exists (select from taak t where t.admin_id = d.admin_id and t.dictee_id = d.id and t.status <> 'klaar-om-te-starten') returning d.id
    ) update taak set nr = null where admin_id = ${adminId} and dictee_id in (select id from dicht)`.execute(db);
}

export async function saveInvoer(
  db: Db,
  { adminId, dicteeId }: Plek,
  leerlingId: string,
  invoer: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  const json = JSON.stringify(invoer);
  await db
    .insertInto('dictee_invoer')
    .values({ admin_id: adminId, dictee_id: dicteeId, leerling_id: leerlingId, invoer: json, gewijzigd_op: now })
    .onConflict((conflict) => conflict.columns(['admin_id', 'dictee_id', 'leerling_id']).doUpdateSet({ invoer: json, gewijzigd_op: now }))
    .execute();
}

export async function deleteInvoer(db: Db, { adminId, dicteeId }: Plek, leerlingId: string): Promise<void> {
  await db
    .deleteFrom('dictee_invoer')
    .where('admin_id', '=', adminId)
    .where('dictee_id', '=', dicteeId)
    .where('leerling_id', '=', leerlingId)
    .execute();
}

export interface AntwoordRij {
  readonly leerlingId: string;
  readonly woord: string;
  readonly gegeven: string;
  readonly goed: boolean;
  readonly diagnose: Diagnose;
}

/** First answers of the leerlingen who sit in the groep now. */
export async function listAntwoorden(db: Db, { adminId, groepId, dicteeId }: Plek): Promise<readonly AntwoordRij[]> {
  const { rows } = await sql<AntwoordRij>`
    select r.leerling_id as "leerlingId", r.woord, r.gegeven, r.goed, r.diagnose
    from taak t join leerling l on l.admin_id = t.admin_id and l.id = t.leerling_id and l.groep_id = ${groepId} and l.verwijderd_op is null
    join antwoord r on r.admin_id = t.admin_id and r.leerling_id = t.leerling_id and r.taak_id = t.id and r.telt
    where t.admin_id = ${adminId} and t.dictee_id = ${dicteeId} order by r.leerling_id, r.volgnr`.execute(db);
  return rows;
}

export interface GroepStand {
  /** How it stands with every categorie. */
  readonly cellen: readonly CelRij[];
  readonly hoofd: HoofdStand;
  readonly categorieen: Record<string, CategorieStand>;
  readonly woorden: Record<string, WoordStand>;
}

/** What the engine knows of everybody in the groep: enough to predict a word. */
export async function listStanden(db: Db, adminId: string, groepId: string, sinds: Date): Promise<readonly GroepStand[]> {
  const { rows } = await sql<GroepStand>`
    select s.hoofd, ${CELLEN} as cellen,
      (select coalesce(json_object_agg(c.categorie, c.stand), '{}') from leerling_categorie c where c.admin_id = l.admin_id and c.leerling_id = l.id) as categorieen,
      (select coalesce(json_object_agg(w.woord, w.stand), '{}') from leerling_woord w
        where w.admin_id = l.admin_id and w.leerling_id = l.id and w.laatste > ${sinds}) as woorden
    from leerling l join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null order by l.id`.execute(db);
  return rows;
}
