/** Words set apart for the tests of a care plan, and what a leerling ever had to do with a word. */
import { sql, type RawBuilder } from 'kysely';
import { createRandom } from '@spelrijk/base/random';
import { Regio } from '@spelrijk/domain/admin';
import { VERSE_EINDTOETS_DAGEN } from '@spelrijk/domain/handelingsplan';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { GEOEFEND } from '@spelrijk/oefenen/zorg/toetswoorden';
import { isInZinnen, type Planwoord } from '@spelrijk/oefenen/zorg/planwoorden';
import type { Db } from '../../../platform/db/database.ts';
import { findStuk, leerlijnVan, toetsvorm, vraagVan } from '../standen/index.ts';

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

/** Keys, and what is written of them, of what a test does not ask as a loose word by ear. */
function listAnders(): ReadonlySet<string> {
  const van = (regio: Regio, sleutel: string): string[] => {
    const stuk = findStuk(regio, sleutel);
    const vorm = stuk && toetsvorm(stuk);
    const vraag = stuk && vorm && vraagVan(vorm, stuk, createRandom(1));
    return vraag ? [sleutel, (vraag.woord ?? stuk.woord).woord] : [];
  };
  anders ??= new Set(
    Regio.options.flatMap((regio) =>
      leerlijnVan(regio).volgorde.flatMap((categorie) =>
        [...categorie.woorden, ...categorie.gereserveerd]
          .filter(({ info }) => info.opZicht === true || (isInZinnen(categorie) && info.vormen.includes('dictee-zin')))
          .flatMap(({ info }) => van(regio, info.woord)),
      ),
    ),
  );
  return anders;
}

/** Is this one of them? Its sentence is practised in other forms as well: its grammar, the choice of its sign. */
export const isAnders = (sleutel: string): boolean => listAnders().has(sleutel);

/** Was this written whole, in the form in which a test of a plan asks it? */
export const isGeschreven = (vorm: Oefenvorm, sleutel: string): boolean =>
  SCHRIJFVORMEN.includes(vorm) || (ANDERSVORMEN.includes(vorm) && isAnders(sleutel));

/** The same of a row with these columns. */
export const geschreven = (vorm: RawBuilder<string>, sleutel: RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`
  (${vorm} = any(${[...SCHRIJFVORMEN]}::text[]) or (${vorm} = any(${[...ANDERSVORMEN]}::text[]) and ${sleutel} = any(${[...listAnders()]}::text[])))`;

/**
 * Keys of what this leerling wrote of these goals in practice often enough to count as practised, since a moment: first attempts, of no test or dictation,
 * on more than one day; of what a test does not ask as a loose word by ear attempts in any form, one of them written.
 * An answer knows what was written; of a word in a sentence only its opgave knows which sentence.
 */
export async function listGeoefend(
  db: Db,
  { adminId, leerlingId }: Pick<Planplek, 'adminId' | 'leerlingId'>,
  doelen: readonly string[],
  sinds: Date | null,
): Promise<readonly string[]> {
  const isZelf = geschreven(sql`r.vorm`, sql`r.woord`);
  const { rows } = await sql<{ readonly woord: string }>`
    with rijen as (
      select coalesce(o.sleutel, r.woord) as woord, r.vorm, r.dag from antwoord r
      join taak t on t.admin_id = r.admin_id and t.id = r.taak_id and t.toets_id is null and t.dictee_id is null
      left join lateral (select e ->> 'sleutel' as sleutel from jsonb_array_elements(t.opgaven) e where e ->> 'id' = r.opgave_id::text limit 1) o on true
      where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and r.telt and not r.ingetrokken and (${sinds}::timestamptz is null or r.op >= ${sinds})
        and r.categorie = any(${[...doelen]}::text[])
    )
    select r.woord from rijen r where ${isZelf} or r.woord = any(${[...listAnders()]}::text[])
    group by r.woord having count(*) >= ${GEOEFEND.keren} and count(distinct r.dag) >= ${GEOEFEND.dagen} and bool_or(${isZelf})
    order by r.woord`.execute(db);
  return rows.map(({ woord }) => woord);
}

interface EerstRij {
  readonly woord: string;
  readonly eerst: boolean;
}

/** Of everything that this leerling ever wrote whole in practice, as it is written: was the very first answer right? Of years before as well. */
export async function listEerst(
  db: Db,
  { adminId, leerlingId }: Pick<Planplek, 'adminId' | 'leerlingId'>,
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<EerstRij>`
    with geschreven as (
      select r.woord, (array_agg(r.goed order by r.op))[1] as eerst from antwoord r
      join taak t on t.admin_id = r.admin_id and t.id = r.taak_id and t.toets_id is null and t.dictee_id is null
      where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and r.telt and not r.ingetrokken
        and ${geschreven(sql`r.vorm`, sql`r.woord`)}
      group by r.woord
      union all
      select v.woord, v.eerst_goed from woord_vroeger v where v.admin_id = ${adminId} and v.leerling_id = ${leerlingId} and v.geschreven > 0
    )
    select g.woord, coalesce((select v.eerst_goed from woord_vroeger v
        where v.admin_id = ${adminId} and v.leerling_id = ${leerlingId} and v.woord = g.woord), bool_or(g.eerst)) as eerst
    from geschreven g group by g.woord`.execute(db);
  return new Map(rows.map(({ woord, eerst }) => [woord, eerst]));
}
