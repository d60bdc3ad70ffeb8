/** A session while it lasts: in use, waiting for the password of its own person, proven again. */
import type { Db } from '../../../platform/db/database.ts';

/** This session waits for its password; with a `pin` (hash) for that, when it has no password of its own to give: it came by single sign-on. False: neither. */
export async function holdSessie(db: Db, id: string, now: Date, pin: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessie')
    .set(({ eb }) => ({ wacht_op: now, wacht_pin: eb.case().when('soort', '=', 'wachtwoord').then(null).else(pin).end() }))
    .where('id', '=', id)
    .where((eb) => (pin === null ? eb('soort', '=', 'wachtwoord') : eb('soort', 'in', ['wachtwoord', 'sso'])))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The adult is back. Digits of her own choice prove no more than that: what asks for a password still asks. */
export async function releaseSessie(db: Db, id: string): Promise<void> {
  await db.updateTable('sessie').set({ wacht_op: null, wacht_pin: null }).where('id', '=', id).execute();
}

export async function touchSessie(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('sessie').set({ gebruikt_op: now }).where('id', '=', id).execute();
}

export async function noteProof(db: Db, id: string, now: Date, tweedeFactor: boolean): Promise<void> {
  await db
    .updateTable('sessie')
    .set({ bevestigd_op: now, wacht_op: null, wacht_pin: null, ...(tweedeFactor && { tweede_factor_op: now }) })
    .where('id', '=', id)
    .execute();
}
