/** The link of an application for a home. */
import { sql } from 'kysely';
import type { Regio } from '@spelrijk/domain/admin';
import type { Db } from '../../../platform/db/database.ts';

export interface Start {
  readonly id: string;
  readonly naam: string;
  readonly email: string;
  readonly regio: Regio;
  readonly plaats: string;
}

export async function setStart(db: Db, id: string, token: string, verloopt: number): Promise<void> {
  await db
    .updateTable('aanvraag')
    .set({ start_token: token, start_verloopt: new Date(verloopt) })
    .where('id', '=', id)
    .execute();
}

/** The application that this token (its hash) opens now; locked, so that it is used once. */
export async function findStart(db: Db, token: string, now: number): Promise<Start | undefined> {
  const { rows } = await sql<Start>`
    select id, naam, email, regio, plaats from aanvraag
    where start_token = ${token} and start_verloopt > ${new Date(now)} and klant_id is null and status in ('nieuw','bezig') for update`.execute(
    db,
  );
  return rows[0];
}

/** Dealt with, without our office. */
export async function closeStart(db: Db, id: string, klantId: string, now: number): Promise<void> {
  await db
    .updateTable('aanvraag')
    .set({ status: 'afgehandeld', klant_id: klantId, afgehandeld_op: new Date(now), start_token: null, start_verloopt: null })
    .where('id', '=', id)
    .execute();
}
