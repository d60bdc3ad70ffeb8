/** What leerlingen wrote, each with whether it was the first time they met that word. */
import type { Diagnose } from '@spelrijk/domain/diagnose';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { SCHRIJFVORMEN } from '../../oefenen/planwoorden/index.ts';

export interface Rij {
  readonly leerlingId: string;
  readonly woord: string;
  readonly categorie: string;
  readonly gegeven: string;
  /** Null when it was right: nothing is to be read from it. */
  readonly diagnose: Diagnose | null;
  readonly dag: string;
  /** Met for the first time, in whatever form, this year or before. */
  readonly nieuw: boolean;
}

/**
 * First attempts at whole words, in practice and in tests, that were no guesses: a dictation of the groep may have been practised on paper. As for a
 * handelingsplan, a word is never practised when this is its very first answer.
 */
export async function listGeschreven(db: Db, adminId: string, leerlingIds: readonly string[], sinds: string): Promise<readonly Rij[]> {
  const { rows } = await sql<Rij>`
    select e."leerlingId", e.woord, e.categorie, e.gegeven, case when e.goed then null else e.diagnose end as diagnose, e.dag::text as dag,
      e.nieuw and not exists (select from woord_vroeger v where v.admin_id = ${adminId} and v.leerling_id = e."leerlingId" and v.woord = e.woord) as nieuw
    from (
      select r.leerling_id as "leerlingId", r.woord, r.categorie, r.gegeven, r.goed, r.diagnose, r.dag, r.vorm, r.gokje, r.volgnr, r.taak_id,
        row_number() over (partition by r.leerling_id, r.woord order by r.volgnr) = 1 as nieuw
      from antwoord r where r.admin_id = ${adminId} and r.leerling_id = any(${[...leerlingIds]}::uuid[]) and r.telt and not r.ingetrokken) e
    join taak t on t.admin_id = ${adminId} and t.id = e.taak_id and t.dictee_id is null
    where e.dag >= ${sinds}::date and not e.gokje and e.vorm = any(${[...SCHRIJFVORMEN]}::text[])
    order by e."leerlingId", e.volgnr`.execute(db);
  return rows;
}

export async function listLeerlingIds(db: Db, adminId: string, groepId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select l.id from leerling l where l.admin_id = ${adminId} and l.groep_id = ${groepId} and l.verwijderd_op is null order by l.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
