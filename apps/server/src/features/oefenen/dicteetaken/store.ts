/** Dictations of a groep as the taken of its leerlingen. */
import { sql } from 'kysely';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Db } from '../../../platform/db/database.ts';

export interface OpenDictee {
  readonly id: string;
  readonly titel: string;
  readonly terug: string | null;
  readonly woorden: readonly Lijstwoord[];
  /** The taak of this leerling; null when it was not made yet. */
  readonly taakId: string | null;
  readonly taakDag: string | null;
  /** In the plan of that day. */
  readonly gepland: boolean;
  readonly af: boolean;
}

/** What is open for this leerling of the groep on a day, oldest first, with how far this leerling is. */
export async function listOpenDictees(
  db: Db,
  { adminId, groepId, id: leerlingId }: { readonly adminId: string; readonly groepId: string; readonly id: string },
  dag: string,
): Promise<readonly OpenDictee[]> {
  const { rows } = await sql<OpenDictee>`
    select d.id, d.titel, (select o.categorie from opdracht o where o.admin_id = d.admin_id and o.id = d.opdracht_id) as terug, d.woorden, t.id as "taakId", t.dag as "taakDag", t.nr is not null as gepland, coalesce(t.status = 'af', false) as af
    from dictee d left join taak t on t.admin_id = d.admin_id and t.dictee_id = d.id and t.leerling_id = ${leerlingId}
    where d.admin_id = ${adminId} and d.groep_id = ${groepId} and d.soort = 'dictee' and d.status = 'open' and d.verwijderd_op is null and coalesce(d.vanaf <= ${dag}::date, true)
      and (d.opdracht_id is null or exists (select from opdracht_leerling o where o.admin_id = d.admin_id and o.opdracht_id = d.opdracht_id and o.leerling_id = ${leerlingId}))
      and not exists (select from weektaak w where w.admin_id = d.admin_id and w.dictee_id = d.id and w.gestopt_op is null and not w.iedereen
        and not exists (select from weektaak_leerling x where x.admin_id = w.admin_id and x.weektaak_id = w.id and x.leerling_id = ${leerlingId}))
    order by d.created_at, d.id limit 10`.execute(db);
  return rows;
}

/** A dictation that was not finished yesterday is there today, on a place that is free. */
export async function setOnToday(db: Db, adminId: string, leerlingId: string, taakId: string, dag: string): Promise<void> {
  await sql`
    update taak set dag = ${dag}, nr = (select coalesce(min(b.nr), 0) - 1 from taak b
      where b.admin_id = ${adminId} and b.leerling_id = ${leerlingId} and b.dag = ${dag} and b.nr < -200)
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${taakId}`.execute(db);
}
