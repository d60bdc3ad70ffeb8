/** Words set apart for the tests of a care plan, and what a leerling ever had to do with a word. */
import { sql, type RawBuilder } from 'kysely';
import { Regio } from '@spelrijk/domain/admin';
import { VERSE_EINDTOETS_DAGEN } from '@spelrijk/domain/handelingsplan';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { GEOEFEND } from '@spelrijk/oefenen/zorg/toetswoorden';
import { isInZinnen, type Planwoord } from '@spelrijk/oefenen/zorg/planwoorden';
import type { Db } from '../../../platform/db/database.ts';
import { leerlijnVan } from '../standen/index.ts';

export interface Planplek {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly planId: string;
}

export const listPlanwoorden = (db: Db, { adminId, planId }: Pick<Planplek, 'adminId' | 'planId'>): Promise<readonly Planwoord[]> =>
  db
    .selectFrom('plan_woord')
    .select(['woord', 'categorie', 'rol'])
    .where('admin_id', '=', adminId)
    .where('plan_id', '=', planId)
    .orderBy('categorie')
    .orderBy('woord')
    .execute();

export async function insertPlanwoorden(db: Db, { adminId, leerlingId, planId }: Planplek, woorden: readonly Planwoord[]): Promise<void> {
  if (woorden.length === 0) return;
  const rijen = woorden.map((woord) => ({ ...woord, admin_id: adminId, leerling_id: leerlingId, plan_id: planId }));
  await db
    .insertInto('plan_woord')
    .values(rijen)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Gives back the words of a plan that no test asked yet. */
export async function deletePlanwoorden(db: Db, { adminId, planId }: Planplek): Promise<void> {
  await db.deleteFrom('plan_woord').where('admin_id', '=', adminId).where('plan_id', '=', planId).execute();
}

/** Has a test of this plan been made? Then its words stay as they are. */
export async function hasToets(db: Db, { adminId, planId }: Planplek): Promise<boolean> {
  const rij = await db.selectFrom('toets').select('id').where('admin_id', '=', adminId).where('plan_id', '=', planId).executeTakeFirst();
  return rij !== undefined;
}

/** Every key this leerling ever met, is about to meet in a taak that is not done, or that another plan keeps apart. */
export async function listBezet(db: Db, { adminId, leerlingId, planId }: Planplek): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly woord: string }>`
    select w.woord from leerling_woord w where w.admin_id = ${adminId} and w.leerling_id = ${leerlingId}
    union select coalesce(o ->> 'sleutel', o -> 'woord' ->> 'woord') from taak t cross join lateral jsonb_array_elements(t.opgaven) o
      where t.admin_id = ${adminId} and t.leerling_id = ${leerlingId} and t.status <> 'af'
    union select p.woord from plan_woord p where p.admin_id = ${adminId} and p.leerling_id = ${leerlingId} and p.plan_id <> ${planId}`.execute(
    db,
  );
  return rows.map(({ woord }) => woord);
}

/** Never practised words that the final test of the plan before asked, when that test is the start test of this plan. */
export async function listGevraagd(db: Db, { adminId, planId }: Planplek, now: number): Promise<readonly Planwoord[]> {
  const { rows } = await sql<Planwoord>`
    select w.woord, w.categorie, w.rol from handelingsplan p
    join lateral (select t.woorden from toets t
      where t.admin_id = p.admin_id and t.plan_id = p.volgt_op and t.soort = 'zorg-eind' and t.status = 'af' and t.uitslag -> 'uitslag' is not null
        and t.af_op > coalesce(p.gestart_op, ${new Date(now)}) - make_interval(days => ${VERSE_EINDTOETS_DAGEN})
      order by t.af_op desc limit 1) t on true
    cross join lateral jsonb_to_recordset(t.woorden) w(woord text, categorie text, rol text)
    where p.admin_id = ${adminId} and p.id = ${planId} and w.rol in ('anker','vers')`.execute(db);
  return rows;
}

/** What is set apart on a day for somebody of this groep. */
export async function listApartInGroep(db: Db, adminId: string, groepId: string, dag: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly woord: string }>`
    select distinct w.woord from plan_woord w
    join handelingsplan p on p.admin_id = w.admin_id and p.id = w.plan_id and p.weg_op is null
    join leerling l on l.admin_id = w.admin_id and l.id = w.leerling_id and l.groep_id = ${groepId} and l.verwijderd_op is null
    where w.admin_id = ${adminId} and (w.vrij_op is null or w.vrij_op > ${dag}::date)`.execute(db);
  return rows.map(({ woord }) => woord);
}

/** The same for these leerlingen, wherever they sit. */
export async function listApartVan(db: Db, adminId: string, leerlingIds: readonly string[], dag: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly woord: string }>`
    select distinct w.woord from plan_woord w
    join handelingsplan p on p.admin_id = w.admin_id and p.id = w.plan_id and p.weg_op is null
    where w.admin_id = ${adminId} and w.leerling_id = any(${[...leerlingIds]}::uuid[]) and (w.vrij_op is null or w.vrij_op > ${dag}::date)`.execute(
    db,
  );
  return rows.map(({ woord }) => woord);
}

/** Forms in which a word that is heard is written whole: only those count as having practised it. */
export const SCHRIJFVORMEN: readonly Oefenvorm[] = [
  'dictee-woord',
  'werkwoord-in-zin',
  'visueel-dictee',
  'plaatje-benoemen',
  'letters-ordenen',
];

/** What is never heard is written in the sentence that is read; a goal that is asked in sentences is written in them. */
const ANDERSVORMEN: readonly Oefenvorm[] = ['vorm-veranderen', 'fout-verbeteren', 'dictee-zin'];

let anders: ReadonlySet<string> | undefined;

/** Keys of what a test does not ask as a loose word by ear. */
function listAnders(): ReadonlySet<string> {
  anders ??= new Set(
    Regio.options.flatMap((regio) =>
      leerlijnVan(regio).volgorde.flatMap((categorie) =>
        [...categorie.woorden, ...categorie.gereserveerd]
          .filter(({ info }) => info.opZicht === true || (info.vormen.includes('dictee-zin') && isInZinnen(categorie)))
          .map(({ info }) => info.woord),
      ),
    ),
  );
  return anders;
}

/** Was this written whole, in the form in which a test of a plan asks it? */
export const isGeschreven = (vorm: Oefenvorm, sleutel: string): boolean =>
  SCHRIJFVORMEN.includes(vorm) || (ANDERSVORMEN.includes(vorm) && listAnders().has(sleutel));

/** The same of a row with these columns. */
export const geschreven = (vorm: RawBuilder<string>, woord: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`
  (${vorm} = any(${[...SCHRIJFVORMEN]}::text[]) or (${vorm} = any(${[...ANDERSVORMEN]}::text[]) and ${woord} = any(${[...listAnders()]}::text[])))`;

interface GeoefendRij {
  readonly woord: string;
  /** Was the very first answer right? */
  readonly eerst: boolean;
}

/**
 * Words that this leerling wrote in practice often enough to count as practised: first attempts, of no test or dictation, on more than one day.
 * `sinds`: of the plan alone.
 */
export async function listGeoefend(
  db: Db,
  { adminId, leerlingId }: Pick<Planplek, 'adminId' | 'leerlingId'>,
  sinds: Date | null,
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<GeoefendRij>`
    with geschreven as (
      select r.woord, count(*) as keren, count(distinct r.dag) as dagen, (array_agg(r.goed order by r.op))[1] as eerst from antwoord r
      join taak t on t.admin_id = r.admin_id and t.id = r.taak_id and t.toets_id is null and t.dictee_id is null
      where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and r.telt and not r.ingetrokken and (${sinds}::timestamptz is null or r.op >= ${sinds})
        and ${geschreven(sql`r.vorm`, sql`r.woord`)}
      group by r.woord
      union all
      select v.woord, v.geschreven, v.schrijfdagen, v.eerst_goed from woord_vroeger v
      where v.admin_id = ${adminId} and v.leerling_id = ${leerlingId} and v.geschreven > 0 and ${sinds}::timestamptz is null
    )
    select g.woord, coalesce((select v.eerst_goed from woord_vroeger v
        where v.admin_id = ${adminId} and v.leerling_id = ${leerlingId} and v.woord = g.woord and ${sinds}::timestamptz is null), bool_or(g.eerst)) as eerst
    from geschreven g group by g.woord having sum(g.keren) >= ${GEOEFEND.keren} and sum(g.dagen) >= ${GEOEFEND.dagen}`.execute(db);
  return new Map(rows.map(({ woord, eerst }) => [woord, eerst]));
}
