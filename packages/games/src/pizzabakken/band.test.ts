import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bandX, fitsOnBand, ringLengte } from './band.ts';

describe('a belt', () => {
  it('rides round and never jams', () => {
    const ring = ringLengte(7, 150, 1000);
    for (const t of [0, 333, 5000, -70]) {
      const xs = Array.from({ length: 7 }, (_, i) => bandX(i, 7, t, ring)).sort((a, b) => a - b);
      assert.ok(xs.every((x, i) => x >= 0 && (i === 0 || x - (xs[i - 1] ?? 0) >= 150)));
    }
  });
  it('is as long as what is seen of it when everything fits', () => {
    assert.deepEqual([fitsOnBand(6, 150, 1000), ringLengte(6, 150, 1000)], [true, 1000]);
    assert.deepEqual([fitsOnBand(7, 150, 1000), ringLengte(7, 150, 1000)], [false, 1120]);
  });
});
