import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom } from '@spelrijk/base/random';
import { stepTo } from '@spelrijk/game-kit/mechanics/raster';
import { buildKamer, deurenIn, findStapIn } from './kamer.ts';

const raster = { kolommen: 13, rijen: 5 };

describe('a room of a maze', () => {
  it('has its openings spread over the top', () => {
    assert.deepEqual(
      [2, 3, 4].map((n) => deurenIn(raster, n)),
      [
        [3, 9],
        [2, 6, 10],
        [1, 4, 8, 11],
      ],
    );
  });
  it('leads to every opening, whatever walls stand in it', () => {
    for (let seed = 0; seed < 60; seed++) {
      const kamer = buildKamer(raster, 2 + (seed % 3), 12, createRandom(seed));
      for (const deur of kamer.deuren) {
        let vak = kamer.begin;
        for (let n = 0; n < 40 && vak !== deur; n++) {
          const stap = findStapIn(raster, kamer, vak, deur);
          assert.ok(stap);
          vak = stepTo(raster, vak, stap);
          assert.ok(vak === deur || !kamer.deuren.includes(vak));
        }
        assert.equal(vak, deur);
      }
    }
  });
  it('differs from seed to seed', () =>
    assert.notDeepEqual(buildKamer(raster, 3, 10, createRandom(1)), buildKamer(raster, 3, 10, createRandom(2))));
});
