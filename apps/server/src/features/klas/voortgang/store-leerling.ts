/** What one leerling learned beside its categories: words, reading, levels, effort. */
import { sql } from 'kysely';
import type { Niveaupunt } from '@spelrijk/contract/voortgang';
import { Leesvorm } from '@spelrijk/domain/leesopgave';
import type { FlitsStand } from '@spelrijk/oefenen/flitsdrempel';
import type { Db } from '../../../platform/db/database.ts';

export async function listNiveaus(db: Db, adminId: string, leerlingId: string): Promise<readonly Niveaupunt[]> {
  const { rows } = await sql<Niveaupunt>`
    select dag, niveau_laag as laag, niveau_midden as midden, niveau_hoog as hoog from leerling_dag
    where admin_id = ${adminId} and leerling_id = ${leerlingId} and niveau_midden is not null order by dag`.execute(db);
  return rows;
}

export interface WoordRij {
  readonly woord: string;
  readonly fout: number;
  readonly goed: boolean;
  readonly stabiliteit: number;
  readonly terug: boolean;
}

/** Everything ever practised, the latest first; what was guessed only (no attempt counted) is not. */
export async function listWoorden(db: Db, adminId: string, leerlingId: string): Promise<readonly WoordRij[]> {
  const { rows } = await sql<WoordRij>`
    select woord, (stand ->> 'fout')::int as fout, (stand ->> 'laatsteGoed')::boolean as goed, (stand ->> 'stabiliteit')::float8 as stabiliteit, terug_op is not null as terug
    from leerling_woord where admin_id = ${adminId} and leerling_id = ${leerlingId} and (stand ->> 'keren')::int > 0 order by laatste desc, woord`.execute(
    db,
  );
  return rows;
}

export interface Terugblik {
  /** First school day to look at. */
  readonly vanaf: string;
}

/** Seconds of right first answers per reading step, over the taken since a day. */
export async function listLeestijden(
  db: Db,
  adminId: string,
  leerlingId: string,
  { vanaf }: Terugblik,
): Promise<readonly { readonly trede: string; readonly ms: number }[]> {
  const { rows } = await sql<{ readonly trede: string; readonly ms: number }>`
    select r.categorie as trede, percentile_cont(0.5) within group (order by r.rt_ms) as ms
    from taak t join antwoord r on r.admin_id = t.admin_id and r.leerling_id = t.leerling_id and r.taak_id = t.id
    where t.admin_id = ${adminId} and t.leerling_id = ${leerlingId} and t.dag >= ${vanaf} and r.telt and r.goed and not r.gokje and r.vorm = any(${Leesvorm.options}::text[])
    group by r.categorie`.execute(db);
  return rows;
}

export async function listFlitsen(
  db: Db,
  adminId: string,
  leerlingId: string,
): Promise<readonly { readonly trede: string; readonly stand: FlitsStand }[]> {
  return db
    .selectFrom('leerling_flits')
    .select(['trede', 'stand'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .execute();
}

/** Wrong first attempts in the taken since a day, and how many of those opgaven were right at the second attempt. A dictation or a test gives no second one. */
export async function readVerbeterd(
  db: Db,
  adminId: string,
  leerlingId: string,
  { vanaf }: Terugblik,
): Promise<{ readonly fouten: number; readonly goed: number }> {
  const { rows } = await sql<{ readonly fouten: number; readonly goed: number }>`
    select count(*) filter (where r.telt and not r.goed)::int as fouten,
      count(*) filter (where r.telt and not r.goed and exists (select from antwoord n where n.admin_id = r.admin_id and n.leerling_id = r.leerling_id and n.taak_id = r.taak_id and n.opgave_id = r.opgave_id and n.poging = 2 and n.goed))::int as goed
    from taak t join antwoord r on r.admin_id = t.admin_id and r.leerling_id = t.leerling_id and r.taak_id = t.id
    where t.admin_id = ${adminId} and t.leerling_id = ${leerlingId} and t.dag >= ${vanaf} and t.dictee_id is null and t.toets_id is null`.execute(
    db,
  );
  return rows[0] ?? { fouten: 0, goed: 0 };
}
