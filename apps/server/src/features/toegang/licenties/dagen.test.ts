import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loopOp, toLicentie } from './dagen.ts';
import { dueOf } from './herinneringen.ts';

const RIJ = { van: null, tot: null, plaatsen: null, pakketten: [], gebruikt: 3 };

test('the first and the last day count', () => {
  for (const [van, tot, loop] of [
    [null, null, 'loopt'],
    [null, '2026-11-19', 'loopt'],
    [null, '2026-11-18', 'verlopen'],
    ['2026-11-19', null, 'loopt'],
    ['2026-11-20', null, 'nog-niet'],
    ['2026-11-20', '2027-01-01', 'nog-niet'],
    ['2025-01-01', '2026-01-01', 'verlopen'],
  ] as const)
    assert.equal(loopOp({ van, tot }, '2026-11-19'), loop, `${van} ${tot}`);
});

test('M13: the days that are left are calendar days, also over the end of summer time and the year', () => {
  for (const [vandaag, tot, dagen] of [
    ['2026-11-19', '2026-11-19', 0],
    ['2026-11-19', '2026-11-20', 1],
    ['2026-10-24', '2026-10-26', 2],
    ['2026-12-20', '2027-02-18', 60],
    ['2028-02-27', '2028-03-01', 3],
  ] as const)
    assert.equal(toLicentie({ ...RIJ, tot }, vandaag, [60, 30, 7]).dagen, dagen, `${vandaag} ${tot}`);
  assert.equal(toLicentie({ ...RIJ, tot: '2026-11-18' }, '2026-11-19', [60, 30, 7]).dagen, null);
  assert.equal(toLicentie(RIJ, '2026-11-19', [60, 30, 7]).dagen, null);
});

test('it says so itself when the end comes near, and not before', () => {
  const bij = (tot: string) => toLicentie({ ...RIJ, tot }, '2026-11-19', [60, 30, 7]).looptAf;
  assert.deepEqual([bij('2027-01-19'), bij('2027-01-18'), bij('2026-11-19'), bij('2026-11-18')], [false, true, true, false]);
});

test('full is full while it runs; an ended one is ended, full or not', () => {
  const status = (velden: object) => toLicentie({ ...RIJ, ...velden }, '2026-11-19', [60, 30, 7]).status;
  assert.equal(status({ plaatsen: 3 }), 'vol');
  assert.equal(status({ plaatsen: 4 }), 'actief');
  assert.equal(status({ plaatsen: 3, tot: '2026-11-18' }), 'verlopen');
  assert.equal(status({ plaatsen: 3, van: '2026-11-20' }), 'nog-niet');
});

test('of the moments to be reminded at, the last that has come counts', () => {
  const DAGEN = [60, 30, 7];
  for (const [over, dagen] of [
    [61, undefined],
    [60, 60],
    [45, 60],
    [30, 30],
    [8, 30],
    [7, 7],
    [0, 7],
    [-1, undefined],
  ] as const)
    assert.equal(dueOf(over, DAGEN), dagen, String(over));
});
