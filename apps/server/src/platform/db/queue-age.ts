/** How long requests wait for a connection: the first sign that more comes in than the database can do. */
import type { Pool, PoolClient } from 'pg';

type Connect = () => Promise<PoolClient>;

/** Gives the age (ms) of the oldest that waits now; 0 when nobody does. Who came first is first in a set. */
export function watchQueue(pool: Pool): () => number {
  const waiting = new Set<{ readonly since: number }>();
  const plain: Connect = Reflect.get(pool, 'connect').bind(pool);
  const connect: Connect = async () => {
    const ticket = { since: performance.now() };
    waiting.add(ticket);
    try {
      return await plain();
    } finally {
      waiting.delete(ticket);
    }
  };
  Reflect.set(pool, 'connect', connect);
  return () => {
    const [oldest] = waiting;
    return oldest ? performance.now() - oldest.since : 0;
  };
}

/** From here on (ms) answers are sent away: whoever waits longer finds the game standing still. */
const LATE = 500;

export const createLateness =
  ({ queueAge }: { readonly queueAge: () => number }): (() => boolean) =>
  () =>
    queueAge() > LATE;
