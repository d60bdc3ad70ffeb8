/** Throwing a customer away, bringing it back, erasing it in pieces, and the proof of that. */
import { sql } from 'kysely';
import type { AdminSoort, Regio } from '@spelrijk/domain/admin';
import { toBlad, type Blad, type Db } from '../../../platform/db/database.ts';

export interface Verwijderd {
  readonly adminId: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly op: Date;
  readonly wissenOp: string;
  readonly statusVoor: 'actief' | 'geschorst';
  /** Erased so far. */
  readonly leerlingen: number;
  readonly rijen: number;
}

const VERWIJDERD = sql`select admin_id as "adminId", soort, regio, weggegooid_op as op, wissen_op as "wissenOp", status_voor as "statusVoor",
  gewiste_leerlingen as leerlingen, gewiste_rijen as rijen
  from admin where weggegooid_op is not null`;

export async function findVerwijderd(db: Db, adminId: string): Promise<Verwijderd | undefined> {
  const { rows } = await sql<Verwijderd>`${VERWIJDERD} and admin_id = ${adminId}`.execute(db);
  return rows[0];
}

/** Whose term is over on this day (YYYY-MM-DD). */
export async function listTeWissen(db: Db, vandaag: string): Promise<readonly Verwijderd[]> {
  const { rows } = await sql<Verwijderd>`${VERWIJDERD} and wissen_op <= ${vandaag} order by wissen_op, admin_id limit 20`.execute(db);
  return rows;
}

export async function markVerwijderd(db: Db, adminId: string, wissenOp: string, now: number): Promise<void> {
  await sql`update admin set status_voor = status, status = 'geschorst', weggegooid_op = ${new Date(now)}, wissen_op = ${wissenOp}
    where admin_id = ${adminId} and weggegooid_op is null`.execute(db);
}

export async function markTerug(db: Db, adminId: string): Promise<void> {
  await sql`update admin set status = status_voor, status_voor = null, weggegooid_op = null, wissen_op = null
    where admin_id = ${adminId} and weggegooid_op is not null`.execute(db);
}

/** The application that it came of, with the name and address of who asked. */
export async function eraseAanvragen(db: Db, adminId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('aanvraag').where('klant_id', '=', adminId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Some of its leerlingen that are still there. */
export async function listEnkeleLeerlingen(db: Db, adminId: string, aantal: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('leerling').select('id').where('admin_id', '=', adminId).orderBy('id').limit(aantal).execute();
  return rows.map(({ id }) => id);
}

/** What it had is with another customer. */
export async function isVerhuisd(db: Db, adminId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from verhuizing where van_id = ${adminId} and terug_op is null limit 1`.execute(db);
  return rows.length > 0;
}

export interface Wissing {
  readonly id: string;
  readonly soort: AdminSoort;
  readonly regio: Regio;
  readonly verwijderdOp: Date;
  readonly gewistOp: Date;
  readonly leerlingen: number;
  readonly rijen: number;
}

/** Counts a piece that went, beside what is still there of the customer. */
export async function addGewist(db: Db, adminId: string, leerlingen: number, rijen: number): Promise<void> {
  await sql`update admin set gewiste_leerlingen = gewiste_leerlingen + ${leerlingen}, gewiste_rijen = gewiste_rijen + ${rijen}
    where admin_id = ${adminId}`.execute(db);
}

export async function insertWissing(db: Db, { verwijderdOp, gewistOp, ...rest }: Wissing): Promise<void> {
  await db
    .insertInto('klantwissing')
    .values({ ...rest, verwijderd_op: verwijderdOp, gewist_op: gewistOp })
    .execute();
}

export async function listWissingen(db: Db, vanaf: number, aantal: number): Promise<Blad<Wissing>> {
  const { rows } = await sql<Wissing & { totaal: number }>`
    select id, soort, regio, verwijderd_op as "verwijderdOp", gewist_op as "gewistOp", leerlingen, rijen, count(*) over ()::int as totaal
    from klantwissing order by gewist_op desc, id offset ${vanaf} limit ${aantal}`.execute(db);
  return toBlad(rows);
}

/** Who stands on the list of who was erased and is there nevertheless. Who was made after that moment is somebody else, and the demo is made anew each time. */
const TERUG = {
  leerling: sql`gewist g join leerling t on g.soort = 'leerling' and t.id = g.id`,
  gebruiker: sql`gewist g join gebruiker t on g.soort = 'gebruiker' and t.id = g.id`,
};
const MAG = sql`t.created_at <= g.op and not a.demo`;

export interface Deel {
  readonly adminId: string;
  readonly ids: readonly string[];
}

/** Some of one customer. */
export async function findTerug(db: Db, soort: keyof typeof TERUG, aantal: number): Promise<Deel | undefined> {
  const { rows } = await sql<{ adminId: string; id: string }>`
    select t.admin_id as "adminId", t.id from ${TERUG[soort]} join admin a on a.admin_id = t.admin_id
    where ${MAG} order by t.admin_id, t.id limit ${aantal}`.execute(db);
  const [eerste] = rows;
  return eerste && { adminId: eerste.adminId, ids: rows.flatMap(({ adminId, id }) => (adminId === eerste.adminId ? [id] : [])) };
}

export async function listNogTerug(db: Db, soort: keyof typeof TERUG, { adminId, ids }: Deel): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from ${TERUG[soort]} where t.admin_id = ${adminId} and t.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listKlantenTerug(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ adminId: string }>`
    select a.admin_id as "adminId" from gewist g join admin a on g.soort = 'klant' and a.admin_id = g.id
    where a.created_at <= g.op and not a.demo and not a.intern order by 1`.execute(db);
  return rows.map(({ adminId }) => adminId);
}

/** As if its term were over today. */
export async function markTeWissen(db: Db, adminId: string, vandaag: string, now: number): Promise<void> {
  await sql`update admin set status_voor = coalesce(status_voor, status), status = 'geschorst', weggegooid_op = coalesce(weggegooid_op, ${new Date(now)}),
    wissen_op = ${vandaag} where admin_id = ${adminId}`.execute(db);
}
