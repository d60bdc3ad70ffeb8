/** What condensing reads and leaves behind. In the program's own role: answers are append only for every other. */
import { sql } from 'kysely';
import { present } from '@spelrijk/base/invariant';
import type { Regio } from '@spelrijk/domain/admin';
import { SAMENGEVAT } from '@spelrijk/domain/antwoord';
import { NAMETING_DAGEN } from '@spelrijk/domain/handelingsplan';
import type { HoofdStand } from '@spelrijk/oefenen/stand';
import type { Db } from '../../../platform/db/database.ts';
import { geschreven } from '../planwoorden/index.ts';

export interface Wie {
  readonly adminId: string;
  readonly leerlingId: string;
}

export interface Grens {
  /** First day that is kept for everybody. */
  readonly dag: string;
  readonly vandaag: string;
}

/** Days after its end that an opdracht is still shown, and a margin. */
const OPDRACHT_NA = 60;

/**
 * First day that is kept for a leerling `l`: earlier while a plan runs, or can still be followed by its nameting, and while an opdracht is shown, because these count from
 * their start.
 */
const totVan = ({ dag, vandaag }: Grens) => sql<string>`least(${dag}::date, (
  select min(least(p.van, p.created_at::date, (select min(t.created_at)::date from toets t where t.admin_id = p.admin_id and t.plan_id = p.id)))
  from handelingsplan p where p.admin_id = l.admin_id and p.leerling_id = l.id
    and (p.status = 'actief' or p.afgerond_op >= ${vandaag}::date - ${NAMETING_DAGEN.tot}::int)), (
  select min(o.created_at)::date from opdracht_leerling x join opdracht o on o.admin_id = x.admin_id and o.id = x.opdracht_id
  where x.admin_id = l.admin_id and x.leerling_id = l.id and o.tot >= ${vandaag}::date - ${OPDRACHT_NA}::int))`;

export async function listAdmins(db: Db): Promise<readonly string[]> {
  const rijen = await db.selectFrom('admin').select('admin_id').orderBy('admin_id').execute();
  return rijen.map((rij) => rij.admin_id);
}

/** Leerlingen of a customer with days of practice before their border that are not in their base, at most so many. */
export async function listTeDoen(db: Db, adminId: string, grens: Grens, aantal: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select k.id from (
      select l.admin_id, l.id, ${totVan(grens)} as tot, b.tot as klaar from leerling l
      left join leerling_basis b on b.admin_id = l.admin_id and b.leerling_id = l.id
      where l.admin_id = ${adminId} and l.verwijderd_op is null
        and exists (select from leerling_dag d where d.admin_id = l.admin_id and d.leerling_id = l.id and d.dag < ${grens.dag}::date)) k
    where (k.klaar is null or k.klaar < k.tot) and exists (select from leerling_dag d
      where d.admin_id = k.admin_id and d.leerling_id = k.id and d.dag < k.tot and (k.klaar is null or d.dag >= k.klaar))
    order by k.id limit ${aantal}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Plek {
  readonly tot: string;
  /** Place in the log of the first answer that stays outside the base; null: there is none. */
  readonly eerste: number | null;
}

/** The border of this leerling, who is held; undefined when what came meanwhile changed it. */
export async function findPlek(db: Db, { adminId, leerlingId }: Wie, grens: Grens): Promise<Plek | undefined> {
  const { rows } = await sql<Plek>`
    select k.tot, (select min(coalesce(r.plek, r.volgnr)) from antwoord r
        where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and not r.in_basis and r.dag >= k.tot) as eerste
    from (select ${totVan(grens)} as tot from leerling l where l.admin_id = ${adminId} and l.id = ${leerlingId}) k
    where not exists (select from leerling_basis b where b.admin_id = ${adminId} and b.leerling_id = ${leerlingId} and b.tot >= k.tot)`.execute(
    db,
  );
  return rows[0];
}

/** Of a test or a dictation that is there, and the first answer to its opgave. */
const BLIJFT = sql`r.telt and t.id is not null and (exists (select from toets x where x.admin_id = t.admin_id and x.id = t.toets_id)
  or exists (select from dictee x where x.admin_id = t.admin_id and x.id = t.dictee_id))`;
const MET_TAAK = sql`antwoord r left join taak t on t.admin_id = r.admin_id and t.id = r.taak_id`;

/** How each word went in what is about to go, beside what is known of years before it. */
async function addWoorden(db: Db, { adminId, leerlingId }: Wie, eerste: number): Promise<void> {
  await sql`
    insert into woord_vroeger as v (admin_id, leerling_id, woord, keren, goed, laatste_goed, geschreven, schrijfdagen, eerst_goed)
    select ${adminId}::uuid, ${leerlingId}::uuid, x.woord, count(*), count(*) filter (where x.goed), (array_agg(x.goed order by x.volgnr desc))[1],
      count(*) filter (where x.schreef), count(distinct x.dag) filter (where x.schreef), (array_agg(x.goed order by x.op) filter (where x.schreef))[1]
    from (
      select r.woord, r.goed, r.volgnr, r.op, r.dag, t.id is not null and not r.ingetrokken and ${geschreven(sql`r.vorm`, sql`r.woord`)} as schreef
      from ${MET_TAAK}
      where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and not r.in_basis and coalesce(r.plek, r.volgnr) < ${eerste}
        and r.telt and not (${BLIJFT})) x
    group by x.woord
    on conflict (admin_id, leerling_id, woord) do update set keren = v.keren + excluded.keren, goed = v.goed + excluded.goed,
      laatste_goed = excluded.laatste_goed, geschreven = v.geschreven + excluded.geschreven,
      schrijfdagen = v.schrijfdagen + excluded.schrijfdagen, eerst_goed = coalesce(v.eerst_goed, excluded.eerst_goed)`.execute(db);
}

/**
 * What stays of a test or a dictation: the word, right or wrong, and at which rule; not what was written wrongly, nor when or how fast. A test of a care plan is
 * part of the plan and stays whole, as long as it is there.
 */
async function keepToetsen(db: Db, { adminId, leerlingId }: Wie, eerste: number): Promise<void> {
  await sql`
    update antwoord a set in_basis = true, motor = '{}', gegeven = case when x.zorg or a.goed or a.gegeven = '' then a.gegeven else ${SAMENGEVAT} end,
      rt_ms = case when x.zorg then a.rt_ms else 0 end, hints = case when x.zorg then a.hints else 0 end,
      op = case when x.zorg then a.op else x.middag end, client_op = case when x.zorg then a.client_op else x.middag end,
      ontvangen_op = case when x.zorg then a.ontvangen_op else x.middag end
    from (
      select r.id, coalesce(o.plan_id is not null, false) as zorg, (r.dag + time '12:00') at time zone 'UTC' as middag
      from ${MET_TAAK} left join toets o on o.admin_id = t.admin_id and o.id = t.toets_id
      where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and coalesce(r.plek, r.volgnr) < ${eerste} and ${BLIJFT}) x
    where a.admin_id = ${adminId} and a.leerling_id = ${leerlingId} and a.id = x.id`.execute(db);
}

/** The rest goes, and what stayed of a test that is there no more. Gives how many. */
async function deleteRest(db: Db, { adminId, leerlingId }: Wie, eerste: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from antwoord a using (
      select r.id from ${MET_TAAK}
      where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and (r.in_basis or coalesce(r.plek, r.volgnr) < ${eerste}) and not (${BLIJFT})) x
    where a.admin_id = ${adminId} and a.leerling_id = ${leerlingId} and a.id = x.id`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Answers of a methodetoets wait in a table of their own until it is closed, and stay there to be read. */
async function condenseMethodetoetsen(db: Db, { adminId, leerlingId }: Wie, tot: string): Promise<void> {
  await sql`
    update methodetoets_antwoord a set gegeven = ${SAMENGEVAT}, rt_ms = 0
    from methodetoets_leerling m
    where a.admin_id = ${adminId} and a.leerling_id = ${leerlingId} and m.admin_id = a.admin_id and m.dictee_id = a.dictee_id and m.leerling_id = a.leerling_id
      and m.verwerkt is not null and a.op < ${tot}::date and not a.goed and a.gegeven not in ('', ${SAMENGEVAT})`.execute(db);
}

interface Begin {
  readonly hoofd: HoofdStand;
  readonly regio: Regio;
}

export async function readBegin(db: Db, { adminId, leerlingId }: Wie): Promise<Begin> {
  const { rows } = await sql<Begin>`
    select s.hoofd, a.regio from leerling_stand s join admin a on a.admin_id = s.admin_id
    where s.admin_id = ${adminId} and s.leerling_id = ${leerlingId}`.execute(db);
  return present(rows[0], 'a held leerling has a state');
}

export interface Samenvatting extends Wie {
  readonly tot: string;
  readonly eerste: number | null;
  /** The state at the border. */
  readonly stand: string;
  /** Tests that were finished before this moment are in it. */
  readonly besluitTot: Date;
  readonly now: Date;
}

/** No place in a log comes after this one. */
const ALLES = 2_147_483_647;

/** Writes the base and takes away what it stands for. Gives how many answers went. */
export async function saveSamenvatting(db: Db, { tot, eerste, stand, besluitTot, now, ...wie }: Samenvatting): Promise<number> {
  const { adminId, leerlingId } = wie;
  const grens = eerste ?? ALLES;
  await addWoorden(db, wie, grens);
  await keepToetsen(db, wie, grens);
  const gewist = await deleteRest(db, wie, grens);
  await condenseMethodetoetsen(db, wie, tot);
  await sql`
    update toets set in_basis = true where admin_id = ${adminId} and leerling_id = ${leerlingId} and status = 'af' and not in_basis and af_op < ${besluitTot}`.execute(
    db,
  );
  await sql`
    insert into leerling_basis as b (admin_id, leerling_id, tot, stand, gewist, op) values (${adminId}, ${leerlingId}, ${tot}, ${stand}, ${gewist}, ${now})
    on conflict (admin_id, leerling_id) do update set tot = excluded.tot, stand = excluded.stand, op = excluded.op,
      gewist = case when b.gemeld then 0 else b.gewist end + excluded.gewist, gemeld = false`.execute(db);
  return gewist;
}

/** Customers where something went that the log does not say yet. */
export async function listOngemeld(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ adminId: string }>`
    select distinct admin_id as "adminId" from leerling_basis where not gemeld and gewist > 0 order by 1`.execute(db);
  return rows.map(({ adminId }) => adminId);
}

export interface Melding {
  readonly leerlingen: number;
  readonly antwoorden: number;
  /** Before which day, at most. */
  readonly tot: string | null;
}

export async function takeMelding(db: Db, adminId: string): Promise<Melding> {
  const { rows } = await sql<Melding>`
    with m as (update leerling_basis set gemeld = true where admin_id = ${adminId} and not gemeld and gewist > 0 returning gewist, tot)
    select count(*)::int as leerlingen, coalesce(sum(gewist), 0)::int as antwoorden, max(tot) as tot from m`.execute(db);
  return rows[0] ?? { leerlingen: 0, antwoorden: 0, tot: null };
}
