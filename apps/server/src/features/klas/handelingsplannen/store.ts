/** Care plans as they are written: one row a plan, its goals, and every version since its start. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { DoelBegin, Evaluatie, PlanInhoud, PlanKeuze, Planstatus } from '@spelrijk/domain/handelingsplan';
import { metVoorSql, opNaam } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/database.ts';
import { CELLEN, INSTELLINGEN, LAATST_GEOEFEND, type BewaardeInstelling, type CelRij } from '../../oefenen/standen/index.ts';

export interface Kop {
  readonly id: string;
  readonly roepnaam: string;
  readonly achternaam: string;
  readonly jaargroep: number;
  readonly groepNaam: string;
  readonly regio: Regio;
  readonly laatste: Date | null;
  readonly instellingen: BewaardeInstelling;
  readonly cellen: readonly CelRij[];
}

/** These leerlingen, as far as they are of this admin and the docent (when given) teaches their groep. */
export async function listKoppen(
  db: Db,
  adminId: string,
  leerlingIds: readonly string[],
  docentId: string | null,
): Promise<readonly Kop[]> {
  const { rows } = await sql<Kop>`
    select l.id, l.roepnaam, ${metVoorSql()} as achternaam, l.jaargroep, g.naam as "groepNaam", a.regio, ${LAATST_GEOEFEND} as laatste,
      ${INSTELLINGEN} as instellingen, ${CELLEN} as cellen
    from leerling l
    join groep g on g.admin_id = l.admin_id and g.id = l.groep_id
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    join admin a on a.admin_id = l.admin_id
    where l.admin_id = ${adminId} and l.id = any(${[...leerlingIds]}::uuid[]) and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))
    order by ${opNaam()}`.execute(db);
  return rows;
}

export const findKop = async (db: Db, adminId: string, leerlingId: string, docentId: string | null): Promise<Kop | undefined> =>
  (await listKoppen(db, adminId, [leerlingId], docentId))[0];

export interface Slot {
  readonly status: Planstatus;
  readonly versie: number;
  readonly weg: boolean;
}

/** The plan, held until the transaction ends: one writer at a time. */
export async function lockPlan(db: Db, adminId: string, leerlingId: string, planId: string): Promise<Slot | undefined> {
  const { rows } = await sql<Slot>`
    select status, versie, weg_op is not null as weg from handelingsplan
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${planId} for update`.execute(db);
  return rows[0];
}

export interface Rij {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly planId: string;
}

const kolommen = ({ niveau, weken, keren, minuten, functie, zorgaandeel, tekst }: PlanKeuze) => ({
  niveau,
  weken,
  keren,
  minuten,
  functie,
  zorgaandeel,
  tekst: JSON.stringify(tekst),
});

export async function insertPlan(
  db: Db,
  { adminId, leerlingId, planId }: Rij,
  keuze: PlanKeuze,
  {
    door,
    volgtOp,
    groepsplanId,
    now,
  }: { readonly door: string; readonly volgtOp: string | null; readonly groepsplanId: string | null; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('handelingsplan')
    .values({
      admin_id: adminId,
      id: planId,
      leerling_id: leerlingId,
      volgt_op: volgtOp,
      groepsplan_id: groepsplanId,
      status: 'concept',
      ...kolommen(keuze),
      versie: 1,
      door,
      created_at: now,
    })
    .execute();
}

export async function updatePlan(db: Db, { adminId, planId }: Rij, keuze: PlanKeuze, versie: number): Promise<void> {
  await sql`update handelingsplan set ${sql.join(
    Object.entries({ ...kolommen(keuze), versie }).map(([naam, waarde]) => sql`${sql.ref(naam)} = ${waarde}`),
  )}, tot = van + ${keuze.weken * 7 - 1}::int where admin_id = ${adminId} and id = ${planId}`.execute(db);
}

export interface NieuwDoel {
  readonly categorie: string;
  readonly streef: number;
  readonly begin: DoelBegin;
  readonly contrast: string | null;
}

/** Goals in the order given; one that was taken out and comes back is a goal again. */
export async function putDoelen(db: Db, { adminId, leerlingId, planId }: Rij, doelen: readonly NieuwDoel[]): Promise<void> {
  for (const [nr, { categorie, streef, begin, contrast }] of doelen.entries())
    await db
      .insertInto('handelingsplan_doel')
      .values({
        admin_id: adminId,
        plan_id: planId,
        leerling_id: leerlingId,
        categorie,
        nr,
        streef,
        begin: JSON.stringify(begin),
        contrast,
      })
      .onConflict((oc) =>
        oc.columns(['admin_id', 'plan_id', 'categorie']).doUpdateSet({ nr, streef, contrast, weg_op: null, weg_reden: '' }),
      )
      .execute();
}

/** A concept forgets a goal. */
export async function deleteDoelen(db: Db, { adminId, planId }: Rij, blijft: readonly string[]): Promise<void> {
  await sql`delete from handelingsplan_doel where admin_id = ${adminId} and plan_id = ${planId} and categorie <> all(${[...blijft]}::text[])`.execute(
    db,
  );
}

/** A plan that runs keeps it, with why it went; it no longer steers practice. */
export async function closeDoelen(
  db: Db,
  { adminId, planId }: Rij,
  categorieen: readonly string[],
  { reden, now }: { readonly reden: string; readonly now: Date },
): Promise<void> {
  const weg = [...categorieen];
  await sql`update handelingsplan_doel set weg_op = ${now}, weg_reden = ${reden}
    where admin_id = ${adminId} and plan_id = ${planId} and categorie = any(${weg}::text[]) and weg_op is null`.execute(db);
  await closeZorgdoelen(db, { adminId, planId }, weg);
}

/** From now on these are practised as anything else. */
export async function closeZorgdoelen(db: Db, { adminId, planId }: Omit<Rij, 'leerlingId'>, weg: readonly string[]): Promise<void> {
  await sql`delete from zorgdoel where admin_id = ${adminId} and plan_id = ${planId} and categorie = any(${[...weg]}::text[])`.execute(db);
}

/** From now on these are practised first. */
export async function openZorgdoelen(
  db: Db,
  { adminId, leerlingId, planId }: Rij,
  categorieen: readonly string[],
  now: Date,
): Promise<void> {
  await sql`insert into zorgdoel (admin_id, leerling_id, categorie, created_at, plan_id)
    select ${adminId}::uuid, ${leerlingId}::uuid, c, ${now}, ${planId}::uuid from unnest(${[...categorieen]}::text[]) c
    on conflict (admin_id, leerling_id, categorie) do update set plan_id = excluded.plan_id`.execute(db);
}

export async function startPlan(
  db: Db,
  { adminId, planId }: Rij,
  {
    van,
    tot,
    reden,
    versie,
    now,
  }: { readonly van: string; readonly tot: string; readonly reden: string; readonly versie: number; readonly now: Date },
): Promise<void> {
  await sql`update handelingsplan set status = 'actief', van = ${van}, tot = ${tot}, start_reden = ${reden}, versie = ${versie}, gestart_op = ${now}
    where admin_id = ${adminId} and id = ${planId}`.execute(db);
}

export async function setEvaluatie(db: Db, { adminId, planId }: Rij, evaluatie: Evaluatie, versie: number): Promise<void> {
  await sql`update handelingsplan set status = 'geevalueerd', evaluatie = ${JSON.stringify(evaluatie)}::jsonb, versie = ${versie}
    where admin_id = ${adminId} and id = ${planId}`.execute(db);
}

export async function insertVersie(
  db: Db,
  { adminId, leerlingId, planId }: Rij,
  inhoud: PlanInhoud,
  { versie, door, wat, now }: { readonly versie: number; readonly door: string; readonly wat: string; readonly now: Date },
): Promise<void> {
  await db
    .insertInto('handelingsplan_versie')
    .values({ admin_id: adminId, plan_id: planId, versie, leerling_id: leerlingId, op: now, door, wat, inhoud: JSON.stringify(inhoud) })
    .execute();
}

export interface VersieRij {
  readonly versie: number;
  readonly op: Date;
  readonly door: string;
  readonly wat: string;
  readonly inhoud: PlanInhoud;
}

/** Newest first. */
export async function listVersies(db: Db, adminId: string, planId: string): Promise<readonly VersieRij[]> {
  const { rows } = await sql<VersieRij>`
    select v.versie, v.op, v.wat, v.inhoud,
      coalesce((select trim(b.roepnaam || ' ' || b.achternaam) from gebruiker b where b.admin_id = v.admin_id and b.id = v.door), '') as door
    from handelingsplan_versie v where v.admin_id = ${adminId} and v.plan_id = ${planId} order by v.versie desc`.execute(db);
  return rows;
}

/** Name of somebody of this admin; '' for our office. */
export async function naamVan(db: Db, adminId: string, id: string): Promise<string> {
  const { rows } = await sql<{ naam: string }>`
    select trim(roepnaam || ' ' || achternaam) as naam from gebruiker where admin_id = ${adminId} and id = ${id}`.execute(db);
  return rows[0]?.naam ?? '';
}

export async function deletePlan(db: Db, { adminId, planId }: Rij): Promise<void> {
  await sql`delete from handelingsplan where admin_id = ${adminId} and id = ${planId}`.execute(db);
}

export async function setWeg(db: Db, { adminId, planId }: Rij, op: Date | null): Promise<void> {
  await sql`update handelingsplan set weg_op = ${op} where admin_id = ${adminId} and id = ${planId}`.execute(db);
}

/** Plans whose days in the prullenbak are over; of every customer, in the program's own role. */
export async function erasePlannen(db: Db, tot: Date): Promise<void> {
  await sql`delete from handelingsplan where weg_op < ${tot}`.execute(db);
}
