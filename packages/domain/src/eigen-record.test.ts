import assert from 'node:assert/strict';
import { test } from 'node:test';
import { speeltTegenZichzelf, spookVan, type Weekrecord } from './eigen-record.ts';

test('by itself it is off below groep 6; who sets it decides', () => {
  assert.deepEqual(
    [5, 6].map((jaar) => speeltTegenZichzelf('automatisch', jaar)),
    [false, true],
  );
  assert.deepEqual([speeltTegenZichzelf('aan', 3), speeltTegenZichzelf('uit', 8)], [true, false]);
});

test('the ghost is of the last week before this one in which this game was played', () => {
  const rijen: readonly Weekrecord[] = [
    { game: 'ninja', week: '2026-11-09', waarde: 50 },
    { game: 'ninja', week: '2026-11-16', waarde: 31 },
    { game: 'rups', week: '2026-11-16', waarde: 9 },
    { game: 'ninja', week: '2026-11-23', waarde: 12 },
  ];
  assert.deepEqual(spookVan(rijen, 'ninja', '2026-11-23'), { spook: 31, dezeWeek: 12 });
  assert.deepEqual(spookVan(rijen, 'ninja', '2026-11-30'), { spook: 12, dezeWeek: null });
  assert.deepEqual(spookVan(rijen, 'autorace', '2026-11-23'), { spook: null, dezeWeek: null });
});
