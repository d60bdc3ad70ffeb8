import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { buurOnBand, loadBand, onBand } from './losse.ts';

const band = loadBand(['m', 'aa', 'n'], ['e'], createRandom(1));

describe('loose pieces', () => {
  it('hold every piece and every foil once', () => assert.deepEqual(band.map(({ stuk }) => stuk).sort(), ['aa', 'e', 'm', 'n']));
  it('come in another order another time', () => {
    const orders = new Set(
      Array.from({ length: 60 }, (_, seed) =>
        loadBand(['a', 'b', 'c'], [], createRandom(seed * 977))
          .map((b) => b.stuk)
          .join(''),
      ),
    );
    assert.equal(orders.size, 6);
  });
  it('keep what was not laid', () =>
    assert.deepEqual(
      onBand(band, [0, 2]).map(({ id }) => id),
      [1, 3],
    ));
  it('are gone along in both directions, past what was taken', () => {
    const rest = onBand(band, [1]);
    assert.deepEqual([buurOnBand(rest, -1, 1), buurOnBand(rest, 0, 1), buurOnBand(rest, 0, -1), buurOnBand([], 0, 1)], [0, 2, 3, -1]);
  });
});
