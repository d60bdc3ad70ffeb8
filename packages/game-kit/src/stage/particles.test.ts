import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boog, inUit, loop01, uitloop, veer } from './motion.ts';
import { feest } from './particles.ts';

const base = { key: 'k', x: 100, y: 100, aantal: 12, duur: 60, seed: 3, rustig: false };

describe('particles', () => {
  it('are there only while they last, and each has its own key', () => {
    assert.equal(feest({ ...base, leeftijd: -1 }).length, 0);
    assert.equal(feest({ ...base, leeftijd: 60 }).length, 0);
    assert.equal(new Set(feest({ ...base, leeftijd: 30 }).map((item) => item.key)).size, 12);
  });

  it('do not move in calm mode', () => {
    const at = (leeftijd: number) => feest({ ...base, rustig: true, leeftijd }).map(({ x, y, rot }) => [x, y, rot]);
    assert.deepEqual(at(2), at(50));
  });
});

describe('movement', () => {
  for (const [name, ease] of Object.entries({ uitloop, inUit, veer })) {
    it(`${name} begins at 0 and ends at 1`, () => assert.deepEqual([Math.round(ease(0) * 1e9), Math.round(ease(1) * 1e9)], [0, 1e9]));
  }
  it('an arc ends where it began', () => assert.deepEqual([boog(0), boog(0.5), boog(1)], [0, 1, 0]));
  it('progress stays between 0 and 1', () => assert.deepEqual([loop01(5, 10, 10), loop01(15, 10, 10), loop01(99, 10, 10)], [0, 0.5, 1]));
});
