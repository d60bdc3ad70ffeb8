import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../test/database.ts';
import { silent } from '../../../test/fixtures.ts';
import { openDatabase } from '../db/database.ts';
import { createCounter } from './counter.ts';
import { FILES } from './limiter.ts';
import { createSharedLimiter, sweepLimieten } from './shared-limiter.ts';

const NOW = Date.parse('2026-11-27T09:00:00Z');
const SECOND = 1000;
const WIE = '01935d5e-0000-7000-8000-000000000001';
const TOO_MANY = { kind: 'too-many' };

/** Two servers on one database. */
async function startTwo() {
  const { database } = await createTestDatabase();
  return {
    db: database.own,
    een: createSharedLimiter(database.own, 'proef', FILES),
    twee: createSharedLimiter(database.own, 'proef', FILES),
  };
}

const countRows = async (db: Parameters<typeof sweepLimieten>[0]): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from limiet`.execute(db);
  return rows[0]?.n ?? 0;
};

test('what one server gave, the other does not give again', async () => {
  const { een, twee } = await startTwo();
  for (let i = 0; i < FILES.burst / 2; i++) {
    await een.take(WIE, NOW);
    await twee.take(WIE, NOW);
  }
  await assert.rejects(een.take(WIE, NOW), TOO_MANY);
  await assert.rejects(twee.take(WIE, NOW), TOO_MANY);
});

test('the bucket fills in its own time, on every server', async () => {
  const { een, twee } = await startTwo();
  for (let i = 0; i < FILES.burst; i++) await een.take(WIE, NOW);
  await assert.rejects(twee.take(WIE, NOW + 9 * SECOND), TOO_MANY);
  await twee.take(WIE, NOW + 10 * SECOND);
  await assert.rejects(een.take(WIE, NOW + 10 * SECOND), TOO_MANY);
});

test('the wait that is named is the wait that helps, whichever server names it', async () => {
  const { een, twee } = await startTwo();
  for (let i = 0; i < FILES.burst; i++) await een.take(WIE, NOW);
  const later = NOW + 3 * SECOND;
  for (const limiter of [een, twee]) await assert.rejects(limiter.take(WIE, later), { kind: 'too-many', retryAfter: 7 });
  await assert.rejects(twee.take(WIE, later + 6 * SECOND), TOO_MANY);
  await twee.take(WIE, later + 7 * SECOND);
});

test('everybody has a bucket of her own, and every limit too', async () => {
  const { db, een, twee } = await startTwo();
  for (let i = 0; i < FILES.burst; i++) await een.take(WIE, NOW);
  await twee.take(`${WIE}-ander`, NOW);
  await createSharedLimiter(db, 'anders', FILES).take(WIE, NOW);
  assert.equal(await countRows(db), 3);
});

test('requests at the same moment share no turn', async () => {
  const { een, twee } = await startTwo();
  const asked = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? een : twee).take(WIE, NOW)));
  assert.equal(asked.filter(({ status }) => status === 'fulfilled').length, FILES.burst);
});

test('what this server refuses by itself asks nothing of the database', async () => {
  const { db, een } = await startTwo();
  for (let i = 0; i < FILES.burst; i++) await een.take(WIE, NOW);
  await sql`delete from limiet`.execute(db);
  await assert.rejects(een.take(WIE, NOW), TOO_MANY);
  assert.equal(await countRows(db), 0);
});

test('while the database is away the own count goes on', async () => {
  const away = openDatabase({ connection: { host: '127.0.0.1', port: 1, user: 'x', password: 'x', database: 'x' }, max: 1, log: silent });
  test.after(() => away.close());
  const limiter = createSharedLimiter(away.own, 'proef', FILES);
  for (let i = 0; i < FILES.burst; i++) await limiter.take(WIE, NOW);
  await assert.rejects(limiter.take(WIE, NOW), TOO_MANY);
});

test('a bucket that was full long ago is swept away', async () => {
  const { db, een } = await startTwo();
  await een.take(WIE, NOW);
  await sweepLimieten(db, NOW + 86_400_000);
  assert.equal(await countRows(db), 1);
  await sweepLimieten(db, NOW + 86_400_001);
  assert.equal(await countRows(db), 0);
});

test('F20: what was taken while the clock was a day ahead comes back in its own time once it is put right', async () => {
  const { een, twee } = await startTwo();
  const vooruit = NOW + 86_400_000;
  for (let i = 0; i < FILES.burst; i++) await een.take(WIE, vooruit);
  await assert.rejects(een.take(WIE, vooruit), TOO_MANY);
  await twee.take(WIE, NOW);
  await assert.rejects(twee.take(WIE, NOW), TOO_MANY);
  await twee.take(WIE, NOW + 10 * SECOND);
  const teller = createCounter({ free: 2, windowMs: 600_000, perMinute: 10 });
  for (let i = 0; i < 5; i++) teller.failed(WIE, vooruit);
  teller.wait(WIE, vooruit);
  assert.ok(teller.wait(WIE, vooruit) > 0);
  assert.equal(teller.wait(WIE, NOW), 0);
});
