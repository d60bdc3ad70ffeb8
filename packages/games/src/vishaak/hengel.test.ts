import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diepten, hookedIndex, sink, swim } from './hengel.ts';

const vis = { y: 300, begin: 0, vaart: 2 };

describe('what swims', () => {
  it('goes there and back, and turns round', () => {
    assert.deepEqual(swim(vis, 25, 100, 200), { x: 150, y: 300, kant: 1 });
    assert.deepEqual(swim(vis, 75, 100, 200), { x: 150, y: 300, kant: -1 });
    assert.deepEqual(swim(vis, 100, 100, 200), { x: 100, y: 300, kant: 1 });
  });
  it('never leaves its water', () => {
    for (let tick = 0; tick < 1000; tick += 7) {
      const { x } = swim({ ...vis, begin: 0.4 }, tick, 100, 200);
      assert.ok(x >= 100 && x <= 200);
    }
  });
  it('hangs still without speed', () => assert.deepEqual(swim({ ...vis, vaart: 0 }, 0, 0, 9), swim({ ...vis, vaart: 0 }, 500, 0, 9)));
});

describe('a hook', () => {
  it('takes the first it touches, or nothing', () => {
    const plaatsen = [swim(vis, 0, 100, 200), swim({ ...vis, y: 500 }, 0, 100, 200)];
    assert.deepEqual(
      [hookedIndex({ x: 110, y: 490 }, plaatsen, { w: 80, h: 60 }), hookedIndex({ x: 400, y: 300 }, plaatsen, { w: 80, h: 60 })],
      [1, -1],
    );
  });
  it('goes straight down, or to where was pointed', () => {
    assert.equal(sink({ x: 0, y: 0 }, 9, null).x, 0);
    assert.ok(sink({ x: 0, y: 0 }, 9, 100).x > 0);
  });
});

it('depths lie evenly between surface and bottom', () => assert.deepEqual(diepten(2, 100, 300), [150, 250]));
