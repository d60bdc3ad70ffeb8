/** Weektaken of a groep, with for whom they are and who is done. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { WeektaakSoort } from '@spelrijk/domain/weektaak';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { ROEPNAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface GroepPlek {
  readonly adminId: string;
  readonly groepId: string;
}

export interface GroepRij {
  readonly regio: Regio;
  readonly leerlingen: readonly string[];
}

/** The groep, when it is of this admin and `docentId` (when given) teaches it. */
export async function findGroep(db: Db, { adminId, groepId }: GroepPlek, docentId: string | null): Promise<GroepRij | undefined> {
  const { rows } = await sql<GroepRij>`
    select a.regio, (select coalesce(array_agg(l.id), '{}') from leerling l
      where l.admin_id = g.admin_id and l.groep_id = g.id and l.verwijderd_op is null) as leerlingen
    from groep g join admin a on a.admin_id = g.admin_id where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

export interface WeektaakRij {
  readonly id: string;
  readonly dag: string;
  readonly soort: WeektaakSoort;
  readonly wat: string;
  readonly naam: string;
  readonly woorden: readonly Lijstwoord[];
  readonly iedereen: boolean;
  readonly door: string;
  readonly leerlingen: readonly { readonly id: string; readonly roepnaam: string; readonly af: boolean }[];
}

/** Done: a taak that was made for it is finished; of a dictation the taak of that dictation, on a device or from paper. */
const AF = sql`exists (select from taak t where t.admin_id = w.admin_id and t.leerling_id = l.id and t.status = 'af'
  and (t.weektaak_id = w.id or t.dictee_id = w.dictee_id))`;

/** On the days from `van` to `tot`, in their order. A list or a dictation that was thrown away is no part of a plan. */
export async function listWeektaken(db: Db, { adminId, groepId }: GroepPlek, van: string, tot: string): Promise<readonly WeektaakRij[]> {
  const { rows } = await sql<WeektaakRij>`
    select w.id, w.dag, w.soort, coalesce(w.categorie, w.lijst_id::text, w.dictee_id::text) as wat, coalesce(i.naam, d.titel, '') as naam,
      coalesce(i.woorden, d.woorden, w.woorden) as woorden, w.iedereen,
      coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = w.admin_id and b.id = w.door), '') as door,
      (select coalesce(json_agg(json_build_object('id', l.id, 'roepnaam', ${ROEPNAAM}, 'af', ${AF}) order by ${opNaam()}), '[]')
        from leerling l where l.admin_id = w.admin_id and l.groep_id = w.groep_id and l.verwijderd_op is null
          and (w.iedereen or exists (select from weektaak_leerling x where x.admin_id = w.admin_id and x.weektaak_id = w.id and x.leerling_id = l.id))) as leerlingen
    from weektaak w
    left join woordlijst i on i.admin_id = w.admin_id and i.id = w.lijst_id and i.verwijderd_op is null
    left join dictee d on d.admin_id = w.admin_id and d.id = w.dictee_id and d.verwijderd_op is null
    where w.admin_id = ${adminId} and w.groep_id = ${groepId} and w.gestopt_op is null and w.dag between ${van}::date and ${tot}::date
      and (w.soort = 'categorie' or i.id is not null or d.id is not null)
    order by w.dag, w.created_at, w.id limit 200`.execute(db);
  return rows;
}

interface Gezet {
  readonly dag: string;
  readonly dicteeId: string | null;
  readonly gestopt: boolean;
}

export async function findWeektaak(db: Db, { adminId, groepId }: GroepPlek, id: string): Promise<Gezet | undefined> {
  const { rows } = await sql<Gezet>`
    select dag, dictee_id as "dicteeId", gestopt_op is not null as gestopt from weektaak
    where admin_id = ${adminId} and groep_id = ${groepId} and id = ${id} for update`.execute(db);
  return rows[0];
}

export async function hasLijst(db: Db, adminId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from woordlijst where admin_id = ${adminId} and id = ${id} and verwijderd_op is null`.execute(db);
  return rows.length > 0;
}

/** Does this dictation stand in the plan already? */
export async function hasDictee(db: Db, { adminId, groepId }: GroepPlek, dicteeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from weektaak where admin_id = ${adminId} and groep_id = ${groepId} and dictee_id = ${dicteeId} and gestopt_op is null`.execute(
    db,
  );
  return rows.length > 0;
}

interface NieuweWeektaak extends GroepPlek {
  readonly id: string;
  readonly dag: string;
  readonly wat: { readonly soort: WeektaakSoort; readonly id: string };
  readonly woorden: readonly Lijstwoord[];
  /** Null: the whole groep. */
  readonly leerlingIds: readonly string[] | null;
  readonly door: string;
}

/** False when this id is taken. */
export async function insertWeektaak(
  db: Db,
  { adminId, groepId, wat, woorden, leerlingIds, ...rij }: NieuweWeektaak,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('weektaak')
    .values({
      ...rij,
      admin_id: adminId,
      groep_id: groepId,
      soort: wat.soort,
      categorie: wat.soort === 'categorie' ? wat.id : null,
      lijst_id: wat.soort === 'lijst' ? wat.id : null,
      dictee_id: wat.soort === 'dictee' ? wat.id : null,
      woorden: JSON.stringify(woorden),
      iedereen: leerlingIds === null,
      created_at: now,
      gewijzigd_op: now,
      gestopt_op: null,
    })
    .onConflict((conflict) => conflict.columns(['admin_id', 'id']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  if (leerlingIds !== null)
    await db
      .insertInto('weektaak_leerling')
      .values([...new Set(leerlingIds)].map((id) => ({ admin_id: adminId, weektaak_id: rij.id, leerling_id: id })))
      .execute();
  return true;
}

export async function setGestopt(db: Db, { adminId }: GroepPlek, id: string, now: Date, gestopt: boolean): Promise<void> {
  await db
    .updateTable('weektaak')
    .set({ gestopt_op: gestopt ? now : null, gewijzigd_op: now })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute();
}

/** Of every customer. */
export async function deleteVoor(db: Db, dag: string): Promise<void> {
  await db.deleteFrom('weektaak').where('dag', '<', dag).execute();
}
