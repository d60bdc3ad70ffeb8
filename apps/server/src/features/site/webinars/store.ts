/** Webinars and who comes; the office's own, no customer's. */
import { sql } from 'kysely';
import type { AanmeldingStand, NieuweAanmelding } from '@spelrijk/contract/webinars';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';

export interface WebinarRij {
  readonly id: string;
  readonly titel: string;
  readonly omschrijving: string;
  readonly begin_op: Date;
  readonly minuten: number;
  readonly plaatsen: number;
  readonly deelname: string;
  readonly vervallen_op: Date | null;
  readonly created_at: Date;
}

export interface Telling extends WebinarRij {
  readonly geplaatst: number;
  readonly wachtlijst: number;
}

/** All webinars from this moment on (ms), with how many come; the first one first. */
export async function listWebinars(db: Db, vanaf: number): Promise<readonly Telling[]> {
  const { rows } = await sql<Telling>`
    select w.*, count(a.id) filter (where a.stand = 'geplaatst')::int as geplaatst, count(a.id) filter (where a.stand = 'wachtlijst')::int as wachtlijst
    from webinar w left join webinaraanmelding a on a.webinar_id = w.id
    where w.begin_op >= ${new Date(vanaf)} group by w.id order by w.begin_op, w.id`.execute(db);
  return rows;
}

/** Locked, so that two who sign up at once do not get the same place. */
export const lockWebinar = (db: Db, id: string): Promise<WebinarRij | undefined> =>
  db.selectFrom('webinar').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findWebinar = (db: Db, id: string): Promise<WebinarRij | undefined> =>
  db.selectFrom('webinar').selectAll().where('id', '=', id).executeTakeFirst();

export type WebinarVelden = Omit<WebinarRij, 'vervallen_op' | 'created_at'>;

export async function saveWebinar(db: Db, { id, ...velden }: WebinarVelden, now: number): Promise<void> {
  await db
    .insertInto('webinar')
    .values({ id, ...velden, created_at: new Date(now) })
    .onConflict((oc) => oc.column('id').doUpdateSet(velden))
    .execute();
}

export async function setMoment(db: Db, id: string, veld: 'vervallen_op' | 'herinnerd_op' | 'nagemaild_op', now: number): Promise<void> {
  await db
    .updateTable('webinar')
    .set({ [veld]: new Date(now) })
    .where('id', '=', id)
    .execute();
}

export interface AanmeldingRij {
  readonly id: string;
  readonly webinar_id: string;
  readonly regio: Regio;
  readonly naam: string;
  readonly email: string;
  readonly stand: AanmeldingStand;
  readonly aanwezig: boolean | null;
  readonly created_at: Date;
}

export const listAanmeldingen = (db: Db, webinarId: string): Promise<AanmeldingRij[]> =>
  db.selectFrom('webinaraanmelding').selectAll().where('webinar_id', '=', webinarId).orderBy('created_at').orderBy('id').execute();

export const findAanmelding = (db: Db, id: string): Promise<AanmeldingRij | undefined> =>
  db.selectFrom('webinaraanmelding').selectAll().where('id', '=', id).executeTakeFirst();

/** The sign-up of this address, if it still stands. */
export const findVanAdres = (db: Db, webinarId: string, email: string): Promise<AanmeldingRij | undefined> =>
  db
    .selectFrom('webinaraanmelding')
    .selectAll()
    .where('webinar_id', '=', webinarId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('stand', '<>', 'afgemeld')
    .executeTakeFirst();

type Nieuw = Pick<NieuweAanmelding, 'id' | 'regio' | 'naam' | 'email'> & { readonly stand: AanmeldingStand };

export async function insertAanmelding(db: Db, webinarId: string, aanmelding: Nieuw, now: number): Promise<void> {
  await db
    .insertInto('webinaraanmelding')
    .values({ ...aanmelding, webinar_id: webinarId, created_at: new Date(now) })
    .execute();
}

export async function setStand(db: Db, id: string, stand: AanmeldingStand): Promise<void> {
  await db.updateTable('webinaraanmelding').set({ stand }).where('id', '=', id).execute();
}

/** False when there is no such sign-up. */
export async function setAanwezig(db: Db, webinarId: string, id: string, aanwezig: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webinaraanmelding')
    .set({ aanwezig })
    .where('webinar_id', '=', webinarId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of those with a place; how many of them there are, marked before or not. */
export async function markAanwezig(db: Db, webinarId: string, ids: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webinaraanmelding')
    .set({ aanwezig: true })
    .where('webinar_id', '=', webinarId)
    .where('stand', '=', 'geplaatst')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Webinars that begin before `tot` (ms) and whose reminder was not sent. */
export const listTeHerinneren = (db: Db, now: number, tot: number): Promise<WebinarRij[]> =>
  db
    .selectFrom('webinar')
    .selectAll()
    .where('vervallen_op', 'is', null)
    .where('herinnerd_op', 'is', null)
    .where('begin_op', '>', new Date(now))
    .where('begin_op', '<=', new Date(tot))
    .execute();

/** Webinars that are over and were not thanked for. */
export async function listTeBedanken(db: Db, now: number): Promise<readonly WebinarRij[]> {
  const { rows } = await sql<WebinarRij>`
    select * from webinar where vervallen_op is null and nagemaild_op is null and begin_op + make_interval(mins => minuten) < ${new Date(now)}`.execute(
    db,
  );
  return rows;
}

/** People of webinars before this moment (ms) are forgotten. */
export async function eraseAanmeldingen(db: Db, tot: number): Promise<void> {
  await sql`delete from webinaraanmelding where webinar_id in (select id from webinar where begin_op < ${new Date(tot)})`.execute(db);
}
