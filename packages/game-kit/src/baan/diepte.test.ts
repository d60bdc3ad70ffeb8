import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { langsDeWeg, ligtOp, opWeg, rijstrook, staatLangs } from './diepte.ts';

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

describe('a mark on the road', () => {
  it('points straight up in the middle, and to the middle beside it', () => {
    assert.equal(Math.abs(ligtOp(weg, 0, 0, true).rot ?? 1), 0);
    assert.ok((ligtOp(weg, 1, 0, true).rot ?? 0) < 0 && (ligtOp(weg, -1, 0, true).rot ?? 0) > 0);
  });
  it('is flatter the further away it is', () => {
    const { sx, sy } = ligtOp(weg, 0, 1, true);
    assert.deepEqual([sx, sy], [0.5, 0.25]);
    assert.equal(ligtOp(weg, 0, 1, false).sy, 0.5);
  });
});

describe('what stands along the road', () => {
  it('has its feet on the ground at any distance', () => {
    assert.deepEqual([staatLangs(weg, 0, 0, 60, 0).y, staatLangs(weg, 0, 1, 60, 0).y], [640, 420]);
  });
  it('is drawn over what is further away', () => assert.ok((staatLangs(weg, 0, 0, 60, 1).z ?? 0) > (staatLangs(weg, 0, 1, 60, 1).z ?? 0)));
});
