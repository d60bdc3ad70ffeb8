import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisDays, dayRange, type Daypoint } from './series.ts';

const point = (dag: string): Daypoint => ({ dag });
const days = (count: number): Daypoint[] =>
  Array.from({ length: count }, (_, index) => point(`2026-11-${String(index + 1).padStart(2, '0')}`));

test('an axis names the last day and only days that stand far enough apart', () => {
  const DAY = 86_400_000;
  assert.deepEqual(axisDays(days(3), DAY), ['2026-11-03', '2026-11-02', '2026-11-01']);
  assert.deepEqual(axisDays(days(20), 7 * DAY), ['2026-11-20', '2026-11-13', '2026-11-06']);
  assert.deepEqual(axisDays([], DAY), []);
});

test('one practice day stands in the middle of its own range', () => {
  const [from, to] = dayRange(days(1));
  assert.equal((from + to) / 2, Date.parse('2026-11-01'));
});
