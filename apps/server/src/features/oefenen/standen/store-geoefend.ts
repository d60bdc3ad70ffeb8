/** When a leerling practised: the one definition for every screen, mail and file that says it. Answering is practising, and so is reading on the leesplank. */
import { sql, type RawBuilder } from 'kysely';

/** Days of the leerling `l` from a day (YYYY-MM-DD, or what the query calls it) on; null: all. Turning pages is no reading: such a turn has no words. */
export const geoefendeDagen = (vanaf: string | null | RawBuilder<unknown>) => sql`(
  select g.dag, sum(g.ms)::int as ms, sum(g.antwoorden)::int as antwoorden, sum(g.goed)::int as goed, sum(g.gokjes)::int as gokjes, sum(g.taken)::int as taken
  from (
    select o.dag, o.ms, o.antwoorden, o.goed, o.gokjes, o.taken from leerling_dag o
      where o.admin_id = l.admin_id and o.leerling_id = l.id and o.antwoorden > 0 and (${vanaf}::date is null or o.dag >= ${vanaf}::date)
    union all
    select b.dag, b.ms, 0, 0, 0, 0 from leesbeurt b
      where b.admin_id = l.admin_id and b.leerling_id = l.id and b.woorden > 0 and (${vanaf}::date is null or b.dag >= ${vanaf}::date)) g
  group by g.dag)`;

/** The last time, of the leerling `l` with its stand `s`; null: never. */
export const LAATST_GEOEFEND = sql`greatest(s.laatste, (select max(b.begon) from leesbeurt b where b.admin_id = l.admin_id and b.leerling_id = l.id and b.woorden > 0))`;

/** Of every leerling, a row per day and kind of practice from a day on, as far as our office counts it. */
export const geoefend = (vanaf: string) => sql`(
  select o.admin_id, o.leerling_id, o.dag, o.antwoorden, o.taken from leerling_dag o where o.antwoorden > 0 and o.dag >= ${vanaf}::date
  union all
  select b.admin_id, b.leerling_id, b.dag, 0, 0 from leesbeurt b where b.woorden > 0 and b.dag >= ${vanaf}::date)`;
