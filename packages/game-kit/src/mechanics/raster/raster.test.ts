import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measureAfstand, touches, stepTo, vakAt, findStap } from './raster.ts';

const raster = { kolommen: 5, rijen: 4 };
const at = (kolom: number, rij: number): number => vakAt(raster, kolom, rij);
const none: ReadonlySet<number> = new Set();

describe('a grid that wraps round', () => {
  it('comes in at the other side', () => {
    assert.equal(stepTo(raster, at(4, 0), 'rechts'), at(0, 0));
    assert.equal(stepTo(raster, at(2, 0), 'op'), at(2, 3));
  });

  it('measures around the edges when that is shorter', () => assert.equal(measureAfstand(raster, at(0, 0), at(4, 3)), 2));

  it('sees neighbours over a corner', () =>
    assert.deepEqual([touches(raster, at(0, 0), at(4, 3)), touches(raster, at(0, 0), at(2, 0))], [true, false]));
});

describe('a way', () => {
  it('takes the short way over the edge only when it may', () => {
    assert.equal(findStap(raster, { from: at(0, 0), to: at(4, 0), blocked: none }), 'links');
    assert.equal(findStap(raster, { from: at(0, 0), to: at(4, 0), blocked: none, rondom: false }), 'rechts');
  });

  it('goes around what is blocked, and enters a blocked goal', () => {
    const wall = new Set([at(1, 0), at(1, 1), at(1, 2), at(2, 0)]);
    assert.equal(findStap(raster, { from: at(0, 0), to: at(2, 0), blocked: wall, rondom: false }), 'neer');
  });

  it('is null when there is none', () =>
    assert.equal(findStap(raster, { from: at(0, 0), to: at(3, 3), blocked: new Set([at(1, 0), at(0, 1)]), rondom: false }), null));
});
