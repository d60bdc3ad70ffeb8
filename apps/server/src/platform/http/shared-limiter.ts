/**
 * A bucket that all servers on one database take from. Asked only after this server itself has nothing against it, so that what is
 * refused costs nothing; while the database is away its own count goes on.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isUnavailable, type Db } from '../db/database.ts';
import { createLimiter, tooMany, type Rate } from './limiter.ts';

export interface SharedLimiter {
  /** Takes one turn of this person at `now` (ms); throws when the bucket is empty. */
  take(id: string, now: number): Promise<void>;
  /** What was taken turned out to need no limit: asked before the work, because two tries at once must not both be free. */
  giveBack(id: string): Promise<void>;
}

/** Makes a limiter for who asks, by a name of its own; where nothing is limited, one that lets all through. */
export type Limits = (name: string, rate: Rate) => SharedLimiter;

/** Every bucket of ours is full again long before (ms). */
const FORGOTTEN_AFTER = 86_400_000;

const keyOf = (name: string, id: string): string => `${name}:${createHash('sha256').update(id).digest('base64url')}`;

/** Of a clock that was ahead and was put right: nothing would come back into this bucket until it is that late again. Clocks of servers differ less. */
const AHEAD = sql`limiet.op > excluded.op + interval '1 minute'`;

/**
 * One statement: two servers that ask at the same moment wait for each other's row. Null when a turn was taken, else what is in the
 * bucket, which is less than one.
 */
async function takeTurn(db: Db, sleutel: string, { burst, perSecond }: Rate, now: Date): Promise<number | null> {
  const filled = sql`least(${burst}::float8, limiet.over
    + greatest(0, extract(epoch from excluded.op - limiet.op)::float8) * ${perSecond}::float8)`;
  const { rows } = await sql`
    insert into limiet (sleutel, over, op) values (${sleutel}, ${burst - 1}, ${now})
    on conflict (sleutel) do update set
      over = case when ${AHEAD} then greatest(1, limiet.over) else ${filled} end - 1,
      op = case when ${AHEAD} then excluded.op else greatest(limiet.op, excluded.op) end
    where ${filled} >= 1 or ${AHEAD}
    returning 1`.execute(db);
  if (rows.length > 0) return null;
  const rest = await sql<{ over: number }>`
    select least(${burst}::float8, over + greatest(0, extract(epoch from ${now}::timestamptz - op)::float8) * ${perSecond}::float8) as over
    from limiet where sleutel = ${sleutel}`.execute(db);
  return Math.min(1, rest.rows[0]?.over ?? 0);
}

export function createSharedLimiter(db: Db, name: string, rate: Rate): SharedLimiter {
  const ours = createLimiter(rate);
  return {
    take: async (id, now) => {
      ours.take(id, now);
      let left: number | null;
      try {
        left = await takeTurn(db, keyOf(name, id), rate, new Date(now));
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        return;
      }
      if (left !== null) throw tooMany(left, rate);
    },
    giveBack: async (id) => {
      ours.giveBack(id);
      await sql`update limiet set over = least(${rate.burst}::float8, over + 1) where sleutel = ${keyOf(name, id)}`.execute(db);
    },
  };
}

/** For measuring and for tests that send more than a person does. */
export const noSharedLimiter: SharedLimiter = { take: () => Promise.resolve(), giveBack: () => Promise.resolve() };

export async function sweepLimieten(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('limiet')
    .where('op', '<', new Date(now - FORGOTTEN_AFTER))
    .execute();
}
