/** What became of the children of a trial, per customer: a row a child without its id. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ProefRij } from './store.ts';

export interface KindRij {
  /** The groep in which it was planned for; one of them when there were more. */
  readonly groepId: string;
  /** In how many groepen of the trial, and how many taken were planned outside it in those days. */
  readonly groepen: number;
  readonly buiten: number;
  /** Taken of the trial by another policy than that of their side. */
  readonly anderBeleid: number;
  /** First attempts, guesses included, and how many were right; the mean of the share right it should have. */
  readonly antwoorden: number;
  readonly goed: number;
  readonly doel: number;
  /** Words that went wrong and were asked again two weeks later or more, and how many of those were right the first time then. */
  readonly teruggezien: number;
  readonly onthouden: number;
}

/** A mistake that is right after so many days was kept. */
const LATER = sql.raw('14');

/** Where the log line keeps the share right that was asked for: packed, or as lines of before had it. */
const DOEL = sql`coalesce((a.motor #>> '{a,6}')::float8, (a.motor #>> '{invoer,doel}')::float8)`;

/** What is counted per child is made once: of tables that were just filled PostgreSQL expects a single row, and would count all of it again for every child. */
export async function listKinderen(db: Db, adminId: string, { id, beleid, gewoon, van, tot }: ProefRij): Promise<readonly KindRij[]> {
  const { rows } = await sql<KindRij>`
    with t as (
      select leerling_id, id, lot, lot #>> '{proef,id}' = ${id}::text as erin, (lot #>> '{proef,groep}')::uuid as groep_id from taak
      where admin_id = ${adminId} and dag >= ${van}::date and dag < ${tot}::date and lot is not null
    ), kind as (
      select t.leerling_id, min(x.groep_id::text)::uuid as groep_id, count(distinct x.groep_id)::int as groepen,
        count(*) filter (where t.erin is not true or x.groep_id is null)::int as buiten,
        count(*) filter (where t.erin and t.lot ->> 'beleid' <> case when x.anders then ${beleid} else ${gewoon} end)::int as ander
      from t left join beleidsproef_groep x on t.erin and x.admin_id = ${adminId} and x.proef_id = ${id}::uuid and x.groep_id = t.groep_id
      group by t.leerling_id having count(x.groep_id) > 0
    ), a as (
      select w.leerling_id, w.volgnr, w.woord, w.dag, w.goed, w.gokje, w.motor from antwoord w join taak k on k.leerling_id = w.leerling_id and k.id = w.taak_id and k.admin_id = ${adminId}
      where w.admin_id = ${adminId} and w.leerling_id in (select leerling_id from kind) and w.dag >= ${van}::date and w.dag < ${tot}::date and w.telt and not w.ingetrokken
        and k.toets_id is null and k.dictee_id is null
    ), gegeven as materialized (
      select a.leerling_id, count(*)::int as antwoorden, count(*) filter (where a.goed)::int as goed, avg(${DOEL})::float8 as doel from a group by a.leerling_id
    ), fout as (
      select distinct on (leerling_id, woord) leerling_id, woord, dag from a where not goed and not gokje order by leerling_id, woord, volgnr
    ), later as (
      select distinct on (a.leerling_id, a.woord) a.leerling_id, a.goed from fout f join a on a.leerling_id = f.leerling_id and a.woord = f.woord
      where not a.gokje and a.dag >= f.dag + ${LATER} order by a.leerling_id, a.woord, a.volgnr
    ), terug as materialized (
      select leerling_id, count(*)::int as teruggezien, count(*) filter (where goed)::int as onthouden from later group by leerling_id
    )
    select k.groep_id as "groepId", k.groepen, k.buiten, k.ander as "anderBeleid", coalesce(g.antwoorden, 0) as antwoorden, coalesce(g.goed, 0) as goed,
      coalesce(g.doel, 0.8) as doel, coalesce(r.teruggezien, 0) as teruggezien, coalesce(r.onthouden, 0) as onthouden
    from kind k left join gegeven g on g.leerling_id = k.leerling_id left join terug r on r.leerling_id = k.leerling_id`.execute(db);
  return rows;
}
