/** Does the server live, can its database write, and is what it confirms on disk, and could every page be read. `ready` turns false before the server stops. */
import type { FastifyInstance } from 'fastify';
import type { Database, Toestand } from '../db/database.ts';
import { createLateness } from '../db/queue-age.ts';

interface Health {
  readonly live: boolean;
  readonly ready: boolean;
  readonly durable: boolean;
  readonly intact: boolean;
  /** Answers of children are taken in at once: nobody waits for the database longer than they may. */
  readonly vlot: boolean;
  readonly version: string;
}

export interface HealthCheck {
  read(): Promise<Health>;
  /** How long the database takes to write a row (ms); null when it does not in time. */
  measure(): Promise<number | null>;
  /** From now on not ready: no new work, please. */
  drain(): void;
}

/** The database has this long to answer (ms). */
const PATIENCE = 1500;
/** Anybody may ask, and asking writes: so often at most (ms). */
const AGAIN = 500;

const timeout = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, PATIENCE, null).unref());

export function createHealth(database: Pick<Database, 'probe' | 'queueAge'>, version: string): HealthCheck {
  const isLate = createLateness(database);
  let draining = false;
  /** When it was known last: that a database is away says nothing about what is in it. */
  let bekend: Toestand = { durable: false, intact: false };
  let asked = -Infinity;
  let answer: Promise<Toestand | null> = Promise.resolve(null);
  /** Null: nothing can be written now. Who asks meanwhile gets the same answer. */
  const probe = (): Promise<Toestand | null> => {
    if (performance.now() - asked < AGAIN) return answer;
    asked = performance.now();
    answer = Promise.race([database.probe().catch(() => null), timeout()]).then((toestand) => {
      bekend = toestand ?? bekend;
      return toestand;
    });
    return answer;
  };
  return {
    read: async () => {
      // Of this moment: our own question waits in the same queue, and comes back when that is over.
      const late = isLate();
      const toestand = await probe();
      const kan = toestand !== null;
      // A page that cannot be read is no reason to send everybody away: what does not need it works.
      return { live: true, ready: kan && !draining, vlot: kan && !late, ...bekend, version };
    },
    measure: async () => {
      const begin = performance.now();
      const answered = await Promise.race([database.probe().catch(() => null), timeout()]);
      return answered === null ? null : Math.ceil(performance.now() - begin);
    },
    drain: () => {
      draining = true;
    },
  };
}

/** For load balancers, which look at the status only. */
export function mountProbes(app: FastifyInstance, health: HealthCheck): void {
  app.get('/health/live', () => ({ live: true }));
  app.get('/health/ready', async (_request, reply) => {
    const { ready } = await health.read();
    return reply
      .status(ready ? 200 : 503)
      .header('retry-after', '2')
      .send({ ready });
  });
}
