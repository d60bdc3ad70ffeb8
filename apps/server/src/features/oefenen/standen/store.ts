/** The engine's rows of one leerling. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Zorgaandeel } from '@spelrijk/domain/handelingsplan';
import { WEEKTAAK_DAGEN } from '@spelrijk/domain/weektaak';
import {
  BUNDEL_DAYS,
  PLAN_DAYS,
  passedBy,
  TERUG_DAYS,
  type CategorieStand,
  type HoofdStand,
  type Stand,
  type WoordStand,
} from '@spelrijk/oefenen/stand';
import { restoreStand } from '@spelrijk/oefenen/restore';
import type { Db } from '../../../platform/db/database.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { BewaardeInstelling, LijstRij, OpdrachtRij, Proefplek, WeektaakRij } from './instelling.ts';

/** Words seen longer ago than this and not in repetition do not matter for choosing. */
const RECENT = sql.raw(`interval '${PLAN_DAYS} days'`);
/** A question about a text is called `m4-03-v1`, which no word is: its text rests longer. */
const TEKSTRUST = sql.raw(`interval '${BUNDEL_DAYS} days'`);
/** And of what was read longer ago the plan knows only when. */
const TEKSTTERUG = sql.raw(`interval '${TERUG_DAYS} days'`);

/** What the groep and the leerling `l` set themselves. */
export const INSTELLINGEN = sql`json_build_object(
        'groep', (select o.instelling from oefeninstelling o where o.admin_id = l.admin_id and o.groep_id = l.groep_id),
        'leerling', (select o.instelling from oefeninstelling o where o.admin_id = l.admin_id and o.leerling_id = l.id))`;

/** Word lists that are on for the leerling `l` on the day `dag`, newest first; more than this is no practice of a week. */
const lijstenOp = (dag: string) => sql`(select coalesce(json_agg(x order by x.sinds desc, x.id), '[]') from (
        select w.id, w.naam, w.woorden, max(t.created_at) as sinds, case when bool_or(t.leerling_id is not null) then 'leerling' else 'groep' end as bron
        from woordlijst_toewijzing t join woordlijst w on w.admin_id = t.admin_id and w.id = t.woordlijst_id and w.verwijderd_op is null
        where t.admin_id = l.admin_id and (t.leerling_id = l.id or (t.leerling_id is null and t.groep_id = l.groep_id))
          and coalesce(t.van <= ${dag}::date, true) and coalesce(t.tot >= ${dag}::date, true)
        group by w.admin_id, w.id order by sinds desc limit 10) x)`;

/** With the package off a plan that runs waits: practice is as without one. */
const heeftZorgpakket = sql`exists (select from admin a where a.admin_id = l.admin_id and 'zorgtraject' = any(a.pakketten))`;

/** Goals of the care plan of the leerling `l`. */
export const ZORGDOELEN = sql`(select coalesce(json_agg(z.categorie order by z.categorie), '[]') from zorgdoel z
        where z.admin_id = l.admin_id and z.leerling_id = l.id and (z.plan_id is null or ${heeftZorgpakket}))`;

/** Words set apart for tests of the leerling `l` on the day `dag`: those of a care plan, and of a progress test that is being made. */
const apartOp = (dag: string) => sql`(select coalesce(json_agg(distinct x.woord), '[]') from (
        select w.woord from plan_woord w
        join handelingsplan p on p.admin_id = w.admin_id and p.id = w.plan_id and p.weg_op is null
        where w.admin_id = l.admin_id and w.leerling_id = l.id and (w.vrij_op is null or w.vrij_op > ${dag}::date)
        union all select w ->> 'woord' from toets o, jsonb_array_elements(o.woorden) w
        where o.admin_id = l.admin_id and o.leerling_id = l.id and o.plan_id is null and o.status = 'open'
        union all select unnest(m.teksten) from leesmoment m
        where m.admin_id = l.admin_id and m.groep_id = l.groep_id and m.gestopt_op is null and m.tot >= ${dag}::date) x)`;

/** How much of the practice of the leerling `l` goes to the goals of its plan; null without one. */
const ZORGAANDEEL = sql`(select p.zorgaandeel from handelingsplan p
        where p.admin_id = l.admin_id and p.leerling_id = l.id and p.status = 'actief' and p.weg_op is null and ${heeftZorgpakket})`;

/** What docenten set going for the leerling `l` on the day `dag`, newest first. */
const opdrachtenOp = (
  dag: string,
) => sql`(select coalesce(json_agg(json_build_object('categorie', o.categorie, 'woorden', o.woorden) order by o.created_at desc, o.id), '[]')
        from opdracht o join opdracht_leerling x on x.admin_id = o.admin_id and x.opdracht_id = o.id and x.leerling_id = l.id
        where o.admin_id = l.admin_id and o.gestopt_op is null and o.van <= ${dag}::date and o.tot >= ${dag}::date)`;

/** What of the week plan is for the leerling `l` on the day `dag`: what is not done moves along, until its last day. */
const weektakenOp = (
  dag: string,
) => sql`(select coalesce(json_agg(json_build_object('id', w.id, 'lijst', i.naam, 'categorie', w.categorie, 'woorden', coalesce(i.woorden, w.woorden))
          order by w.dag, w.created_at, w.id), '[]')
        from weektaak w left join woordlijst i on i.admin_id = w.admin_id and i.id = w.lijst_id and i.verwijderd_op is null
        where w.admin_id = l.admin_id and w.groep_id = l.groep_id and w.soort <> 'dictee' and w.gestopt_op is null
          and w.dag <= ${dag}::date and w.dag > ${dag}::date - ${WEEKTAAK_DAGEN}::int and (w.soort = 'categorie' or i.id is not null)
          and (w.iedereen or exists (select from weektaak_leerling x where x.admin_id = w.admin_id and x.weektaak_id = w.id and x.leerling_id = l.id))
          and not exists (select from taak t where t.admin_id = l.admin_id and t.leerling_id = l.id and t.weektaak_id = w.id and t.status = 'af'))`;

/** The trial that the groep of the leerling `l` is in on the day `dag`, and the policy it has there; null when its school allows none. */
const proefOp = (
  dag: string,
) => sql`(select json_build_object('id', p.id, 'groep', x.groep_id, 'beleid', case when x.anders then p.beleid else p.gewoon end)
        from beleidsproef_groep x join beleidsproef p on p.id = x.proef_id
        where x.admin_id = l.admin_id and x.groep_id = l.groep_id and a.beleidsproef and p.van <= ${dag}::date and p.tot > ${dag}::date)`;

export interface StandRow {
  readonly hoofd: HoofdStand;
  readonly categorieen: Record<string, CategorieStand>;
  readonly woorden: Record<string, WoordStand>;
  /** Moment (ms) by text that was asked, or read to its end on the leesplank, in the last twenty weeks. */
  readonly uitgelezen: Record<string, number>;
  readonly regio: Regio;
  readonly jaargroep: number;
  readonly instellingen: BewaardeInstelling;
  /** Word lists of the docent that are on today. */
  readonly lijsten: readonly LijstRij[];
  /** What docenten set going and runs today. */
  readonly opdrachten: readonly OpdrachtRij[];
  /** What of the week plan is for today. */
  readonly weektaken: readonly WeektaakRij[];
  /** Goals of an active care plan. */
  readonly zorgdoelen: readonly string[];
  readonly zorgaandeel: Zorgaandeel | null;
  /** Keys of what is set apart for tests of a care plan. */
  readonly apart: readonly string[];
  /** The trial of two policies that its groep is in today. */
  readonly proef: Proefplek | null;
}

/** One writer per leerling: whoever holds this row may change the child's state. False when there is no such leerling. */
export async function lockLeerling(db: Db, adminId: string, leerlingId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from leerling_stand s join leerling l on l.admin_id = s.admin_id and l.id = s.leerling_id and l.verwijderd_op is null
    where s.admin_id = ${adminId} and s.leerling_id = ${leerlingId} for update of s`.execute(db);
  return rows.length > 0;
}

/** Everything needed to plan for a leerling, in one statement; undefined when there is no such leerling. */
export async function readStand(db: Db, adminId: string, leerlingId: string, now: Date): Promise<StandRow | undefined> {
  const lijsten = lijstenOp(dagVan(now.getTime()));
  const { rows } = await sql<StandRow>`
    select s.hoofd, a.regio, l.jaargroep,
      (select coalesce(json_object_agg(c.categorie, c.stand), '{}') from leerling_categorie c
        where c.admin_id = l.admin_id and c.leerling_id = l.id) as categorieen,
      (select coalesce(json_object_agg(w.woord, w.stand), '{}') from leerling_woord w
        where w.admin_id = l.admin_id and w.leerling_id = l.id and (w.terug_op is not null or w.laatste > ${now}::timestamptz - ${RECENT}
          or (w.laatste > ${now}::timestamptz - ${TEKSTRUST} and w.woord ~ '-v[0-9]+$'))) as woorden,
      (select coalesce(json_object_agg(x.tekst, (extract(epoch from x.op) * 1000)::bigint), '{}') from (
        select y.tekst, max(y.op) as op from (
          select b.tekst, b.begon as op from leesbeurt b where b.admin_id = l.admin_id and b.leerling_id = l.id and b.uit
          union all select regexp_replace(w.woord, '-v[0-9]+$', ''), w.laatste from leerling_woord w
            where w.admin_id = l.admin_id and w.leerling_id = l.id and w.woord ~ '-v[0-9]+$') y
        where y.op > ${now}::timestamptz - ${TEKSTTERUG} group by y.tekst) x) as uitgelezen,
      ${INSTELLINGEN} as instellingen,
      ${lijsten} as lijsten,
      ${opdrachtenOp(dagVan(now.getTime()))} as opdrachten,
      ${weektakenOp(dagVan(now.getTime()))} as weektaken,
      ${ZORGDOELEN} as zorgdoelen,
      ${ZORGAANDEEL} as zorgaandeel,
      ${apartOp(dagVan(now.getTime()))} as apart,
      ${proefOp(dagVan(now.getTime()))} as proef
    from leerling l
    join admin a on a.admin_id = l.admin_id
    join leerling_stand s on s.admin_id = l.admin_id and s.leerling_id = l.id
    where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null`.execute(db);
  return rows[0] && withGelezen(restoreStand(rows[0]));
}

/** A text of weeks ago, or one that was read to its end on the leesplank, was met: of its questions nothing more than that is told. Rows that are there stay as they are. */
function withGelezen(rij: StandRow): StandRow {
  const bekend = new Set(Object.keys(rij.woorden).map((woord) => woord.replace(/-v\d+$/, '')));
  const erbij = Object.entries(rij.uitgelezen).filter(([tekst]) => !bekend.has(tekst));
  if (erbij.length === 0) return rij;
  return { ...rij, woorden: { ...rij.woorden, ...Object.fromEntries(erbij.map(([tekst, op]) => [`${tekst}-v1`, passedBy(op)])) } };
}

export async function insertStand(db: Db, adminId: string, leerlingId: string, stand: Stand): Promise<void> {
  await db
    .insertInto('leerling_stand')
    .values({
      admin_id: adminId,
      leerling_id: leerlingId,
      hoofd: JSON.stringify(stand.hoofd),
      laatste: null,
      aandacht: '[]',
      beheerst: 0,
      bezig_met: null,
      volgnr: 0,
    })
    .execute();
}

/** Many who begin at the same place. */
export async function insertStanden(db: Db, adminId: string, leerlingIds: readonly string[], stand: Stand): Promise<void> {
  await sql`
    insert into leerling_stand (admin_id, leerling_id, hoofd, laatste, aandacht, beheerst, bezig_met, volgnr)
    select ${adminId}::uuid, id, ${JSON.stringify(stand.hoofd)}::jsonb, null, '[]'::jsonb, 0, null, 0
    from unnest(${[...leerlingIds]}::uuid[]) as id`.execute(db);
}

/** Another begin for who answered nothing yet; gives how many that were. What a child showed itself is never overruled. */
export async function replaceBegin(
  db: Db,
  adminId: string,
  begins: readonly { readonly id: string; readonly stand: Stand }[],
): Promise<number> {
  const rijen = JSON.stringify(begins.map(({ id, stand }) => ({ id, hoofd: stand.hoofd })));
  const { numAffectedRows } = await sql`
    update leerling_stand s set hoofd = r.hoofd from jsonb_to_recordset(${rijen}::jsonb) as r(id uuid, hoofd jsonb)
    where s.admin_id = ${adminId} and s.leerling_id = r.id and s.volgnr = 0`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
