/**
 * What is done again and again while a server runs. Several servers on one database each have these timers; what has to be done once
 * (`servers: 'one'`) is done by whoever comes first, and the others pass that time by. A server that falls keeps nobody: its turn ends by itself.
 */
import { sql } from 'kysely';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/database.ts';
import type { Tick } from './platform/feature.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';

/** Ready to run. */
export interface Job extends Pick<Tick<never>, 'name' | 'every' | 'servers'> {
  readonly run: (now: number) => Promise<unknown>;
}

export interface JobDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly metrics: Metrics | undefined;
  readonly log: Log;
}

/** Of the time between two: a timer that fires a little early still gets its turn. */
const SHARE = 0.9;

/**
 * True for one of the servers that ask within that time (ms). One statement: two that ask at the same moment wait for each other's row. A turn that lasts longer than
 * turns do is of a clock that was ahead and was put right.
 */
export async function takeBeurt(db: Db, naam: string, every: number, now: number): Promise<boolean> {
  const { rows } = await sql`
    insert into werkbeurt (naam, tot) values (${naam}, ${new Date(now + every * SHARE)})
    on conflict (naam) do update set tot = excluded.tot
    where werkbeurt.tot <= ${new Date(now)} or werkbeurt.tot > ${new Date(now + every)}
    returning 1`.execute(db);
  return rows.length > 0;
}

async function runJob({ name, every, servers, run }: Job, { db, clock, metrics, log }: JobDeps): Promise<void> {
  const begin = performance.now();
  const now = clock.now();
  try {
    if (servers === 'one' && !(await takeBeurt(db, name, every, now))) return;
    await run(now);
    metrics?.job(name, true, performance.now() - begin);
  } catch (err) {
    log.warn({ err, name }, `${name} mislukt`);
    metrics?.job(name, false, performance.now() - begin);
  }
}

/** Until the timers are cleared. */
export const startJobs = (jobs: readonly Job[], deps: JobDeps): readonly NodeJS.Timeout[] =>
  jobs.map((job) => setInterval(() => void runJob(job, deps), job.every).unref());
