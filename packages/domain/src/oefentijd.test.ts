import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAfwijking } from './oefeninstelling.ts';
import { isOefendag, OEFENDAGEN_VOORSTEL, OEFENTIJD, weekdagVan } from './oefentijd.ts';

test('the days that are proposed are as many as the practice time says', () => {
  assert.equal(OEFENDAGEN_VOORSTEL.length, OEFENTIJD.thuis.dagen);
});

test('a day of practice is one of the weekdays that were chosen; without a choice every day is', () => {
  assert.deepEqual(
    ['2026-11-30', '2026-12-05', '2026-12-06', '2028-02-29', '2028-03-01', '2027-01-01'].map(weekdagVan),
    [1, 6, 7, 2, 3, 5],
  );
  assert.equal(isOefendag(null, '2026-12-06'), true);
  assert.deepEqual([isOefendag([1, 6], '2026-12-05'), isOefendag([1, 6], '2026-12-06')], [true, false]);
});

test('weekdays are kept once and in order, and no day at all is no choice', () => {
  assert.deepEqual(readAfwijking({ oefendagen: [5, 1, 5] }), { oefendagen: [1, 5] });
  assert.deepEqual(readAfwijking({ oefendagen: [] }), {});
  assert.deepEqual(readAfwijking({ oefendagen: null }), { oefendagen: null });
});
