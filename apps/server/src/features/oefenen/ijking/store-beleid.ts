/** What became of the taken that chance had a part in. */
import { sql } from 'kysely';
import type { Lot } from '@spelrijk/oefenen/lot';
import type { Db } from '../../../platform/db/database.ts';

export { listAdminIds } from './store.ts';

export interface Taakuitslag {
  readonly leerlingId: string;
  readonly lot: Lot;
  /** First attempts that were no guesses, and how many were right. */
  readonly antwoorden: number;
  readonly goed: number;
  /** Words that were wrong here and were asked again later, and how many of those were right then. */
  readonly teruggezien: number;
  readonly hersteld: number;
}

/** Taken of at least one answer whose kind of practice could have been another. */
export async function listTaakuitslagen(db: Db, adminId: string): Promise<readonly Taakuitslag[]> {
  const { rows } = await sql<Taakuitslag>`
    with a as (
      select leerling_id, taak_id, goed, lead(goed) over (partition by leerling_id, woord order by volgnr) as later
      from antwoord where admin_id = ${adminId} and telt and not gokje and not ingetrokken
    )
    select t.leerling_id as "leerlingId", t.lot, count(*)::int as antwoorden, count(*) filter (where a.goed)::int as goed,
      count(*) filter (where not a.goed and a.later is not null)::int as teruggezien, count(*) filter (where not a.goed and a.later)::int as hersteld
    from taak t join a on a.leerling_id = t.leerling_id and a.taak_id = t.id
    where t.admin_id = ${adminId} and t.lot is not null and (select count(*) from jsonb_object_keys(t.lot -> 'soorten')) > 1
    group by t.leerling_id, t.id, t.lot`.execute(db);
  return rows;
}
