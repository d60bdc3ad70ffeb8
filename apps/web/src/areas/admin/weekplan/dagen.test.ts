import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginVan, dagenVan, maandagVan, naarWeek } from './dagen.ts';

test('a week begins on Monday, also on a Sunday and over a turn of the year', () => {
  assert.deepEqual(['2026-11-23', '2026-11-27', '2026-11-29', '2027-01-01'].map(maandagVan), [
    '2026-11-23',
    '2026-11-23',
    '2026-11-23',
    '2026-12-28',
  ]);
  assert.equal(naarWeek('2026-12-28', 1), '2027-01-04');
});

test('in the weekend one plans the week that comes', () => {
  assert.deepEqual(['2026-11-27', '2026-11-28', '2026-11-29'].map(beginVan), ['2026-11-23', '2026-11-30', '2026-11-30']);
});

test('five school days, and a Saturday only where something stands on it', () => {
  assert.deepEqual(dagenVan('2026-11-23', []), ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
  assert.equal(dagenVan('2026-11-23', ['2026-11-28']).at(-1), '2026-11-28');
});
