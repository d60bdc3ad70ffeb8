import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, beginVan, dagVan } from './clock.ts';

test('a school day begins at its own midnight, in summer, in winter and on the days when the clock is changed', () => {
  assert.deepEqual(
    ['2026-07-01', '2026-12-01', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26'].map((dag) => beginVan(dag).toISOString()),
    [
      '2026-06-30T22:00:00.000Z',
      '2026-11-30T23:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-03-29T22:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
      '2026-10-25T23:00:00.000Z',
    ],
  );
});

test('of four years every day begins where the day before ends', () => {
  for (let n = 0, dag = '2024-01-01'; n < 1461; n += 1, dag = addDays(dag, 1)) {
    const begin = beginVan(dag).getTime();
    assert.deepEqual([dagVan(begin), dagVan(begin - 1)], [dag, addDays(dag, -1)]);
  }
});
