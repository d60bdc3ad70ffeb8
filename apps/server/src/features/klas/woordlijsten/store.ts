/** Word lists, for whom they are on, and what was done with their words. */
import { sql } from 'kysely';
import type { Toewijzing, Woordpoging } from '@spelrijk/contract/woordlijsten';
import type { Lijstwoord, WoordlijstVelden } from '@spelrijk/domain/woordlijst';
import type { Regio } from '@spelrijk/domain/admin';
import { HELE_NAAM, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

export interface LijstRij {
  readonly id: string;
  readonly groepId: string | null;
  readonly groepNaam: string | null;
  /** The docent who asks teaches the groep that keeps it; true for who keeps the whole admin. */
  readonly eigen: boolean;
  readonly naam: string;
  readonly versie: number;
  readonly woorden: readonly Lijstwoord[];
  readonly gewijzigdOp: Date;
  readonly toewijzing: Toewijzing | null;
  readonly elders: number;
}

export interface Zoekvraag {
  readonly adminId: string;
  /** For whom it is shown: what is on there. */
  readonly groepId: string;
  readonly docentId: string | null;
  /** One list; absent: all of the admin. */
  readonly id?: string;
}

/** True when this groep is of this admin, and `docentId` (when given) teaches it. */
export async function hasGroep(db: Db, { adminId, groepId, docentId }: Omit<Zoekvraag, 'id'>): Promise<boolean> {
  const { rows } = await sql`
    select from groep g where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows.length > 0;
}

/** Lists that are not thrown away: those of this groep first, then by name. */
export async function listLijsten(db: Db, { adminId, groepId, docentId, id }: Zoekvraag): Promise<readonly LijstRij[]> {
  const { rows } = await sql<LijstRij>`
    select w.id, w.groep_id as "groepId", g.naam as "groepNaam", w.naam, w.versie, w.woorden, w.gewijzigd_op as "gewijzigdOp",
      (${docentId}::uuid is null or exists (select from groep_docent d
        where d.admin_id = w.admin_id and d.groep_id = w.groep_id and d.docent_id = ${docentId}::uuid)) as eigen,
      (select json_build_object('voor', case when bool_or(t.leerling_id is null) then 'groep' else 'leerlingen' end,
          'leerlingIds', coalesce(json_agg(t.leerling_id order by t.leerling_id) filter (where t.leerling_id is not null), '[]'), 'van', min(t.van), 'tot', max(t.tot))
        from woordlijst_toewijzing t where t.admin_id = w.admin_id and t.woordlijst_id = w.id and t.groep_id = ${groepId} having count(*) > 0) as toewijzing,
      (select count(distinct t.groep_id)::int from woordlijst_toewijzing t
        where t.admin_id = w.admin_id and t.woordlijst_id = w.id and t.groep_id <> ${groepId}) as elders
    from woordlijst w left join groep g on g.admin_id = w.admin_id and g.id = w.groep_id
    where w.admin_id = ${adminId} and w.verwijderd_op is null and (${id ?? null}::uuid is null or w.id = ${id ?? null}::uuid)
    order by (w.groep_id = ${groepId}) desc nulls last, lower(w.naam), w.id`.execute(db);
  return rows;
}

export interface Bewaard {
  readonly groepId: string | null;
  readonly naam: string;
  readonly woorden: readonly Lijstwoord[];
  readonly versie: number;
  readonly weg: boolean;
  readonly eigen: boolean;
}

/** A list, thrown away or not, locked until the transaction ends. */
export async function lockLijst(
  db: Db,
  { adminId, docentId, id }: Omit<Zoekvraag, 'groepId'> & { id: string },
): Promise<Bewaard | undefined> {
  const { rows } = await sql<Bewaard>`
    select w.groep_id as "groepId", w.naam, w.woorden, w.versie, w.verwijderd_op is not null as weg,
      (${docentId}::uuid is null or exists (select from groep_docent d
        where d.admin_id = w.admin_id and d.groep_id = w.groep_id and d.docent_id = ${docentId}::uuid)) as eigen
    from woordlijst w where w.admin_id = ${adminId} and w.id = ${id} for update`.execute(db);
  return rows[0];
}

export interface Plek {
  readonly adminId: string;
  readonly groepId: string;
  readonly woordlijstId: string;
}

/** False when a list with this id is there already. */
export async function insertLijst(db: Db, plek: Plek, { naam, woorden }: WoordlijstVelden, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('woordlijst')
    .values({
      admin_id: plek.adminId,
      id: plek.woordlijstId,
      groep_id: plek.groepId,
      naam,
      woorden: JSON.stringify(woorden),
      versie: 1,
      created_at: now,
      gewijzigd_op: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateLijst(
  db: Db,
  { adminId, woordlijstId }: Plek,
  { naam, woorden }: WoordlijstVelden,
  versie: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('woordlijst')
    .set({ naam, woorden: JSON.stringify(woorden), versie, gewijzigd_op: now })
    .where('admin_id', '=', adminId)
    .where('id', '=', woordlijstId)
    .execute();
}

export async function setWeggegooid(db: Db, { adminId, woordlijstId }: Plek, op: Date | null): Promise<void> {
  await db.updateTable('woordlijst').set({ verwijderd_op: op }).where('admin_id', '=', adminId).where('id', '=', woordlijstId).execute();
}

export async function countLijsten(db: Db, adminId: string): Promise<number> {
  const { rows } = await sql<{ aantal: number }>`select count(*)::int as aantal from woordlijst where admin_id = ${adminId}`.execute(db);
  return rows[0]?.aantal ?? 0;
}

export interface LeerlingNaam {
  readonly id: string;
  readonly naam: string;
}

/** Who sits in the groep, by last name. */
export async function listNamen(db: Db, adminId: string, groepId: string): Promise<readonly LeerlingNaam[]> {
  const { rows } = await sql<LeerlingNaam>`
    select l.id, ${HELE_NAAM} as naam from leerling l
    where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null order by ${opNaam()}`.execute(db);
  return rows;
}

/** Takes away what was on in this groep and puts these on. */
export async function replaceToewijzing(
  db: Db,
  { adminId, groepId, woordlijstId }: Plek,
  toewijzing: Toewijzing | null,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('woordlijst_toewijzing')
    .where('admin_id', '=', adminId)
    .where('woordlijst_id', '=', woordlijstId)
    .where('groep_id', '=', groepId)
    .execute();
  if (!toewijzing) return;
  const wie = toewijzing.voor === 'groep' ? [null] : [...new Set(toewijzing.leerlingIds)];
  const { van, tot } = toewijzing;
  await db
    .insertInto('woordlijst_toewijzing')
    .values(
      wie.map((leerlingId, i) => ({
        admin_id: adminId,
        id: ids[i] ?? '',
        woordlijst_id: woordlijstId,
        groep_id: groepId,
        leerling_id: leerlingId,
        van,
        tot,
        created_at: now,
      })),
    )
    .execute();
}

/** What this groep did with these words, in whatever taak: first attempts only, and the wrong spellings that were typed. */
export async function listPogingen(db: Db, adminId: string, groepId: string, woorden: readonly string[]): Promise<readonly Woordpoging[]> {
  const { rows } = await sql<Woordpoging>`
    with nu as (
      select r.leerling_id, r.woord, count(*) as keren, count(*) filter (where r.goed) as goed, (array_agg(r.goed order by r.volgnr desc))[1] as laatste_goed,
        coalesce((array_agg(r.gegeven order by r.volgnr desc) filter (where not r.goed and not r.in_basis and r.vorm in ('dictee-woord','visueel-dictee','plaatje-benoemen') and not r.gokje))[1:3], '{}') as fouten
      from leerling l join antwoord r on r.admin_id = l.admin_id and r.leerling_id = l.id and r.telt and r.woord = any(${[...woorden]}::text[])
      where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null
      group by r.leerling_id, r.woord
    ), vroeger as (
      select v.* from leerling l join woord_vroeger v on v.admin_id = l.admin_id and v.leerling_id = l.id and v.woord = any(${[...woorden]}::text[])
      where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null
    )
    select coalesce(n.leerling_id, v.leerling_id) as "leerlingId", coalesce(n.woord, v.woord) as woord,
      (coalesce(n.keren, 0) + coalesce(v.keren, 0))::int as keren, (coalesce(n.goed, 0) + coalesce(v.goed, 0))::int as goed,
      coalesce(n.laatste_goed, v.laatste_goed) as "laatsteGoed", coalesce(n.fouten, '{}') as fouten
    from nu n full join vroeger v on v.leerling_id = n.leerling_id and v.woord = n.woord`.execute(db);
  return rows;
}

/** Lists that were thrown away before this moment go for good. In the program's own role. */
export async function sweepLijsten(db: Db, voor: Date): Promise<void> {
  await sql`delete from woordlijst where verwijderd_op < ${voor}`.execute(db);
}

/** Region of an admin that has the care package. */
export async function findZorgregio(db: Db, adminId: string): Promise<Regio | undefined> {
  const { rows } = await sql<{ regio: Regio }>`
    select regio from admin where admin_id = ${adminId} and 'zorgtraject' = any(pakketten)`.execute(db);
  return rows[0]?.regio;
}
