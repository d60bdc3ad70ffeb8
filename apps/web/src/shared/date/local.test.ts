import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lokaal } from './local.ts';

test('a moment is written as a date field of the browser has it, and read back it is the same moment', () => {
  // Around both changes of summer time in Europe, at the turn of the year and with single digits.
  for (const iso of ['2026-03-29T00:30:00.000Z', '2026-10-25T02:30:00.000Z', '2027-01-01T00:00:00.000Z', '2026-02-03T04:05:00.000Z']) {
    const tekst = lokaal(iso);
    assert.match(tekst, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    assert.equal(new Date(tekst).toISOString(), iso);
  }
});

test('seconds are left out: a date field has none', () => {
  assert.equal(lokaal('2026-02-03T04:05:59.000Z'), lokaal('2026-02-03T04:05:00.000Z'));
});
