/** The plans of a school that ended, each with its growth and its minutes. */
import { sql } from 'kysely';
import type { Plantoetsuitslag } from '@spelrijk/contract/plantoetsen';
import type { Db } from '../../../platform/db/database.ts';

export interface PlanRij {
  readonly minuten: number;
  /** Of the latest final test; null: it asked too little to speak of growth. */
  readonly plan: Plantoetsuitslag['plan'];
}

/** Plans that ended with a final test; minutes of every session that stands. */
export async function listAfgerond(db: Db, adminId: string): Promise<readonly PlanRij[]> {
  const { rows } = await sql<PlanRij>`
    select t.uitslag -> 'uitslag' -> 'plan' as plan,
      (select coalesce(sum(z.minuten), 0)::int from zorgsessie z where z.admin_id = p.admin_id and z.plan_id = p.id and z.doorgehaald_op is null) as minuten
    from handelingsplan p
    join leerling l on l.admin_id = p.admin_id and l.id = p.leerling_id and l.verwijderd_op is null
    join lateral (select e.uitslag from toets e where e.admin_id = p.admin_id and e.plan_id = p.id and e.soort = 'zorg-eind' and e.status = 'af'
      and e.uitslag -> 'uitslag' is not null order by e.af_op desc limit 1) t on true
    where p.admin_id = ${adminId} and p.weg_op is null and p.einde = 'eindtoets' order by p.id`.execute(db);
  return rows;
}
