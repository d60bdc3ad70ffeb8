/** Sessions of a practice with the notes of who wrote them, and results from paper. */
import { sql } from 'kysely';
import type { Papieruitslag } from '@spelrijk/contract/begeleidingen';
import type { Db } from '../../../platform/db/database.ts';

export interface LeerlingPlek {
  readonly adminId: string;
  readonly leerlingId: string;
}
export type PlanPlek = LeerlingPlek & { readonly planId: string };
export type SessiePlek = PlanPlek & { readonly sessieId: string };
export type UitslagPlek = LeerlingPlek & { readonly uitslagId: string };

interface SessieRij {
  readonly id: string;
  readonly planId: string;
  readonly dag: string;
  readonly minuten: number;
  readonly notitie: string;
  readonly eigen: boolean;
}

/** Newest first. A note is read by who wrote it, whoever else works in this practice. */
export async function listSessies(db: Db, { adminId, leerlingId }: LeerlingPlek, wie: string): Promise<readonly SessieRij[]> {
  const { rows } = await sql<SessieRij>`
    select id, plan_id as "planId", dag::text as dag, minuten, case when door = ${wie} then notitie else '' end as notitie, door = ${wie} as eigen
    from begeleidingssessie where admin_id = ${adminId} and leerling_id = ${leerlingId} order by dag desc, created_at desc, id`.execute(db);
  return rows;
}

interface Sessie {
  readonly dag: string;
  readonly minuten: number;
  readonly notitie: string;
  readonly door: string;
  readonly now: Date;
}

/** False when this id is of another plan or another person. */
export async function putSessie(db: Db, { adminId, leerlingId, planId, sessieId }: SessiePlek, sessie: Sessie): Promise<boolean> {
  const { dag, minuten, notitie, door, now } = sessie;
  const { numAffectedRows = 0n } = await sql`
    insert into begeleidingssessie (admin_id, id, plan_id, leerling_id, dag, minuten, notitie, door, created_at)
    values (${adminId}, ${sessieId}, ${planId}, ${leerlingId}, ${dag}, ${minuten}, ${notitie}, ${door}, ${now})
    on conflict (admin_id, id) do update set dag = excluded.dag, minuten = excluded.minuten, notitie = excluded.notitie
      where begeleidingssessie.plan_id = excluded.plan_id and begeleidingssessie.door = excluded.door`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteSessie(db: Db, { adminId, leerlingId, planId, sessieId }: SessiePlek, door: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from begeleidingssessie where admin_id = ${adminId} and leerling_id = ${leerlingId} and plan_id = ${planId} and id = ${sessieId} and door = ${door}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Newest first. */
export async function listUitslagen(db: Db, { adminId, leerlingId }: LeerlingPlek): Promise<readonly Papieruitslag[]> {
  const { rows } = await sql<Papieruitslag>`
    select id, toets, dag::text as dag, score from papieruitslag where admin_id = ${adminId} and leerling_id = ${leerlingId} order by dag desc, id`.execute(
    db,
  );
  return rows;
}

interface Uitslag extends Omit<Papieruitslag, 'id'> {
  readonly door: string;
  readonly now: Date;
}

/** False when this id is of another client. */
export async function putUitslag(
  db: Db,
  { adminId, leerlingId, uitslagId }: UitslagPlek,
  { toets, dag, score, door, now }: Uitslag,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into papieruitslag (admin_id, id, leerling_id, toets, dag, score, door, created_at)
    values (${adminId}, ${uitslagId}, ${leerlingId}, ${toets}, ${dag}, ${score}, ${door}, ${now})
    on conflict (admin_id, id) do update set toets = excluded.toets, dag = excluded.dag, score = excluded.score
      where papieruitslag.leerling_id = excluded.leerling_id`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteUitslag(db: Db, { adminId, leerlingId, uitslagId }: UitslagPlek): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from papieruitslag where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${uitslagId}`.execute(db);
  return numAffectedRows === 1n;
}
