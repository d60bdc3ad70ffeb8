import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perDeel, PLATEN, plaatOp } from './klassenplaat.ts';
import { schooljaarVan } from './schooljaar.ts';

test('a part asks more of a large groep, and never less than one stukje', () => {
  assert.deepEqual([0, 1, 2, 4, 9, 25, 40].map(perDeel), [1, 1, 1, 1, 3, 8, 10]);
});

test('all pictures come by in a year, each school year begins with another one, and after the last they come round', () => {
  const reeks = (jaar: string): string[] => PLATEN.map((_, i) => plaatOp(jaar, i + 1).id);
  assert.equal(new Set(reeks('2026-2027')).size, PLATEN.length);
  assert.notEqual(reeks('2026-2027')[0], reeks('2027-2028')[0]);
  assert.equal(plaatOp('2026-2027', PLATEN.length + 1).id, reeks('2026-2027')[0]);
});

test('a school year begins on the first of August', () => {
  assert.deepEqual(['2026-07-31', '2026-08-01', '2027-01-02'].map(schooljaarVan), ['2025-2026', '2026-2027', '2026-2027']);
});

test('a picture has enough parts to last and few enough to see each one come', () => {
  for (const { id, delen } of PLATEN) assert.ok(delen >= 60 && delen <= 120, id);
});
