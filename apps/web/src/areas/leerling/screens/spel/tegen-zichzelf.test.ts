import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withRecord } from './tegen-zichzelf.ts';

const WEEK = '2026-11-23';
const eerder = {
  aan: true,
  week: WEEK,
  records: [
    { game: 'autorace', week: WEEK, waarde: 5 },
    { game: 'autorace', week: '2026-11-16', waarde: 9 },
    { game: 'ninja', week: WEEK, waarde: 7 },
  ],
};
const anderen = eerder.records.slice(1);

test('more than before this week is the record of this week; other weeks and games stay what they were', () => {
  assert.deepEqual(withRecord(eerder, 'autorace', 6), { ...eerder, records: [{ game: 'autorace', week: WEEK, waarde: 6 }, ...anderen] });
});

test('less, and the same twice, leave the record as it was', () => {
  const zelfde = { ...eerder, records: [{ game: 'autorace', week: WEEK, waarde: 5 }, ...anderen] };
  assert.deepEqual(withRecord(eerder, 'autorace', 3), zelfde);
  assert.deepEqual(withRecord(withRecord(eerder, 'autorace', 5), 'autorace', 5), zelfde);
});

test('the first of a game stands beside what was there, and what was there is not changed itself', () => {
  const { records } = withRecord(eerder, 'vishaak', 2);
  assert.deepEqual(records, [{ game: 'vishaak', week: WEEK, waarde: 2 }, ...eerder.records]);
  assert.equal(eerder.records.length, 3);
});
