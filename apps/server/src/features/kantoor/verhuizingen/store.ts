/** The two customers of a move, and the moves themselves. */
import { sql } from 'kysely';
import type { AdminSoort, Pakket, Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';
import type { BewaardeTelling, Hernoemd } from '../../../platform/db/schema-verhuizing.ts';
import type { Weg } from './store-verplaats.ts';

export interface Partij {
  readonly id: string;
  readonly naam: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly status: 'actief' | 'geschorst';
  readonly pakketten: Pakket[];
  readonly licentieVan: string | null;
  readonly licentieTot: string | null;
  readonly plaatsen: number | null;
  /** Made for trying out, or a visitor's. */
  readonly demo: boolean;
  /** Thrown away: it waits to be erased. */
  readonly weg: boolean;
  /** Not thrown away. */
  readonly leerlingen: number;
}

/** Two transactions that move the same customers wait for each other in one order. */
export async function lockAdmins(db: Db, ids: readonly string[]): Promise<void> {
  await sql`select from admin where admin_id = any(${[...ids]}::uuid[]) order by admin_id for update`.execute(db);
}

/** A customer; our own office is none. */
export async function findPartij(db: Db, id: string): Promise<Partij | undefined> {
  const { rows } = await sql<Partij>`
    select a.admin_id as id, a.naam, a.soort, a.regio, a.status, a.pakketten, a.licentie_van as "licentieVan", a.licentie_tot as "licentieTot", a.plaatsen,
      a.demo or a.soort = 'demo' or a.vervalt_op is not null as demo,
      a.weggegooid_op is not null as weg,
      (select count(*) from leerling l where l.admin_id = a.admin_id and l.verwijderd_op is null)::int as leerlingen
    from admin a where a.admin_id = ${id} and not a.intern`.execute(db);
  return rows[0];
}

export async function setStatus(db: Db, adminId: string, status: 'actief' | 'geschorst'): Promise<void> {
  await db.updateTable('admin').set({ status }).where('admin_id', '=', adminId).execute();
}

/** A practice that had no logo of its own takes that of who joins it: clients whose reports had one keep one. */
export async function takeLogo(db: Db, { van, naar }: Weg): Promise<void> {
  await sql`update admin n set logo = v.logo from admin v
    where n.admin_id = ${naar} and v.admin_id = ${van} and n.logo is null and v.logo is not null`.execute(db);
}

/** Back home: a logo that is that of who leaves goes along. `van` is the receiver. */
export async function returnLogo(db: Db, { van, naar }: Weg): Promise<void> {
  await sql`update admin n set logo = null from admin v where n.admin_id = ${van} and v.admin_id = ${naar} and n.logo = v.logo`.execute(db);
}

export interface VerhuizingRij {
  readonly id: string;
  readonly vanId: string;
  readonly naarId: string;
  readonly van: string;
  readonly naar: string;
  readonly op: Date;
  readonly terugTot: Date;
  readonly terugOp: Date | null;
  readonly tellingen: readonly BewaardeTelling[];
}

const VELDEN = [
  'id',
  'van_id as vanId',
  'naar_id as naarId',
  'van_naam as van',
  'naar_naam as naar',
  'op',
  'terug_tot as terugTot',
  'terug_op as terugOp',
  'tellingen',
] as const;

export const findVerhuizing = (db: Db, id: string): Promise<VerhuizingRij | undefined> =>
  db.selectFrom('verhuizing').select(VELDEN).where('id', '=', id).executeTakeFirst();

/** From and to this customer, the newest first. */
export const listVerhuizingen = (db: Db, adminId: string): Promise<VerhuizingRij[]> =>
  db
    .selectFrom('verhuizing')
    .select(VELDEN)
    .where((eb) => eb.or([eb('van_id', '=', adminId), eb('naar_id', '=', adminId)]))
    .orderBy('op', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();

export async function insertVerhuizing(
  db: Db,
  { vanId, naarId, van, naar, op, terugTot, tellingen, id }: VerhuizingRij,
  door: string,
): Promise<void> {
  await db
    .insertInto('verhuizing')
    .values({
      id,
      van_id: vanId,
      naar_id: naarId,
      van_naam: van,
      naar_naam: naar,
      op,
      door,
      tellingen: JSON.stringify(tellingen),
      terug_tot: terugTot,
    })
    .execute();
}

export async function markTerug(db: Db, id: string, op: Date): Promise<void> {
  await db.updateTable('verhuizing').set({ terug_op: op }).where('id', '=', id).execute();
}

/** Whether what came to this customer went on to another since, and stayed there. */
export async function isDoorverhuisd(db: Db, adminId: string, sinds: Date): Promise<boolean> {
  const rij = await db
    .selectFrom('verhuizing')
    .select('id')
    .where('van_id', '=', adminId)
    .where('op', '>=', sinds)
    .where('terug_op', 'is', null)
    .executeTakeFirst();
  return rij !== undefined;
}

/** What taking back needs to know about one table. */
export interface Geheugen {
  readonly tabel: string;
  readonly sleutels: string[][];
  readonly geweken: Record<string, unknown>[];
  readonly hernoemd: Hernoemd[];
}

export async function insertGeheugen(db: Db, adminId: string, verhuizingId: string, geheugen: readonly Geheugen[]): Promise<void> {
  for (const { tabel, sleutels, geweken, hernoemd } of geheugen)
    await db
      .insertInto('verhuizing_tabel')
      .values({
        admin_id: adminId,
        verhuizing_id: verhuizingId,
        tabel,
        sleutels: JSON.stringify(sleutels),
        geweken: JSON.stringify(geweken),
        hernoemd: JSON.stringify(hernoemd),
      })
      .execute();
}

export const listGeheugen = (db: Db, adminId: string, verhuizingId: string): Promise<Geheugen[]> =>
  db
    .selectFrom('verhuizing_tabel')
    .select(['tabel', 'sleutels', 'geweken', 'hernoemd'])
    .where('admin_id', '=', adminId)
    .where('verhuizing_id', '=', verhuizingId)
    .execute();

export async function eraseGeheugen(db: Db, adminId: string, verhuizingId: string): Promise<void> {
  await db.deleteFrom('verhuizing_tabel').where('admin_id', '=', adminId).where('verhuizing_id', '=', verhuizingId).execute();
}

/** After the term nobody can take back, so nothing is remembered: rows that gave way hold keys of people. */
export async function sweepGeheugen(db: Db, now: number): Promise<void> {
  // The name of a customer that was erased since is kept nowhere, not here either.
  await sql`delete from verhuizing v where terug_tot < ${new Date(now)}
    and (select count(*) from admin a where a.admin_id in (v.van_id, v.naar_id)) < 2`.execute(db);
  await sql`delete from verhuizing_tabel t where not exists (select from verhuizing v where v.id = t.verhuizing_id) or exists (select from verhuizing v where v.id = t.verhuizing_id and v.terug_tot < ${new Date(now)})`.execute(
    db,
  );
}

/** Whether anybody or anything came into this customer again. */
export async function isLeeg(db: Db, adminId: string): Promise<boolean> {
  const { rows } = await sql`
    select from groep where admin_id = ${adminId} union all select from leerling where admin_id = ${adminId}
    union all select from gebruiker where admin_id = ${adminId} union all select from account where admin_id = ${adminId} limit 1`.execute(
    db,
  );
  return rows.length === 0;
}
