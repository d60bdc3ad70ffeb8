/** Methodetoetsen of a groep: their words, when and for whom they are open, and how far each leerling is. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { HELE_NAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export interface Plek extends GroepPlek {
  readonly toetsId: string;
}

export interface ToetsRij {
  readonly id: string;
  readonly titel: string;
  readonly methode: string;
  readonly blok: string;
  readonly woorden: readonly Lijstwoord[];
  readonly versie: number;
  readonly van: Date | null;
  readonly tot: Date | null;
  readonly geslotenOp: Date | null;
  readonly afspeel: 2 | 3 | null;
  readonly herhaling: boolean;
  readonly grens: number | null;
  readonly iedereen: boolean;
  readonly gewijzigdOp: Date;
  readonly weg: boolean;
  readonly leerlingen: number;
  readonly begonnen: number;
  readonly klaar: number;
}

/** The region of the groep, when it is of this admin and `docentId` (when given) teaches it. */
export async function findGroep(
  db: Db,
  { adminId, groepId }: GroepPlek,
  docentId: string | null,
): Promise<{ readonly regio: Regio } | undefined> {
  const { rows } = await sql<{ regio: Regio }>`
    select a.regio from groep g join admin a on a.admin_id = g.admin_id
    where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

/** Newest first; `id` narrows to one. Thrown away ones only when asked for by id. Who sits in the groep now is counted. */
export async function listToetsen(db: Db, { adminId, groepId }: GroepPlek, id: string | null = null): Promise<readonly ToetsRij[]> {
  const { rows } = await sql<ToetsRij>`
    select d.id, d.titel, d.methode, d.blok, d.woorden, d.versie, d.van, d.tot, d.gesloten_op as "geslotenOp", d.afspeel, d.herhaling, d.grens,
      d.iedereen, d.gewijzigd_op as "gewijzigdOp", d.verwijderd_op is not null as weg,
      count(l.id) filter (where d.iedereen or m.mee or m.begonnen is not null)::int as leerlingen,
      count(m.begonnen)::int as begonnen, count(m.dicht)::int as klaar
    from dictee d
    left join leerling l on l.admin_id = d.admin_id and l.groep_id = d.groep_id and l.verwijderd_op is null
    left join methodetoets_leerling m on m.admin_id = d.admin_id and m.dictee_id = d.id and m.leerling_id = l.id
    where d.admin_id = ${adminId} and d.groep_id = ${groepId} and d.soort = 'methodetoets'
      and ((${id}::uuid is null and d.verwijderd_op is null) or d.id = ${id}::uuid)
    group by d.admin_id, d.id order by d.created_at desc, d.id`.execute(db);
  return rows;
}

/** Nobody else changes this test, or answers a word of it, until the transaction ends; false when there is none. */
export async function lockToets(db: Db, { adminId, groepId, toetsId }: Plek): Promise<boolean> {
  const { rows } = await sql`
    select 1 from dictee where admin_id = ${adminId} and groep_id = ${groepId} and id = ${toetsId} and soort = 'methodetoets' for update`.execute(
    db,
  );
  return rows.length > 0;
}

/** Did anybody begin, also who sits in another groep by now? */
export async function isBegonnen(db: Db, { adminId, toetsId }: Plek): Promise<boolean> {
  const { rows } = await sql`
    select from methodetoets_leerling where admin_id = ${adminId} and dictee_id = ${toetsId} and begonnen is not null limit 1`.execute(db);
  return rows.length > 0;
}

interface Inhoud {
  readonly titel: string;
  readonly methode: string;
  readonly blok: string;
  readonly woorden: readonly Lijstwoord[];
}

/** False when this id is taken, here or in another groep. */
export async function insertToets(db: Db, plek: Plek, { titel, methode, blok, woorden }: Inhoud, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('dictee')
    .values({
      admin_id: plek.adminId,
      id: plek.toetsId,
      groep_id: plek.groepId,
      soort: 'methodetoets',
      titel,
      methode,
      blok,
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
  methode: string;
  blok: string;
  woorden: string;
  versie: number;
  gewijzigd_op: Date;
  verwijderd_op: Date | null;
  van: Date;
  tot: Date;
  gesloten_op: Date | null;
  afspeel: number | null;
  herhaling: boolean;
  grens: number | null;
  iedereen: boolean;
  status: 'open' | 'gesloten';
}>;

export async function updateToets(db: Db, { adminId, toetsId }: Plek, wijziging: Wijziging): Promise<void> {
  await db.updateTable('dictee').set(wijziging).where('admin_id', '=', adminId).where('id', '=', toetsId).execute();
}

export interface LeerlingRij {
  readonly id: string;
  readonly naam: string;
  readonly mee: boolean;
  readonly extra: number;
  readonly papier: boolean;
  readonly gemaakt: number;
  readonly begonnen: boolean;
  readonly klaar: boolean;
  /** Work from paper, by item. */
  readonly overgetypt: Readonly<Record<string, string>> | null;
}

/** Who sits in the groep, by last name, with what was arranged and how far they are. */
export async function listLeerlingen(db: Db, { adminId, groepId, toetsId }: Plek): Promise<readonly LeerlingRij[]> {
  const { rows } = await sql<LeerlingRij>`
    select l.id, ${HELE_NAAM} as naam,
      coalesce(m.mee, false) as mee, coalesce(m.extra, 0)::int as extra, coalesce(m.papier, false) as papier,
      m.begonnen is not null as begonnen, m.dicht is not null as klaar, count(a.item_id)::int as gemaakt,
      case when m.papier and count(a.item_id) > 0 then json_object_agg(coalesce(a.item_id::text, ''), a.gegeven) end as overgetypt
    from leerling l
    left join methodetoets_leerling m on m.admin_id = l.admin_id and m.dictee_id = ${toetsId} and m.leerling_id = l.id
    left join methodetoets_antwoord a on a.admin_id = m.admin_id and a.dictee_id = m.dictee_id and a.leerling_id = m.leerling_id
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null
    group by l.admin_id, l.id, m.mee, m.extra, m.papier, m.begonnen, m.dicht order by ${opNaam()}`.execute(db);
  return rows;
}

interface Deelname {
  readonly id: string;
  readonly mee: boolean;
  readonly extra: number;
  readonly papier: boolean;
}

/** How somebody writes stands once the first word is there; the rest may change. */
export async function saveDeelnames(db: Db, { adminId, toetsId }: Plek, leerlingen: readonly Deelname[]): Promise<void> {
  await sql`
    insert into methodetoets_leerling (admin_id, dictee_id, leerling_id, mee, extra, papier)
    select ${adminId}::uuid, ${toetsId}::uuid, x.* from jsonb_to_recordset(${JSON.stringify(leerlingen)}::jsonb) as x(id uuid, mee boolean, extra smallint, papier boolean)
    on conflict (admin_id, dictee_id, leerling_id) do update set mee = excluded.mee, extra = excluded.extra,
      papier = case when methodetoets_leerling.begonnen is null then excluded.papier else methodetoets_leerling.papier end`.execute(db);
}

/** Opened again: what is answered from now on is given to the engine when it closes the next time. */
export async function reopenZittingen(db: Db, { adminId, toetsId }: Plek): Promise<void> {
  await sql`
    update methodetoets_leerling set verwerkt = null where admin_id = ${adminId} and dictee_id = ${toetsId} and dicht is null`.execute(db);
}
