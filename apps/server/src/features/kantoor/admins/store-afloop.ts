/** Customers whose licence ended: when they go, and who has to hear it. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';

/** What was announced. */
export interface Afloop {
  /** The end that it was about. */
  readonly tot: string;
  readonly wegOp: string;
  /** The last warning, in days before it goes. */
  readonly gewaarschuwd: number;
}

interface Rij {
  readonly naam: string;
  readonly regio: Regio;
  readonly email: string;
  readonly licentieTot: string | null;
  readonly tot: string | null;
  readonly wegOp: string | null;
  readonly gewaarschuwd: number | null;
}

export interface Afgelopen extends Pick<Rij, 'naam' | 'regio' | 'email' | 'licentieTot'> {
  readonly afloop: Afloop | null;
}

/** None of the demo or of ours, none that is thrown away; of who is kept out only those that still have leerlingen: what moved elsewhere is empty. */
const TELT = sql`not a.intern and not a.demo and a.soort <> 'demo' and a.vervalt_op is null and a.weggegooid_op is null
  and (a.status = 'actief' or exists (select from leerling l where l.admin_id = a.admin_id))`;

/** Whose licence ended up to this day, and who was warned: a renewal has to be seen too. */
export async function listAfgelopen(db: Db, uiterlijk: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select admin_id as id from admin a where ${TELT} and (a.licentie_tot <= ${uiterlijk} or a.afloop_tot is not null) order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function findAfgelopen(db: Db, adminId: string): Promise<Afgelopen | undefined> {
  const { rows } = await sql<Rij>`
    select naam, regio, email, licentie_tot as "licentieTot", afloop_tot as tot, afloop_weg_op as "wegOp", afloop_gewaarschuwd as gewaarschuwd
    from admin a where admin_id = ${adminId} and ${TELT}`.execute(db);
  const rij = rows[0];
  if (!rij) return undefined;
  const { tot, wegOp, gewaarschuwd, ...rest } = rij;
  return { ...rest, afloop: tot === null || wegOp === null || gewaarschuwd === null ? null : { tot, wegOp, gewaarschuwd } };
}

export async function setAfloop(db: Db, adminId: string, afloop: Afloop | null): Promise<void> {
  await sql`update admin set afloop_tot = ${afloop?.tot ?? null}, afloop_weg_op = ${afloop?.wegOp ?? null}, afloop_gewaarschuwd = ${afloop?.gewaarschuwd ?? null}
    where admin_id = ${adminId}`.execute(db);
}

export interface Lezer {
  readonly wie: string;
  readonly roepnaam: string;
  readonly email: string;
}

/** Who manages it and has an address. */
export async function listBeheerders(db: Db, adminId: string): Promise<readonly Lezer[]> {
  const { rows } = await sql<Lezer>`
    select g.id as wie, g.roepnaam, c.email from gebruiker g join account c on c.id = g.id
    where g.admin_id = ${adminId} and c.rol in ('schooladmin','rtadmin','thuisadmin') and c.status = 'actief' and c.email <> '' order by 1`.execute(
    db,
  );
  return rows;
}
