import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { langsDeWeg, opWeg, rijstrook } from './diepte.ts';

const weg = { x: 640, horizon: 200, dichtbij: 700, halfBreed: 500 };

describe('a road to the horizon', () => {
  it('is as wide as it says at the near edge', () => assert.deepEqual(opWeg(weg, 1, 0), [1140, 700, 1]));
  it('shrinks to the vanishing point', () => {
    const [x, y, s] = opWeg(weg, 1, 1e9);
    assert.deepEqual([Math.round(x), Math.round(y), Math.round(s)], [640, 200, 0]);
  });
  it('has lanes of one width', () =>
    assert.deepEqual(
      [0, 1].map((i) => rijstrook(i, 2)),
      [-0.5, 0.5],
    ));
  it('brings what stands along it nearer, and round again', () => {
    assert.deepEqual(langsDeWeg(3, 2, 1), [5, 1, 3]);
    assert.deepEqual(langsDeWeg(3, 2, 7), [5, 1, 3]);
  });
});
