import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisDays, dayRange, type Point } from './series.ts';

const point = (dag: string): Point => ({ dag, laag: 40, hoog: 60, antwoorden: 5 });
const days = (count: number): Point[] => Array.from({ length: count }, (_, index) => point(`2026-11-${String(index + 1).padStart(2, '0')}`));

test('an axis names the first and the last day and never more than fit', () => {
  assert.deepEqual(axisDays(days(3), 5), ['2026-11-01', '2026-11-02', '2026-11-03']);
  const many = axisDays(days(20), 4);
  assert.equal(many.length, 4);
  assert.equal(many[0], '2026-11-01');
  assert.equal(many.at(-1), '2026-11-20');
});

test('one practice day stands in the middle of its own range', () => {
  const [from, to] = dayRange(days(1));
  assert.equal((from + to) / 2, Date.parse('2026-11-01'));
});
