import { test } from 'node:test';
import assert from 'node:assert/strict';
import { AppError } from '../app-error.ts';
import { AT_ONCE, createPasswords, createQueue, MAX_WAITING } from './passwords.ts';

test('L13: of five hundred hashes at once two run, four hundred wait their turn, and the others are told at once when to come again', async () => {
  const queue = createQueue(AT_ONCE, MAX_WAITING);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const job = (i: number) => (): Promise<number> => {
    started.push(i);
    return new Promise((resolve) => ends.push(() => resolve(i)));
  };
  const all = Array.from({ length: 500 }, (_, i) => queue(job(i)));
  const refused = await Promise.allSettled(all.slice(AT_ONCE + MAX_WAITING));
  assert.equal(refused.length, 98);
  for (const outcome of refused) {
    assert.ok(outcome.status === 'rejected' && outcome.reason instanceof AppError);
    assert.deepEqual([outcome.reason.kind, outcome.reason.retryAfter], ['unavailable', 5]);
  }
  assert.deepEqual(started, [0, 1]);
  for (let done = 0; done < AT_ONCE + MAX_WAITING; done++) {
    ends[done]?.();
    await all[done];
    assert.ok(started.length - done <= AT_ONCE + 1);
  }
  assert.deepEqual(
    started,
    Array.from({ length: AT_ONCE + MAX_WAITING }, (_, i) => i),
  );
});

test('L13: a job that fails gives its place to the next', async () => {
  const queue = createQueue(1, 1);
  const [first, second, third] = [
    queue(() => Promise.reject(new Error('stuk'))),
    queue(() => Promise.resolve('goed')),
    queue(() => Promise.resolve()),
  ];
  await assert.rejects(third, AppError);
  await assert.rejects(first, /stuk/);
  assert.equal(await second, 'goed');
});

test('a password matches in both spellings of its accents, and nobody has one', async () => {
  const passwords = await createPasswords();
  const stored = await passwords.hash('cafe\u0301 om de hoek');
  assert.equal(await passwords.matches(stored, 'caf\u00e9 om de hoek'), true);
  assert.equal(await passwords.matches(stored, 'cafe om de hoek'), false);
  assert.equal(await passwords.matches(undefined, 'niemand heeft dit wachtwoord'), false);
});
