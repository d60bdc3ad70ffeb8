import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eigenHoofddeksels, SPAARBLOBS, SPAARKAARTEN } from './spaarkaart.ts';

test('ten cards hold 120 blobs, each with a name, a number and a drawing of its own', () => {
  assert.equal(SPAARKAARTEN.length, 10);
  assert.deepEqual(
    SPAARBLOBS.map(({ nummer }) => nummer),
    Array.from({ length: 120 }, (_, i) => i + 1),
  );
  assert.equal(new Set(SPAARBLOBS.map(({ naam }) => naam)).size, 120);
  assert.equal(new Set(SPAARBLOBS.map(({ seed }) => seed)).size, 120);
});

test('one blob of a card opens what that card wears', () => {
  assert.deepEqual(eigenHoofddeksels(new Set()), ['niets', 'kuif']);
  assert.deepEqual(eigenHoofddeksels(new Set([13, 24])), ['niets', 'kuif', 'muts']);
});
