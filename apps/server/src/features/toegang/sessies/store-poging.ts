/** Failed tries per key (a login name, a device, a second factor), in the database: several servers count together. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Seconds to wait after the n-th failure in a row: five are free, then 1, 2, 4 ... 60. Never more: whoever guesses on purpose must not be
 * able to keep a child out. What a whole class can be guessed at is limited by `klas.ts`.
 */
const WAIT = sql`case when inlogpoging.mislukt + 1 >= 5 then least(60, power(2, least(inlogpoging.mislukt - 4, 6))) else 0 end`;
/** A day without tries forgets the failures. */
const FORGOTTEN = sql`inlogpoging.laatste < excluded.laatste - interval '1 day'`;

/** A wait longer than the longest is of a clock that was ahead and was put right. */
const AHEAD = sql`inlogpoging.wacht_tot > excluded.laatste + interval '60 seconds'`;

/**
 * Counts a try before the password is looked at, so that tries at the same moment cannot share one turn. False when
 * this key has to wait. A right password takes the count away again.
 */
export async function takeTurn(db: Db, sleutel: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into inlogpoging (sleutel, mislukt, wacht_tot, laatste) values (${sleutel}, 1, ${now}, ${now})
    on conflict (sleutel) do update set
      mislukt = case when ${FORGOTTEN} then 1 else inlogpoging.mislukt + 1 end,
      wacht_tot = excluded.laatste + make_interval(secs => case when ${FORGOTTEN} then 0 else ${WAIT} end),
      laatste = excluded.laatste
    where inlogpoging.wacht_tot <= excluded.laatste or ${AHEAD}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** When the next try is looked at. */
export async function readWait(db: Db, sleutel: string): Promise<Date | undefined> {
  const row = await db.selectFrom('inlogpoging').select('wacht_tot').where('sleutel', '=', sleutel).executeTakeFirst();
  return row?.wacht_tot;
}

export async function forgetFailures(db: Db, sleutel: string): Promise<void> {
  await db.deleteFrom('inlogpoging').where('sleutel', '=', sleutel).execute();
}

export async function sweepPogingen(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('inlogpoging').where('laatste', '<', before).execute();
}
