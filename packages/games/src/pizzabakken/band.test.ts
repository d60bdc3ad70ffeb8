import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { bandX, buurOnBand, loadBand, onBand, fitsOnBand, ringLengte } from './band.ts';

const band = loadBand(['m', 'aa', 'n'], ['e'], createRandom(1));

describe('a belt', () => {
  it('carries every piece and every foil once', () => assert.deepEqual(band.map(({ stuk }) => stuk).sort(), ['aa', 'e', 'm', 'n']));
  it('comes in another order another time', () => {
    const orders = new Set(
      Array.from({ length: 60 }, (_, seed) =>
        loadBand(['a', 'b', 'c'], [], createRandom(seed * 977))
          .map((b) => b.stuk)
          .join(''),
      ),
    );
    assert.equal(orders.size, 6);
  });
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
  it('keeps what was not taken off', () =>
    assert.deepEqual(
      onBand(band, [0, 2]).map(({ id }) => id),
      [1, 3],
    ));
  it('is gone along in both directions, past what was taken', () => {
    const rest = onBand(band, [1]);
    assert.deepEqual([buurOnBand(rest, -1, 1), buurOnBand(rest, 0, 1), buurOnBand(rest, 0, -1), buurOnBand([], 0, 1)], [0, 2, 3, -1]);
  });
});
