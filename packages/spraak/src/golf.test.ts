import assert from 'node:assert/strict';
import { test } from 'node:test';
import { golfVan } from './golf.ts';

test('every column shows its highest and lowest sample', () =>
  assert.deepEqual(golfVan(Float32Array.of(0, 0.5, -0.5, 0.25), 2), [
    { laag: 0, hoog: 0.5 },
    { laag: -0.5, hoog: 0.25 },
  ]));

test('a short sound has fewer columns than the picture, an empty one none', () => {
  assert.equal(golfVan(Float32Array.of(0, 1), 10).length, 2);
  assert.equal(golfVan(new Float32Array(0), 10).length, 0);
});
