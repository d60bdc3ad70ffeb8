import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostAttention, nobodyBegan, restKey, urgency } from './aandacht.ts';

test('a groep waits for its cards as long as nobody ever practised', () => {
  assert.equal(nobodyBegan([{ laatstGeoefend: null }, { laatstGeoefend: null }]), true);
  assert.equal(nobodyBegan([{ laatstGeoefend: null }, { laatstGeoefend: '2026-11-02T09:00:00Z' }]), false);
});

test('without a reason nobody needs attention', () => assert.equal(urgency([]), 0));

test('a child that never practised comes before one that is stuck', () => {
  assert.ok(
    urgency([{ code: 'nog-nooit-geoefend' }]) >
      urgency([
        { code: 'loopt-vast', categorie: 'ei-ij', getal: 40 },
        { code: 'zakt-terug', categorie: 'ng' },
      ]),
  );
});

test('with the same heaviest reason, more reasons come first', () => {
  assert.ok(urgency([{ code: 'loopt-vast' }, { code: 'raadt-vaak' }]) > urgency([{ code: 'loopt-vast' }]));
});

test('the first look is at the six groepen where most leerlingen need somebody, none without', () => {
  const groepen = [2, 0, 7, 1, 1, 3, 1, 1].map((aandacht, index) => ({ id: String(index), aandacht }));
  assert.deepEqual(
    mostAttention(groepen).map(({ id }) => id),
    ['2', '5', '0', '3', '4', '6'],
  );
});

test('that everybody practised is said where it is so, and never of a groep without children', () => {
  assert.equal(restKey(24, 24), 'aandacht.niemand');
  assert.equal(restKey(24, 23), 'aandacht.niemandNog');
  assert.equal(restKey(0, 0), 'aandacht.niemandNog');
});
