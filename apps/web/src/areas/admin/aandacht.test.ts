import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nobodyBegan, restKey } from './aandacht.ts';

test('a groep waits for its cards as long as nobody ever practised', () => {
  assert.equal(nobodyBegan([{ laatstGeoefend: null }, { laatstGeoefend: null }]), true);
  assert.equal(nobodyBegan([{ laatstGeoefend: null }, { laatstGeoefend: '2026-11-02T09:00:00Z' }]), false);
});

test('that everybody practised is said where it is so, and never of a groep without children', () => {
  assert.equal(restKey(24, 24), 'aandacht.niemand');
  assert.equal(restKey(24, 23), 'aandacht.niemandNog');
  assert.equal(restKey(0, 0), 'aandacht.niemandNog');
});
