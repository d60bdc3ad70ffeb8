import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arch, easeInOut, progress01, easeOut, overshoot } from './motion.ts';
import { drawFeest } from './particles.ts';

const base = { key: 'k', x: 100, y: 100, aantal: 12, duur: 60, seed: 3, rustig: false };

describe('particles', () => {
  it('are there only while they last, and each has its own key', () => {
    assert.equal(drawFeest({ ...base, leeftijd: -1 }).length, 0);
    assert.equal(drawFeest({ ...base, leeftijd: 60 }).length, 0);
    assert.equal(new Set(drawFeest({ ...base, leeftijd: 30 }).map((item) => item.key)).size, 12);
  });

  it('do not move in calm mode', () => {
    const at = (leeftijd: number) => drawFeest({ ...base, rustig: true, leeftijd }).map(({ x, y, rot }) => [x, y, rot]);
    assert.deepEqual(at(2), at(50));
  });
});

describe('movement', () => {
  for (const [name, ease] of Object.entries({ easeOut, easeInOut, overshoot })) {
    it(`${name} begins at 0 and ends at 1`, () => assert.deepEqual([Math.round(ease(0) * 1e9), Math.round(ease(1) * 1e9)], [0, 1e9]));
  }
  it('an arc ends where it began', () => assert.deepEqual([arch(0), arch(0.5), arch(1)], [0, 1, 0]));
  it('progress stays between 0 and 1', () =>
    assert.deepEqual(
      [progress01(5, { van: 10, duur: 10 }), progress01(15, { van: 10, duur: 10 }), progress01(99, { van: 10, duur: 10 })],
      [0, 0.5, 1],
    ));
});
