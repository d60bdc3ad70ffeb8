/** What was answered in a test of a care plan, and its frozen result. */
import { sql, type RawBuilder } from 'kysely';
import type { Plantoetsuitslag } from '@spelrijk/contract/plantoetsen';
import type { Diagnose } from '@spelrijk/domain/diagnose';
import { VERSE_EINDTOETS_DAGEN, type Planstatus } from '@spelrijk/domain/handelingsplan';
import type { Db } from '../../../platform/db/database.ts';
import type { BewaardeOpgave } from '../opgaven/index.ts';
import type { Beginstand, Meting } from '../planmeting/index.ts';
import type { ToetsRij } from './store.ts';

/** The column `uitslag` of a test: how it stood before, and after closing what it gave and from which numbers. */
export interface Toetsbewaring {
  readonly begin: Readonly<Record<string, Beginstand>>;
  readonly uitslag?: Plantoetsuitslag;
  readonly metingen?: { readonly nu: readonly Meting[]; readonly toen: readonly Meting[] };
  /** Typed over again: what stood there before, newest last. */
  readonly vorige?: readonly { readonly op: string; readonly gegeven: readonly string[] }[];
}

export async function readBewaring(db: Db, adminId: string, toetsId: string): Promise<Toetsbewaring> {
  const { rows } = await sql<{ readonly uitslag: Toetsbewaring | null }>`
    select t.uitslag from toets t where t.admin_id = ${adminId} and t.id = ${toetsId}`.execute(db);
  return rows[0]?.uitslag ?? { begin: {} };
}

export async function saveBewaring(db: Db, adminId: string, toetsId: string, bewaring: Toetsbewaring): Promise<void> {
  await db
    .updateTable('toets')
    .set({ uitslag: JSON.stringify(bewaring) })
    .where('admin_id', '=', adminId)
    .where('id', '=', toetsId)
    .execute();
}

export interface ToetsAntwoordRij {
  readonly opgaveId: string;
  readonly gegeven: string;
  readonly diagnose: Diagnose;
  readonly dag: string;
  readonly opgaven: readonly BewaardeOpgave[];
}

/** First answers to the opgaven of a test, in order. */
export async function listAntwoorden(db: Db, adminId: string, leerlingId: string, toetsId: string): Promise<readonly ToetsAntwoordRij[]> {
  const { rows } = await sql<ToetsAntwoordRij>`
    select r.opgave_id as "opgaveId", r.gegeven, r.diagnose, r.dag::text as dag, t.opgaven
    from antwoord r join taak t on t.admin_id = r.admin_id and t.id = r.taak_id and t.toets_id = ${toetsId}
    where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and r.telt and not r.ingetrokken order by r.volgnr`.execute(db);
  return rows;
}

/** A test that a later one of a plan is compared with. */
export interface Vergelijking {
  readonly id: string;
  readonly afOp: Date;
  readonly doelen: readonly string[];
  /** Of this plan; else the final test of the plan that it follows on. */
  readonly eigen: boolean;
}

/** The newest test of this kind of the plan that was made to its end. */
async function listVorige(db: Db, adminId: string, planId: string, soort: ToetsRij['soort']): Promise<readonly Vergelijking[]> {
  const { rows } = await sql<Vergelijking>`
    select t.id, t.af_op as "afOp", t.doelen, true as eigen from toets t
    where t.admin_id = ${adminId} and t.plan_id = ${planId} and t.soort = ${soort} and t.status = 'af' and t.af_op is not null and t.uitslag -> 'uitslag' is not null
    order by t.af_op desc limit 1`.execute(db);
  return rows;
}

/**
 * With what growth of a plan is compared: its own start tests (a goal that came in later has one of its own), and the final test of the plan it follows on, when
 * that was fresh at the start. The one that counts for a goal goes first.
 */
async function listBegintoetsen(db: Db, adminId: string, planId: string): Promise<readonly Vergelijking[]> {
  const { rows } = await sql<Vergelijking>`
    select t.id, t.af_op as "afOp", t.doelen, t.plan_id = p.id as eigen from handelingsplan p
    join toets t on t.admin_id = p.admin_id and t.status = 'af' and t.af_op is not null and t.uitslag -> 'uitslag' is not null
      and ((t.plan_id = p.id and t.soort = 'zorg-start') or (t.plan_id = p.volgt_op and t.soort = 'zorg-eind'
        and t.af_op > p.gestart_op - make_interval(days => ${VERSE_EINDTOETS_DAGEN})))
    where p.admin_id = ${adminId} and p.id = ${planId} order by t.plan_id = p.id desc, t.af_op desc, t.id`.execute(db);
  return rows;
}

/** The tests that one of a plan is compared with. */
export const listVergelijking = (db: Db, adminId: string, planId: string, soort: ToetsRij['soort']): Promise<readonly Vergelijking[]> =>
  soort === 'zorg-start' ? listBegintoetsen(db, adminId, planId) : listVorige(db, adminId, planId, soort);

export interface PlanRij {
  readonly id: string;
  readonly gestartOp: Date | null;
  readonly afgerondOp: Date | null;
  /** Last day of its period. */
  readonly tot: string | null;
  readonly status: Planstatus;
  /** Goals that still hold. */
  readonly doelen: readonly string[];
}

export async function findPlan(db: Db, adminId: string, leerlingId: string, planId: string): Promise<PlanRij | undefined> {
  const { rows } = await sql<PlanRij>`
    select p.id, p.gestart_op as "gestartOp", p.afgerond_op as "afgerondOp", p.tot, p.status,
      (select coalesce(json_agg(d.categorie order by d.nr), '[]') from handelingsplan_doel d
        where d.admin_id = p.admin_id and d.plan_id = p.id and d.weg_op is null) as doelen
    from handelingsplan p where p.admin_id = ${adminId} and p.leerling_id = ${leerlingId} and p.id = ${planId} and p.weg_op is null`.execute(
    db,
  );
  return rows[0];
}

export async function findOpenPlantoets(db: Db, adminId: string, planId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('toets')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('plan_id', '=', planId)
    .where('status', '=', 'open')
    .executeTakeFirst();
}

export async function listWoorden(db: Db, adminId: string, toetsId: string): Promise<ToetsRij['woorden']> {
  const rij = await db.selectFrom('toets').select('woorden').where('admin_id', '=', adminId).where('id', '=', toetsId).executeTakeFirst();
  return rij?.woorden ?? [];
}

export interface EersteRij {
  /** Key of the engine. */
  readonly woord: string;
  readonly categorie: string;
  readonly gegeven: string;
  readonly diagnose: Diagnose;
  readonly dag: string;
}

interface Eerstekeus {
  readonly doelen: readonly string[];
  /** What counts as written. */
  readonly geschreven: (vorm: RawBuilder<string>, woord: RawBuilder<string>) => RawBuilder<boolean>;
  readonly vanaf: string;
}

/** Words that this leerling met for the first time on or after a day, written whole in practice: each with its very first answer. */
export async function listEersteKeer(
  db: Db,
  adminId: string,
  leerlingId: string,
  { doelen, geschreven, vanaf }: Eerstekeus,
): Promise<readonly EersteRij[]> {
  const { rows } = await sql<EersteRij>`
    select coalesce(o.sleutel, e.woord) as woord, e.categorie, e.gegeven, e.diagnose, e.dag::text as dag from (
      select distinct on (r.woord) r.woord, r.categorie, r.gegeven, r.diagnose, r.dag, r.vorm, r.gokje, r.volgnr, r.opgave_id, r.taak_id, t.toets_id, t.dictee_id
      from antwoord r join taak t on t.admin_id = r.admin_id and t.id = r.taak_id
      where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and r.telt and not r.ingetrokken order by r.woord, r.volgnr) e
    left join lateral (select x ->> 'sleutel' as sleutel from taak t cross join lateral jsonb_array_elements(t.opgaven) x
      where t.admin_id = ${adminId} and t.id = e.taak_id and x ->> 'id' = e.opgave_id::text limit 1) o on true
    where not exists (select from woord_vroeger v where v.admin_id = ${adminId} and v.leerling_id = ${leerlingId} and v.woord = e.woord)
      and e.dag >= ${vanaf}::date and e.categorie = any(${[...doelen]}::text[]) and ${geschreven(sql`e.vorm`, sql`coalesce(o.sleutel, e.woord)`)}
      and e.toets_id is null and e.dictee_id is null and not e.gokje order by e.volgnr`.execute(db);
  return rows;
}
