/** The second factor of an account: the app's secret, and the recovery codes for who lost the app. */
import type { Db } from '../../../platform/db/database.ts';

/** True when this step was not used before: a code counts once, also when it is sent twice at the same moment. */
export async function useStap(db: Db, accountId: string, stap: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_stap: stap })
    .where('id', '=', accountId)
    .where('totp_stap', '<', stap)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** True when this recovery code (hash) exists and was not used. */
export async function useHerstelcode(db: Db, accountId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('herstelcode')
    .set({ gebruikt_op: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('gebruikt_op', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The former codes are gone. */
async function replaceHerstelcodes(db: Db, accountId: string, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('herstelcode').where('account_id', '=', accountId).execute();
  await db
    .insertInto('herstelcode')
    .values(ids.map((id) => ({ account_id: accountId, id })))
    .execute();
}

/** What was shown; the one before it is worth nothing. */
export async function putNieuw(db: Db, accountId: string, geheim: string): Promise<void> {
  await db.updateTable('account').set({ totp_nieuw: geheim }).where('id', '=', accountId).execute();
}

export async function readNieuw(db: Db, accountId: string): Promise<string | null> {
  const row = await db.selectFrom('account').select('totp_nieuw').where('id', '=', accountId).executeTakeFirst();
  return row?.totp_nieuw ?? null;
}

export interface NieuweFactor {
  readonly accountId: string;
  /** Sealed. */
  readonly geheim: string;
  /** The step of the code that proved it: used up. */
  readonly stap: number;
  readonly herstelcodes: readonly string[];
  readonly now: Date;
}

export async function insertFactor(db: Db, { accountId, geheim, stap, herstelcodes, now }: NieuweFactor): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({ totp_geheim: geheim, totp_nieuw: null, totp_sinds: now, totp_stap: stap })
      .where('id', '=', accountId)
      .execute();
    await replaceHerstelcodes(trx, accountId, herstelcodes);
  });
}

export async function deleteFactor(db: Db, accountId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ totp_geheim: null, totp_sinds: null }).where('id', '=', accountId).execute();
    await trx.deleteFrom('herstelcode').where('account_id', '=', accountId).execute();
  });
}

export const renewHerstelcodes = (db: Db, accountId: string, ids: readonly string[]): Promise<void> =>
  db.transaction().execute((trx) => replaceHerstelcodes(trx, accountId, ids));
