import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysAgo, firstFreeDay, lastDays, schoolDay } from './days.ts';
import { weekdagNamen } from './weekdag.ts';

test('weekdays are named as people say them', () => {
  assert.equal(weekdagNamen([1, 2, 7]), 'maandag, dinsdag en zondag');
  assert.equal(weekdagNamen([4]), 'donderdag');
});

test('a late evening in UTC is already the next school day', () => {
  assert.equal(schoolDay('2026-11-20T23:30:00Z'), '2026-11-21');
  assert.equal(schoolDay('2026-07-01T22:30:00Z'), '2026-07-02');
});

test('days are counted by the calendar, also over the change of summer time', () => {
  const rows: readonly [moment: string, now: string, days: number][] = [
    ['2026-11-21T08:00:00Z', '2026-11-21T20:00:00Z', 0],
    ['2026-11-20T22:50:00Z', '2026-11-20T23:10:00Z', 1],
    ['2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 2],
    ['2026-03-28T12:00:00Z', '2026-03-30T06:00:00Z', 2],
  ];
  for (const [moment, now, days] of rows) assert.equal(daysAgo(moment, Date.parse(now)), days, moment);
});

test('the last days end today and follow each other', () => {
  assert.deepEqual(lastDays(3, Date.parse('2026-10-25T12:00:00Z')), ['2026-10-23', '2026-10-24', '2026-10-25']);
});

test('the first free day comes after what is planned, in whatever order that stands, and is never over', () => {
  const tot = (...dagen: string[]) => dagen.map((dag) => ({ tot: dag }));
  assert.equal(firstFreeDay([], '2026-11-30'), '2026-11-30');
  assert.equal(firstFreeDay(tot('2026-11-29'), '2026-11-30'), '2026-11-30');
  assert.equal(firstFreeDay(tot('2026-12-31', '2026-11-30'), '2026-11-30'), '2027-01-01');
});
