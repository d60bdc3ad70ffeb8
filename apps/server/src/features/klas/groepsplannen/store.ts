/** Groepsplannen: what was decided once, and whose plans hang on it. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Functie, PlanKeuze, Planstatus } from '@spelrijk/domain/handelingsplan';
import { opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';

/** The groep, when it is of this admin and the docent (when given) teaches it. */
export async function findGroep(
  db: Db,
  adminId: string,
  groepId: string,
  docentId: string | null,
): Promise<{ readonly naam: string; readonly regio: Regio } | undefined> {
  const { rows } = await sql<{ naam: string; regio: Regio }>`
    select g.naam, a.regio from groep g join admin a on a.admin_id = g.admin_id
    where g.admin_id = ${adminId} and g.id = ${groepId}
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = g.admin_id and d.groep_id = g.id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows[0];
}

export interface GroepsplanRij {
  readonly id: string;
  readonly naam: string;
  readonly keuze: PlanKeuze;
  readonly versie: number;
  /** One of each leerling that is not in the prullenbak, as its plan is not. */
  readonly plannen: readonly {
    readonly planId: string;
    readonly leerlingId: string;
    readonly status: Planstatus;
    readonly van: string | null;
    readonly tot: string | null;
  }[];
}

/** Newest first. */
export async function listGroepsplannen(db: Db, adminId: string, groepId: string): Promise<readonly GroepsplanRij[]> {
  const { rows } = await sql<GroepsplanRij>`
    select q.id, q.naam, q.keuze, q.versie,
      (select coalesce(json_agg(json_build_object('planId', p.id, 'leerlingId', p.leerling_id, 'status', p.status, 'van', p.van, 'tot', p.tot) order by p.id), '[]')
       from handelingsplan p join leerling l on l.admin_id = p.admin_id and l.id = p.leerling_id and l.verwijderd_op is null
       where p.admin_id = q.admin_id and p.groepsplan_id = q.id and p.weg_op is null) as plannen
    from groepsplan q where q.admin_id = ${adminId} and q.groep_id = ${groepId} order by q.created_at desc, q.id`.execute(db);
  return rows;
}

export async function lockGroepsplan(db: Db, adminId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from groepsplan where admin_id = ${adminId} and id = ${id} for update`.execute(db);
  return rows.length > 0;
}

interface Rij {
  readonly adminId: string;
  readonly groepId: string;
  readonly groepsplanId: string;
}

interface Inhoud {
  readonly naam: string;
  readonly keuze: PlanKeuze;
}

/** False when there is one with this id. */
export async function insertGroepsplan(
  db: Db,
  { adminId, groepId, groepsplanId }: Rij,
  { naam, keuze }: Inhoud,
  { door, now }: { readonly door: string; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('groepsplan')
    .values({
      admin_id: adminId,
      id: groepsplanId,
      groep_id: groepId,
      naam,
      keuze: JSON.stringify(keuze),
      versie: 1,
      door,
      created_at: now,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function updateGroepsplan(db: Db, { adminId, groepsplanId }: Rij, { naam, keuze }: Inhoud, versie: number): Promise<void> {
  await db
    .updateTable('groepsplan')
    .set({ naam, keuze: JSON.stringify(keuze), versie })
    .where('admin_id', '=', adminId)
    .where('id', '=', groepsplanId)
    .execute();
}

export async function deleteGroepsplan(db: Db, { adminId, groepsplanId }: Rij): Promise<void> {
  await db.deleteFrom('groepsplan').where('admin_id', '=', adminId).where('id', '=', groepsplanId).execute();
}

/** Leerlingen of a groep by name, and whether one has a plan that runs or waits. */
export async function listKandidaten(
  db: Db,
  adminId: string,
  groepId: string,
): Promise<readonly { readonly id: string; readonly bezet: boolean }[]> {
  const { rows } = await sql<{ id: string; bezet: boolean }>`
    select l.id, exists (select from handelingsplan p
      where p.admin_id = l.admin_id and p.leerling_id = l.id and p.weg_op is null and p.status in ('concept','actief')) as bezet
    from leerling l where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null order by ${opNaam()}`.execute(db);
  return rows;
}

export interface SessieRij {
  readonly id: string;
  readonly dag: string;
  readonly minuten: number;
  readonly functie: Functie;
  readonly notitie: string;
  readonly laat: string;
  readonly door: string;
  readonly aanwezig: readonly string[];
  readonly doorgehaald: boolean;
}

/** Sessions with several of these plans, newest first; struck through when it is for all who were there. */
export async function listGroepssessies(db: Db, adminId: string, planIds: readonly string[]): Promise<readonly SessieRij[]> {
  const { rows } = await sql<SessieRij>`
    select s.groepssessie_id as id, s.dag, s.minuten, s.functie, max(s.notitie) as notitie, max(s.laat) as laat,
      coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = ${adminId} and b.id = s.door), '') as door,
      json_agg(s.leerling_id order by s.leerling_id) as aanwezig, bool_and(s.doorgehaald_op is not null) as doorgehaald
    from zorgsessie s where s.admin_id = ${adminId} and s.plan_id = any(${[...planIds]}::uuid[]) and s.groepssessie_id is not null
    group by s.groepssessie_id, s.dag, s.minuten, s.functie, s.door order by s.dag desc, s.groepssessie_id desc`.execute(db);
  return rows;
}

/** Strikes it through for everybody; undefined: there is none, false: it was already. */
export async function strikeGroepssessie(
  db: Db,
  { adminId, sessieId, planIds, door, now }: { adminId: string; sessieId: string; planIds: readonly string[]; door: string; now: Date },
): Promise<boolean | undefined> {
  const { rows } = await sql<{ nieuw: boolean }>`
    update zorgsessie set doorgehaald_op = coalesce(doorgehaald_op, ${now}), doorgehaald_door = coalesce(doorgehaald_door, ${door}::uuid)
    where admin_id = ${adminId} and groepssessie_id = ${sessieId} and plan_id = any(${[...planIds]}::uuid[])
    returning doorgehaald_op = ${now} as nieuw`.execute(db);
  return rows.length === 0 ? undefined : rows.some(({ nieuw }) => nieuw);
}
