/** Tests and the stages (taken) they are asked in. */
import { sql } from 'kysely';
import type { HoofdStand } from '@spelrijk/oefenen/stand';
import type { ToetsWoord } from '@spelrijk/oefenen/toets';
import type { Db } from '../../../platform/db/database.ts';
import type { Toetssoort } from '../../../platform/db/schema-oefenen.ts';
import type { BewaardeOpgave } from '../opgaven/index.ts';
import type { CategorieRecord, TaakInhoudRij } from '../antwoorden/index.ts';

export interface ToetsRij {
  readonly id: string;
  readonly soort: Toetssoort;
  readonly doelen: readonly string[];
  readonly woorden: readonly ToetsWoord[];
  readonly status: 'open' | 'af';
  readonly createdAt: Date;
  readonly afOp: Date | null;
  /** The care plan it belongs to, and whether it is made on paper. */
  readonly planId: string | null;
  readonly papier: boolean;
  /** Day from which it is given; null: at once. */
  readonly vanaf: string | null;
}

const KOLOMMEN = [
  'id',
  'soort',
  'doelen',
  'woorden',
  'status',
  'created_at as createdAt',
  'af_op as afOp',
  'plan_id as planId',
  'papier',
  'vanaf',
] as const;

const vanLeerling = (db: Db, adminId: string, leerlingId: string) =>
  db.selectFrom('toets').select(KOLOMMEN).where('admin_id', '=', adminId).where('leerling_id', '=', leerlingId);

export const findToets = (db: Db, adminId: string, leerlingId: string, id: string): Promise<ToetsRij | undefined> =>
  vanLeerling(db, adminId, leerlingId).where('id', '=', id).executeTakeFirst();

/** The latest tests, newest first. */
export const listToetsRijen = (db: Db, adminId: string, leerlingId: string, aantal: number): Promise<readonly ToetsRij[]> =>
  vanLeerling(db, adminId, leerlingId).orderBy('created_at', 'desc').orderBy('id').limit(aantal).execute();

/** The oldest test that is not finished and has its turn on this day. */
export const findOpenToets = (db: Db, adminId: string, leerlingId: string, dag: string): Promise<ToetsRij | undefined> =>
  vanLeerling(db, adminId, leerlingId)
    .where('status', '=', 'open')
    .where('papier', '=', false)
    .where(sql<boolean>`(vanaf is null or vanaf <= ${dag}::date)`)
    // Without the package a plan of a school waits; so do its tests. A practice has begeleiding of its own.
    .where(
      sql<boolean>`(plan_id is null or exists (select from admin a where a.admin_id = toets.admin_id and ('zorgtraject' = any(a.pakketten) or a.soort = 'rt')))`,
    )
    // A test of a plan has its day; one that set itself waits.
    .orderBy(sql`plan_id is null`)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();

/** Somebody set one that is not finished; those of a care plan have a way of their own. */
export async function hasOpenToets(db: Db, adminId: string, leerlingId: string): Promise<boolean> {
  const rij = await db
    .selectFrom('toets')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .where('status', '=', 'open')
    .where('plan_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return rij !== undefined;
}

export async function setVanaf(db: Db, adminId: string, toetsId: string, vanaf: string): Promise<void> {
  await db.updateTable('toets').set({ vanaf }).where('admin_id', '=', adminId).where('id', '=', toetsId).execute();
}

/** Stores it once; the same id again changes nothing. */
export async function insertToets(db: Db, adminId: string, leerlingId: string, toets: ToetsRij): Promise<void> {
  const { createdAt, doelen, woorden, afOp: _afOp, planId, ...rij } = toets;
  await db
    .insertInto('toets')
    .values({
      ...rij,
      admin_id: adminId,
      leerling_id: leerlingId,
      created_at: createdAt,
      plan_id: planId,
      doelen: [...doelen],
      woorden: JSON.stringify(woorden),
    })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** Did the leerling answer anything of it, right or wrong? */
export async function isBegonnen(db: Db, adminId: string, toetsId: string): Promise<boolean> {
  const eerste = await db
    .selectFrom('antwoord')
    .innerJoin('taak', (join) => join.onRef('taak.admin_id', '=', 'antwoord.admin_id').onRef('taak.id', '=', 'antwoord.taak_id'))
    .select('antwoord.id')
    .where('antwoord.admin_id', '=', adminId)
    .where('taak.toets_id', '=', toetsId)
    .limit(1)
    .executeTakeFirst();
  return eerste !== undefined;
}

/** With its stages. Of a test that was begun there would be answers without a taak. */
export async function deleteToets(db: Db, adminId: string, toetsId: string): Promise<void> {
  await db.deleteFrom('taak').where('admin_id', '=', adminId).where('toets_id', '=', toetsId).execute();
  await db.deleteFrom('toets').where('admin_id', '=', adminId).where('id', '=', toetsId).execute();
}

export interface Stap {
  readonly nr: number | null;
  readonly dag: string;
  readonly af: boolean;
  readonly opgaven: readonly BewaardeOpgave[];
}

/** The stages so far, in order. */
export async function listStappen(db: Db, adminId: string, toetsId: string): Promise<readonly Stap[]> {
  const rijen = await db
    .selectFrom('taak')
    .select(['nr', 'dag', 'status', 'opgaven'])
    .where('admin_id', '=', adminId)
    .where('toets_id', '=', toetsId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rijen.map(({ status, ...stap }) => ({ ...stap, af: status === 'af' }));
}

/** The taken of a test as the engine takes answers to them in. */
export async function listStaptaken(db: Db, adminId: string, toetsId: string): Promise<readonly TaakInhoudRij[]> {
  const rijen = await db
    .selectFrom('taak')
    .select(['id', 'created_at', 'games', 'opgaven', 'dictee_id as dicteeId', 'toets_id as toetsId'])
    .where('admin_id', '=', adminId)
    .where('toets_id', '=', toetsId)
    .orderBy('created_at')
    .execute();
  return rijen.map(({ created_at: createdAt, ...taak }) => ({ ...taak, createdAt: createdAt.getTime() }));
}

export interface ToetsAntwoord {
  readonly opgaveId: string;
  readonly goed: boolean;
}

/** First attempts at the opgaven of a test. */
export async function listToetsAntwoorden(db: Db, adminId: string, leerlingId: string, toetsId: string): Promise<readonly ToetsAntwoord[]> {
  const { rows } = await sql<ToetsAntwoord>`
    select r.opgave_id as "opgaveId", r.goed from antwoord r join taak t on t.admin_id = r.admin_id and t.id = r.taak_id and t.toets_id = ${toetsId}
    where r.admin_id = ${adminId} and r.leerling_id = ${leerlingId} and r.telt`.execute(db);
  return rows;
}

export interface Afsluiting {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly toetsId: string;
  /** Categories that a start test presumes known. */
  readonly vermoed: readonly string[] | null;
  readonly hoofd: HoofdStand | undefined;
  readonly categorieen: readonly CategorieRecord[];
  readonly now: Date;
}

/** Finishes a test and stores what it decided about the leerling. Run by whoever holds the leerling's lock. */
export async function finishToets(db: Db, { adminId, leerlingId, toetsId, vermoed, hoofd, categorieen, now }: Afsluiting): Promise<void> {
  const af = { status: 'af' as const, af_op: now, vermoed: vermoed && [...vermoed] };
  await db.updateTable('toets').set(af).where('admin_id', '=', adminId).where('id', '=', toetsId).execute();
  if (hoofd) {
    await db
      .updateTable('leerling_stand')
      .set({ hoofd: JSON.stringify(hoofd) })
      .where('admin_id', '=', adminId)
      .where('leerling_id', '=', leerlingId)
      .execute();
  }
  if (categorieen.length === 0) return;
  await sql`
    insert into leerling_categorie (admin_id, leerling_id, categorie, status, sinds, laatste, antwoorden, laag, hoog, zeker, sterren, stand)
    select ${adminId}::uuid, ${leerlingId}::uuid, x.* from jsonb_to_recordset(${JSON.stringify(categorieen)}::jsonb)
      as x(categorie text, status text, sinds timestamptz, laatste timestamptz, antwoorden integer, laag real, hoog real, zeker boolean, sterren smallint, stand jsonb)
    on conflict (admin_id, leerling_id, categorie) do update set status = excluded.status, sinds = excluded.sinds, sterren = excluded.sterren, stand = excluded.stand`.execute(
    db,
  );
}
