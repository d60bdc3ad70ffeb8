import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spreadAlongWeg, drawLijnOp, placeOnWeg, rijstrook, standBesideWeg, pointToHorizon } from './diepte.ts';

const weg = { x: 640, horizon: 200, dichtbij: 700, halfBreed: 500 };

describe('a road to the horizon', () => {
  it('is as wide as it says at the near edge', () => assert.deepEqual(placeOnWeg(weg, 1, 0), { x: 1140, y: 700, schaal: 1 }));
  it('shrinks to the vanishing point', () => {
    const { x, y, schaal: s } = placeOnWeg(weg, 1, 1e9);
    assert.deepEqual([Math.round(x), Math.round(y), Math.round(s)], [640, 200, 0]);
  });
  it('has lanes of one width', () =>
    assert.deepEqual(
      [0, 1].map((i) => rijstrook(i, 2)),
      [-0.5, 0.5],
    ));
  it('brings what stands along it nearer, and round again', () => {
    assert.deepEqual(spreadAlongWeg(3, 2, 1), [5, 1, 3]);
    assert.deepEqual(spreadAlongWeg(3, 2, 7), [5, 1, 3]);
  });
});

it('what points at the horizon stands straight up in the middle, and leans to the middle beside it', () => {
  assert.equal(Math.abs(pointToHorizon(weg, 0, 0).rot ?? 1), 0);
  assert.ok((pointToHorizon(weg, 1, 0).rot ?? 0) < 0 && (pointToHorizon(weg, -1, 0).rot ?? 0) > 0);
});

describe('a line on the road', () => {
  const lijn = { art: 'streep', w: 16, h: 96, aantal: 4, tussen: 1, helder: 3, z: -8 };
  const [eerste, tweede, ...verder] = drawLijnOp(weg, lijn, { key: 'streep', zij: 0, gereden: 0.75 });
  it('has marks one behind the other, each with its own key', () =>
    assert.deepEqual(
      [eerste, tweede, ...verder].map((item) => item?.key),
      ['streep-0', 'streep-1', 'streep-2', 'streep-3'],
    ));
  it('is flatter and fainter the further away it is', () => {
    assert.deepEqual([tweede?.sx, tweede?.sy, tweede?.alpha], [1, 1, 1]);
    assert.deepEqual([verder[1]?.sx, verder[1]?.sy], [1 / 3, 1 / 9]);
    assert.ok((verder[1]?.alpha ?? 1) < (verder[0]?.alpha ?? 0));
  });
});

describe('what stands along the road', () => {
  it('has its feet on the ground at any distance', () => {
    assert.deepEqual(
      [standBesideWeg(weg, { zij: 0, ver: 0, hoog: 60, z: 0 }).y, standBesideWeg(weg, { zij: 0, ver: 1, hoog: 60, z: 0 }).y],
      [640, 420],
    );
  });
  it('is drawn over what is further away', () =>
    assert.ok(
      (standBesideWeg(weg, { zij: 0, ver: 0, hoog: 60, z: 1 }).z ?? 0) > (standBesideWeg(weg, { zij: 0, ver: 1, hoog: 60, z: 1 }).z ?? 0),
    ));
});
