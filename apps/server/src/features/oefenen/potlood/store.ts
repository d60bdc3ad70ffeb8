/** Notes beside a child, each read by who wrote it. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface LeerlingPlek {
  readonly adminId: string;
  readonly leerlingId: string;
}
export type PotloodPlek = LeerlingPlek & { readonly potloodId: string };

/** Of this admin, not thrown away, and in a groep of `docentId` (when given). */
export async function hasLeerling(db: Db, { adminId, leerlingId }: LeerlingPlek, docentId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from leerling l where l.admin_id = ${adminId} and l.id = ${leerlingId} and l.verwijderd_op is null
      and (${docentId}::uuid is null or exists (select from groep_docent d where d.admin_id = l.admin_id and d.groep_id = l.groep_id and d.docent_id = ${docentId}::uuid))`.execute(
    db,
  );
  return rows.length > 0;
}

/** False when this id is of another child or another adult. */
export async function putPotlood(
  db: Db,
  { adminId, leerlingId, potloodId }: PotloodPlek,
  { tekst, door, now }: { readonly tekst: string; readonly door: string; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into potlood (admin_id, id, leerling_id, tekst, door, created_at) values (${adminId}, ${potloodId}, ${leerlingId}, ${tekst}, ${door}, ${now})
    on conflict (admin_id, id) do update set tekst = excluded.tekst where potlood.leerling_id = excluded.leerling_id and potlood.door = excluded.door`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

interface PotloodRij {
  readonly id: string;
  readonly tekst: string;
  readonly op: Date;
}

const MEEST = 100;

export async function listPotlood(db: Db, { adminId, leerlingId }: LeerlingPlek, door: string): Promise<readonly PotloodRij[]> {
  const { rows } = await sql<PotloodRij>`
    select id, tekst, created_at as op from potlood where admin_id = ${adminId} and leerling_id = ${leerlingId} and door = ${door}
    order by created_at desc, id limit ${MEEST}`.execute(db);
  return rows;
}

export async function deletePotlood(db: Db, { adminId, leerlingId, potloodId }: PotloodPlek, door: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from potlood where admin_id = ${adminId} and leerling_id = ${leerlingId} and id = ${potloodId} and door = ${door}`.execute(db);
  return numAffectedRows === 1n;
}
