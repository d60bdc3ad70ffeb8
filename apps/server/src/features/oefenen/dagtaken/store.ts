/** The plan of a day: whether it still holds, and taking out of it what was not begun. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Were settings, word lists, opdrachten or the week plan up to this day of this leerling or its groep changed after the newest of these taken was planned? */
export async function isIngesteldNa(
  db: Db,
  { adminId, id: leerlingId }: { readonly adminId: string; readonly id: string },
  dag: string,
  gepland: Date,
): Promise<boolean> {
  const groep = sql`(select l.groep_id from leerling l where l.admin_id = ${adminId} and l.id = ${leerlingId})`;
  const { rows } = await sql`
    select from oefeninstelling o where o.admin_id = ${adminId} and o.gewijzigd_op > ${gepland}
      and (o.leerling_id = ${leerlingId} or o.groep_id = ${groep})
    union all
    select from woordlijst_toewijzing t join woordlijst w on w.admin_id = t.admin_id and w.id = t.woordlijst_id
    where t.admin_id = ${adminId} and (t.leerling_id = ${leerlingId} or (t.leerling_id is null and t.groep_id = ${groep}))
      and greatest(t.created_at, w.gewijzigd_op, w.verwijderd_op) > ${gepland}
    union all
    select from opdracht o join opdracht_leerling x on x.admin_id = o.admin_id and x.opdracht_id = o.id and x.leerling_id = ${leerlingId}
    where o.admin_id = ${adminId} and greatest(o.created_at, o.gestopt_op) > ${gepland}
    union all
    select from weektaak w where w.admin_id = ${adminId} and w.groep_id = ${groep} and w.soort <> 'dictee' and w.dag <= ${dag}::date and w.gewijzigd_op > ${gepland}
      and (w.iedereen or exists (select from weektaak_leerling x where x.admin_id = w.admin_id and x.weektaak_id = w.id and x.leerling_id = ${leerlingId}))
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Takes what was planned for a day and not begun out of the plan. The taken stay: a child may be playing one without a connection,
 * and what it answers still counts.
 */
export async function ontplan(db: Db, adminId: string, leerlingId: string, dag: string): Promise<void> {
  await sql`
    update taak set nr = null
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and dag = ${dag} and nr >= 0 and status = 'klaar-om-te-starten'`.execute(
    db,
  );
}
