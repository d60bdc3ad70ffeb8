/** Homes and practices with their children in summer, and the question that a parent or practice has still to answer. Every query names its admin, but the first, which looks for them. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';

const LAATSTE_JAAR = 8;

/** Homes and practices that did not end this school year yet and have a child that was there before the summer. */
export async function listThuis(db: Db, schooljaar: string, zomer: Date, regios: readonly Regio[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.admin_id as id from admin a
    where a.soort in ('thuis','rt') and a.regio = any(${[...regios]}) and not a.intern and not a.demo and a.status = 'actief' and a.weggegooid_op is null
      and not exists (select from jaarovergang j where j.admin_id = a.admin_id and j.schooljaar >= ${schooljaar} and j.teruggedraaid_op is null)
      and exists (select from leerling l where l.admin_id = a.admin_id and l.verwijderd_op is null and l.created_at < ${zomer}) order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

interface Kind {
  readonly id: string;
  readonly groepId: string;
  readonly jaargroep: number;
}

export async function listKinderen(db: Db, adminId: string, zomer: Date): Promise<readonly Kind[]> {
  const { rows } = await sql<Kind>`
    select id, groep_id as "groepId", jaargroep from leerling
    where admin_id = ${adminId} and verwijderd_op is null and created_at < ${zomer} and jaargroep < ${LAATSTE_JAAR} order by id`.execute(
    db,
  );
  return rows;
}

interface Plek {
  readonly adminId: string;
  readonly leerlingId: string;
}

/** Asked again next year: the question of before gives way. */
export async function askJaar(db: Db, { adminId, leerlingId }: Plek, van: number, op: Date): Promise<void> {
  await sql`insert into jaarvraag (admin_id, leerling_id, van, naar, created_at) values (${adminId}, ${leerlingId}, ${van}, ${van + 1}, ${op})
    on conflict (admin_id, leerling_id) do update set van = excluded.van, naar = excluded.naar, created_at = excluded.created_at`.execute(
    db,
  );
}

export async function deleteJaarvraag(db: Db, { adminId, leerlingId }: Plek): Promise<void> {
  await sql`delete from jaarvraag where admin_id = ${adminId} and leerling_id = ${leerlingId}`.execute(db);
}

/** False when there is no such leerling. */
export async function setJaargroep(db: Db, { adminId, leerlingId }: Plek, jaargroep: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update leerling set jaargroep = ${jaargroep} where admin_id = ${adminId} and id = ${leerlingId} and verwijderd_op is null`.execute(db);
  return numAffectedRows === 1n;
}
