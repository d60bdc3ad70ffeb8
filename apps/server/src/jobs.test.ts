import { test } from 'node:test';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '../test/database.ts';
import { silent } from '../test/fixtures.ts';
import { startJobs, takeBeurt, type Job } from './jobs.ts';
import { openDatabase } from './platform/db/database.ts';

const { database, connection, atEnd } = await createTestDatabase();
/** A second server has connections of its own. */
const ander = openDatabase({ connection, max: 4, log: silent });
atEnd(() => ander.close());
const NU = Date.parse('2026-11-19T09:00:00Z');

test('of servers that ask at the same moment one gets the turn, and after it, whoever comes first', async () => {
  const vragen = (now: number): Promise<readonly boolean[]> =>
    Promise.all([database, ander, database, ander, database, ander].map(({ own }) => takeBeurt(own, 'proef', 60_000, now)));
  assert.equal((await vragen(NU)).filter(Boolean).length, 1);
  assert.equal((await vragen(NU + 30_000)).filter(Boolean).length, 0);
  // The one that had it may be gone.
  assert.equal((await vragen(NU + 59_000)).filter(Boolean).length, 1);
});

test('what is for one server is done once by two, what is for each by both, and what fails is tried again by somebody', async () => {
  const gedaan = { een: 0, elk: 0, mislukt: 0 };
  const EVERY = 150;
  const jobs: readonly Job[] = [
    { name: 'een', every: EVERY, servers: 'one', run: async () => void gedaan.een++ },
    { name: 'elk', every: EVERY, servers: 'each', run: async () => void gedaan.elk++ },
    {
      name: 'mislukt',
      every: EVERY,
      servers: 'one',
      run: async () => {
        gedaan.mislukt++;
        throw new Error('dat lukt nu niet');
      },
    },
  ];
  const begin = performance.now();
  const timers = [database, ander].flatMap(({ own: db }) =>
    startJobs(jobs, { db, clock: { now: () => Date.now() }, metrics: undefined, log: silent }),
  );
  while (gedaan.elk < 12) await sleep(10);
  for (const timer of timers) clearInterval(timer);
  const keren = Math.ceil((performance.now() - begin) / (EVERY * 0.9));
  assert.ok(gedaan.een >= 2 && gedaan.een <= keren, `${gedaan.een} of ${keren}`);
  assert.ok(gedaan.mislukt >= 2 && gedaan.mislukt <= keren, `${gedaan.mislukt} of ${keren}`);
});

test('F20: a turn that was taken while the clock was a day ahead keeps nobody from the next', async () => {
  assert.equal(await takeBeurt(database.own, 'klok', 60_000, NU + 86_400_000), true);
  assert.equal(await takeBeurt(ander.own, 'klok', 60_000, NU), true);
  assert.equal(await takeBeurt(ander.own, 'klok', 60_000, NU), false);
});
