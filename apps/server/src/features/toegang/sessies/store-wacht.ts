/** A session while it lasts: in use, waiting for the password of its own person, proven again. */
import type { Db } from '../../../platform/db/database.ts';

/** This session waits for its password. False for one that has none of its own to give: it came by single sign-on. */
export async function holdSessie(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessie')
    .set({ wacht_op: now })
    .where('id', '=', id)
    .where('soort', '=', 'wachtwoord')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function touchSessie(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessie').set({ gebruikt_op: now }).where('id', '=', id).execute();
}

export async function noteProof(db: Db, id: string, now: Date, tweedeFactor: boolean): Promise<void> {
  await db
    .updateTable('sessie')
    .set({ bevestigd_op: now, wacht_op: null, ...(tweedeFactor && { tweede_factor_op: now }) })
    .where('id', '=', id)
    .execute();
}
