/** A new mail address of an admin waits until the old and the new mailbox have both said yes. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface Adreswijziging {
  readonly adminId: string;
  readonly nieuw: string;
  /** Hashes of the tokens; null when there was no old address. */
  readonly oudToken: string | null;
  readonly nieuwToken: string;
  readonly now: number;
  readonly verloopt: number;
}

/** Takes the place of a change that was still waiting. */
export async function putWijziging(db: Db, { adminId, nieuw, oudToken, nieuwToken, now, verloopt }: Adreswijziging): Promise<void> {
  await db.deleteFrom('adreswijziging').where('admin_id', '=', adminId).execute();
  await db
    .insertInto('adreswijziging')
    .values({
      admin_id: adminId,
      nieuw,
      oud_token: oudToken,
      nieuw_token: nieuwToken,
      created_at: new Date(now),
      verloopt_op: new Date(verloopt),
    })
    .execute();
}

export interface Bevestigd {
  readonly adminId: string;
  readonly nieuw: string;
  readonly klaar: boolean;
}

/** Notes a yes; undefined when this token opens nothing. */
export async function confirm(db: Db, token: string, now: number): Promise<Bevestigd | undefined> {
  const { rows } = await sql<Bevestigd>`
    update adreswijziging set
      oud_op = case when oud_token = ${token} then coalesce(oud_op, ${new Date(now)}) else oud_op end,
      nieuw_op = case when nieuw_token = ${token} then coalesce(nieuw_op, ${new Date(now)}) else nieuw_op end
    where (oud_token = ${token} or nieuw_token = ${token}) and verloopt_op > ${new Date(now)}
    returning admin_id as "adminId", nieuw, (oud_op is not null or oud_token is null) and nieuw_op is not null as klaar`.execute(db);
  return rows[0];
}

export async function applyWijziging(db: Db, { adminId, nieuw }: Bevestigd): Promise<void> {
  await db.updateTable('admin').set({ email: nieuw }).where('admin_id', '=', adminId).execute();
  await db.deleteFrom('adreswijziging').where('admin_id', '=', adminId).execute();
}
