import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { measureAfstand } from '@spelrijk/game-kit/mechanics/raster';
import { celPlek, turnTo, grow, startInMidden, shrink, crawl, scatter, routeTo } from './slang.ts';

const RASTER = { kolommen: 13, rijen: 6 };
const slang = (...lijf: readonly number[]) => ({ lijf, vorig: lijf });

describe('a body on a grid', () => {
  it('lies in the middle with its tail to the left', () => assert.deepEqual(startInMidden(RASTER, 3).lijf, [45, 44, 43]));
  it('follows its head, and knows where it was', () => {
    const { lijf, vorig, bijt } = crawl(RASTER, slang(45, 44, 43), 'op');
    assert.deepEqual([lijf, vorig, bijt], [[32, 45, 44], [45, 44, 43], false]);
  });
  it('bites itself when it meets its body, but not its own tail that moves away', () => {
    assert.equal(crawl(RASTER, slang(30, 31, 44, 43, 42), 'neer').bijt, true);
    assert.equal(crawl(RASTER, slang(30, 31, 44, 43), 'neer').bijt, false);
  });
  it('cannot turn round on the spot', () => {
    assert.equal(turnTo(RASTER, slang(45, 44), 'links', null), 'rechts');
    assert.equal(turnTo(RASTER, slang(45, 44), 'op', 'rechts'), 'op');
  });
  it('grows where its tail was and shrinks no further than told', () => {
    assert.deepEqual(grow({ lijf: [3, 2], vorig: [2, 1] }), { lijf: [3, 2, 1], vorig: [2, 1, 1] });
    assert.equal(shrink(shrink(slang(4, 3, 2, 1), 3), 3).lijf.length, 3);
  });
  it('comes in from outside when it goes over an edge', () => {
    const veld = { raster: RASTER, x: 0, y: 0, cel: 10 };
    assert.deepEqual(celPlek(veld, { lijf: [0], vorig: [12] }, 0, 0), [-5, 5]);
    assert.deepEqual(celPlek(veld, { lijf: [1], vorig: [0] }, 0, 0.5), [10, 5]);
  });
});

describe('the way to a cell', () => {
  it('goes around what must not be touched', () => assert.notEqual(routeTo(RASTER, slang(45, 44), 47, [46]), 'rechts'));
  it('goes over the edge only when there is no other way', () => {
    const muur = [0, 1, 2, 3, 4, 5].map((rij) => rij * 13 + 6);
    assert.equal(routeTo(RASTER, slang(13 + 5, 13 + 4), 13 + 3, []), 'op');
    assert.equal(routeTo(RASTER, slang(0, 13), 7, muur), 'links');
  });
});

describe('things that are laid', () => {
  it('lie three steps from the head, beside the body, and apart from each other', () => {
    for (let seed = 0; seed < 30; seed++) {
      const laid = scatter(RASTER, slang(40, 39, 38), { n: 8, bezet: [3], random: createRandom(seed) });
      for (const [i, vak] of laid.entries()) {
        assert.ok(measureAfstand(RASTER, vak, 40) >= 3);
        assert.ok([3, ...laid.slice(0, i)].every((ander) => measureAfstand(RASTER, vak, ander) >= 2));
      }
    }
  });
  it('lie on any free cell when there is little room', () =>
    assert.deepEqual(
      scatter({ kolommen: 3, rijen: 1 }, slang(0), { n: 2, bezet: [], random: createRandom(1) }).toSorted((a, b) => a - b),
      [1, 2],
    ));
});
